/// Under which names something damaged may be kept: `NAME.damaged`, `NAME.damaged-2`, … `NAME.damaged-999`.
package enum SetAsideNames {
  package static func names(for name: String) -> some Sequence<String> {
    (1...999).lazy.map { $0 == 1 ? "\(name).damaged" : "\(name).damaged-\($0)" }
  }
}

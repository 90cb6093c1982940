/// A way to connect objects, all of which can be reached from the first.
enum GraphShape: String, CaseIterable {
  case chain, tree, dense, closures, dictionaries

  func make(_ count: Int) -> [BenchmarkObject] {
    switch self {
    case .chain:
      let objects = (0..<count).map { _ in ChainObject() }
      for index in 1..<count {
        objects[index - 1].next = objects[index]
        objects[index].back = objects[index - 1]
      }
      return objects
    case .tree:
      let objects = (0..<count).map { _ in TreeObject() }
      for index in 1..<count {
        let parent = objects[(index - 1) / 2]
        if index % 2 == 1 { parent.left = objects[index] } else { parent.right = objects[index] }
      }
      return objects
    case .dense:
      // Four neighbours each, near by as they are in programs, and all in one large component.
      let objects = (0..<count).map { _ in DenseObject() }
      for index in 0..<count {
        objects[index].neighbours = [1, 7, 31, count - 1].map { objects[(index + $0) % count] }
      }
      return objects
    case .closures:
      let objects = (0..<count).map { _ in ClosureObject() }
      for index in 1..<count {
        let (owner, next) = (objects[index - 1], objects[index])
        owner.action = { [weak owner] in
          owner?.back = nil
          next.back = nil
        }
      }
      return objects
    case .dictionaries:
      let objects = (0..<count).map { _ in TableObject() }
      for index in 1..<count { objects[(index - 1) / 8].children[index] = objects[index] }
      return objects
    }
  }
}

/// A state has lost the module that it was to show.
struct NotStaged: Error, CustomStringConvertible {
  let module: String

  var description: String {
    "\(module) is not on its navigation or in its cell. To fix: bring it there in this state's closure."
  }
}

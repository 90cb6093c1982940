internal import FileStorage
internal import Foundation

/// `SaveLoop FILE`: saves one state after the other from the one in the file on, and prints each number that was saved.
@main struct SaveLoop {
  static func main() throws {
    let file = JSONFile<NumberedState>(at: URL(filePath: CommandLine.arguments[1]))
    var number = try file.load()?.number ?? 0
    while true {
      number += 1
      try file.save(NumberedState(number))
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }
}

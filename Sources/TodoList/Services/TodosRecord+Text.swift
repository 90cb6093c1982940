internal import FileStorage
internal import Foundation
internal import Titles

extension TodosRecord {
  /// One todo a line, so that a difference between two files can be read.
  var text: JSONText {
    var text = JSONText()
    text.append("{\n\"format\":")
    text.append(quoted: Self.format.format)
    text.append(",\n\"version\":")
    text.append(Self.format.version)
    text.append(",\n\"todos\":[\n")
    for (index, todo) in todos.all.enumerated() {
      if index > 0 { text.append(",\n") }
      Self.append(todo, to: &text)
    }
    text.append("\n]\n}\n")
    return text
  }

  private static func append(_ todo: Todo, to text: inout JSONText) {
    text.append("{\"id\":")
    text.append(quoted: todo.id.text)
    text.append(",\"title\":")
    text.append(quoted: todo.title.text)
    text.append(",\"detail\":")
    text.append(quoted: todo.detail)
    text.append(todo.isCompleted ? ",\"isCompleted\":true" : ",\"isCompleted\":false")
    if let deadline = todo.deadline {
      text.append(",\"deadline\":")
      text.append(seconds(deadline))
    }
    text.append(",\"createdOn\":")
    text.append(seconds(todo.createdOn))
    text.append(",\"updatedOn\":")
    text.append(seconds(todo.updatedOn))
    text.append("}")
  }

  private static func seconds(_ date: Date) -> Int {
    Int(date.timeIntervalSince1970)
  }
}

extension [TaskItem] {
  /// Replaces the task of the same id where it stands, or adds this one at the end.
  mutating func put(_ task: TaskItem) {
    if let index = firstIndex(where: { $0.id == task.id }) { self[index] = task } else { append(task) }
  }
}

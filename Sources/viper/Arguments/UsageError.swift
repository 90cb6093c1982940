/// What is wrong with the way the program was called, and what would be right.
struct UsageError: Error, Equatable {
  let problem: String
  let hint: String
}

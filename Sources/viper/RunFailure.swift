/// What went wrong although the program was called rightly, and what can be done.
struct RunFailure: Error, Equatable {
  let problem: String
  let hint: String
}

internal import Navigation

/// The alerts that wait for an answer: one for each subject, the newest on top.
struct AlertStack {
  /// What an alert is about; a newer one takes the place of an older one about the same.
  enum Subject {
    case currencies, rate, picker, navigation
  }

  private struct Entry {
    let subject: Subject
    let message: String
    let request: ConverterRequest?
  }

  private var entries: [Entry] = []

  /// What is to be shown; `nil` for none.
  var display: AlertDisplay? {
    entries.last.map { AlertDisplay(message: $0.message, offersRetry: $0.request != nil) }
  }

  /// - Parameter request: what is sent once more, if that is offered.
  mutating func push(_ subject: Subject, _ message: String, retrying request: ConverterRequest? = nil) {
    end(subject)
    entries.append(Entry(subject: subject, message: message, request: request))
  }

  /// Takes the alert away that is on top, and gives the request that it offered to send once more.
  mutating func pop() -> ConverterRequest? {
    entries.popLast()?.request
  }

  /// Takes the alert on a subject away, wherever it stands.
  mutating func end(_ subject: Subject) {
    entries.removeAll { $0.subject == subject }
  }
}

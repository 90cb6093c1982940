import Navigation

/// A screen that leads on to another one by itself.
final class ForwardingScreen: Screen {
  enum Moment { case load, appear }

  let title = "Forwarding"
  var context = ScreenContext()
  private(set) var appearances = 0
  private let next: any Screen
  private let moment: Moment

  init(next: any Screen, at moment: Moment = .load) {
    (self.next, self.moment) = (next, moment)
  }

  func load() { forward(at: .load) }

  func willAppear() {
    appearances += 1
    forward(at: .appear)
  }

  private func forward(at moment: Moment) {
    guard moment == self.moment else { return }
    try? shownIn().push(next, animated: false)
  }
}

import SpySupport

/// Answers when the test says so, and does not listen to cancellation.
@MainActor final class HeldOrder: ShopService {
  let answers = HeldAnswers<Order, Never>(cancellation: nil)

  func order() async -> Order { await answers.ask() }
}

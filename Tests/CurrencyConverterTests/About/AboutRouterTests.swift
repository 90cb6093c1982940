import CurrencyConverter
import CurrencyConverterMocks
import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `About router` {
  @Test func `closes the screen that is presented`() throws {
    let navigation = registered(track(NavigationSpy()))
    let screen = track(ScreenSpy())
    screen.context.navigation = navigation

    try track(AboutRouter(screen: screen)).close()

    #expect(navigation.take() == [.dismiss(ObjectIdentifier(screen), animated: true)])
  }

  @Test func `a refused transition is passed on`() {
    let navigation = registered(track(NavigationSpy()))
    navigation.refusal = .notPresented
    let screen = track(ScreenSpy())
    screen.context.navigation = navigation

    #expect(throws: NavigationError.notPresented) { try AboutRouter(screen: screen).close() }
    #expect(navigation.take() == [.dismiss(ObjectIdentifier(screen), animated: true)])
  }

  @Test func `without a navigation, or without its screen, it says so`() {
    let screen = track(ScreenSpy())
    #expect(throws: NavigationError.noNavigation) { try AboutRouter(screen: screen).close() }

    let router = AboutRouter(screen: ScreenSpy())
    #expect(throws: NavigationError.noNavigation) { try router.close() }
  }
}

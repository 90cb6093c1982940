import CurrencyConverter
import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Converter router` {
  @Test func `presents the screen that it was handed the way to make`() throws {
    let navigation = registered(track(NavigationSpy()))
    let screen = track(ScreenSpy())
    screen.context.navigation = navigation
    let about = ScreenSpy()

    try track(ConverterRouter(screen: screen, makeAbout: { about })).openAbout()

    #expect(navigation.take() == [.present(ObjectIdentifier(about), animated: true)])
  }

  @Test func `makes a new screen each time`() throws {
    let navigation = track(NavigationStack())
    let screen = ScreenSpy()
    try navigation.push(screen, animated: false)
    let router = track(ConverterRouter(screen: screen, makeAbout: { track(ScreenSpy()) }))

    try router.openAbout()
    try router.openAbout()

    #expect(navigation.presented.count == 2)
    #expect(navigation.presented.first !== navigation.presented.last)
  }

  @Test func `a refused transition is passed on`() {
    let navigation = registered(track(NavigationSpy()))
    navigation.refusal = .alreadyShown
    let screen = track(ScreenSpy())
    screen.context.navigation = navigation
    let about = ScreenSpy()

    #expect(throws: NavigationError.alreadyShown) {
      try ConverterRouter(screen: screen, makeAbout: { about }).openAbout()
    }
    #expect(navigation.take() == [.present(ObjectIdentifier(about), animated: true)])
  }

  @Test func `without a navigation, or without its screen, it says so and makes nothing`() {
    var made = 0
    let makeAbout: @MainActor () -> any Screen = {
      made += 1
      return ScreenSpy()
    }
    let screen = track(ScreenSpy())

    #expect(throws: NavigationError.noNavigation) {
      try ConverterRouter(screen: screen, makeAbout: makeAbout).openAbout()
    }
    let orphan = ConverterRouter(screen: ScreenSpy(), makeAbout: makeAbout)
    #expect(throws: NavigationError.noNavigation) { try orphan.openAbout() }

    #expect(made == 0)
  }
}

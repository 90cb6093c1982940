import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Navigation stack` {
  @Test func `a pushed screen is loaded once and appears each time it is visible`() throws {
    let (stack, transcript) = makeSUT()
    let list = ScreenSpy(title: "list", transcript: transcript)
    let detail = ScreenSpy(title: "detail", transcript: transcript)

    try stack.push(list, animated: true)
    #expect(transcript.take() == ["list.load", "list.willAppear"])

    try stack.push(detail, animated: true)
    #expect(transcript.take() == ["detail.load", "detail.willAppear"])

    try stack.pop(animated: true)
    #expect(transcript.take() == ["list.willAppear"])
    #expect(detail.context.navigation == nil, "a popped screen is in no navigation")
  }

  @Test func `a screen that comes back after it was popped is not loaded twice`() throws {
    let (stack, transcript) = makeSUT()
    let list = ScreenSpy(title: "list", transcript: transcript)
    let detail = ScreenSpy(title: "detail", transcript: transcript)
    try stack.push(list, animated: false)
    try stack.push(detail, animated: false)
    try stack.pop(animated: false)
    _ = transcript.take()

    try stack.push(detail, animated: false)

    #expect(transcript.take() == ["detail.willAppear"])
  }

  @Test func `going back to a screen lets go of everything above it`() throws {
    let (stack, _) = makeSUT()
    let screens = try pushScreens(4, on: stack)

    try stack.pop(to: screens[1], animated: true)

    #expect(stack.screens.map(ObjectIdentifier.init) == screens[...1].map(ObjectIdentifier.init))
    #expect(screens.map { $0.context.navigation != nil } == [true, true, false, false])
  }

  @Test func `going back to the root leaves the first screen`() throws {
    let (stack, _) = makeSUT()
    let screens = try pushScreens(3, on: stack)

    try stack.popToRoot(animated: true)

    #expect(stack.screens.map(ObjectIdentifier.init) == [ObjectIdentifier(screens[0])])
  }

  @Test func `a presented screen covers the stack until it is dismissed`() throws {
    let (stack, transcript) = makeSUT()
    let list = ScreenSpy(title: "list", transcript: transcript)
    let about = ScreenSpy(title: "about", transcript: transcript)
    try stack.push(list, animated: false)
    try stack.present(about, animated: true)
    #expect(stack.visible === about)
    _ = transcript.take()

    try stack.dismiss(about, animated: true) { #expect(stack.visible === list) }

    #expect(transcript.take() == ["list.willAppear"])
    #expect(about.context.navigation == nil, "a dismissed screen is in no navigation")
  }

  @Test func `a screen pushed under a presented one waits until it is seen`() throws {
    let (stack, transcript) = makeSUT()
    let about = ScreenSpy(title: "about", transcript: transcript)
    try stack.present(about, animated: false)
    _ = transcript.take()

    try stack.push(ScreenSpy(title: "list", transcript: transcript), animated: false)
    #expect(transcript.take() == [])

    try stack.dismiss(about, animated: false)
    #expect(transcript.take() == ["list.load", "list.willAppear"])
  }

  /// In the article the short form of `dismiss` calls itself, without end.
  @Test func `fault: a dismissal without a completion is one with an empty one`() throws {
    let navigation = track(NavigationSpy())
    let screen = track(ScreenSpy())

    try (navigation as any Navigating).dismiss(screen, animated: true)

    #expect(navigation.take() == [.dismiss(ObjectIdentifier(screen), animated: true)])
  }

  @Test func `the completion of a dismissal is called once, after it`() throws {
    let (stack, _) = makeSUT()
    let about = ScreenSpy()
    try stack.present(about, animated: false)
    var shownAtCompletion: [Bool] = []

    try stack.dismiss(about, animated: false) { shownAtCompletion.append(stack.visible != nil) }

    #expect(shownAtCompletion == [false])
  }

  @Test func `a screen that navigates while it loads does not appear itself`() throws {
    let (stack, transcript) = makeSUT()
    let detail = ScreenSpy(title: "detail", transcript: transcript)
    let forwarding = ForwardingScreen(next: detail)

    try stack.push(forwarding, animated: false)

    #expect(transcript.take() == ["detail.load", "detail.willAppear"])
    #expect(forwarding.appearances == 0)
    #expect(stack.visible === detail)
  }

  @Test(arguments: [ForwardingScreen.Moment.load, .appear]) func `the front end hears last what is visible last`(
    _ moment: ForwardingScreen.Moment
  ) throws {
    let (stack, _) = makeSUT()
    let observer = registered(track(NavigationObserverSpy()))
    stack.observer = observer

    try stack.push(ForwardingScreen(next: ScreenSpy(title: "detail"), at: moment), animated: true)

    #expect(observer.take() == [.navigationDidShow(title: "detail", animated: false)])
  }

  @Test func `dismissing a screen takes along what is presented over it`() throws {
    let (stack, _) = makeSUT()
    let screens = [ScreenSpy(), ScreenSpy(), ScreenSpy()]
    for screen in screens { try stack.present(screen, animated: false) }

    try stack.dismiss(screens[1], animated: false)

    #expect(stack.presented.map(ObjectIdentifier.init) == [ObjectIdentifier(screens[0])])
  }

  @Test func `the front end hears which screen is visible, and whether to animate`() throws {
    let (stack, _) = makeSUT()
    let observer = registered(track(NavigationObserverSpy()))
    stack.observer = observer

    try stack.push(ScreenSpy(title: "list"), animated: false)
    let about = ScreenSpy(title: "about")
    try stack.present(about, animated: true)
    try stack.dismiss(about, animated: true)

    #expect(
      observer.take() == [
        .navigationDidShow(title: "list", animated: false),
        .navigationDidShow(title: "about", animated: true),
        .navigationDidShow(title: "list", animated: true),
      ])
  }

  @Test func `popping a screen frees it at once`() throws {
    let (stack, _) = makeSUT()
    try stack.push(ScreenSpy(), animated: false)
    var detail: ScreenSpy? = ScreenSpy()
    weak let popped = detail
    if let detail { try stack.push(detail, animated: false) }
    detail = nil
    #expect(popped != nil, "the stack owns its screens")

    try stack.pop(animated: false)

    #expect(popped == nil)
  }

  @Test func `the stack does not hold the front end`() {
    let stack = track(NavigationStack())
    do {
      let observer = track(NavigationObserverSpy())
      stack.observer = observer
    }

    #expect(stack.observer == nil)
  }

  @Test func `screens hold neither their navigation nor their observer`() throws {
    let screen = ScreenSpy()
    do {
      let stack = track(NavigationStack())
      let observer = track(ScreenObserverSpy())
      screen.context.observer = observer
      try stack.push(screen, animated: false)
    }

    #expect(screen.context.navigation == nil)
    #expect(screen.context.observer == nil)
  }
}

// MARK: - Helpers

extension `Navigation stack` {
  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> (NavigationStack, Transcript) {
    (track(NavigationStack(), at: location), Transcript())
  }

  private func pushScreens(_ count: Int, on stack: NavigationStack) throws -> [ScreenSpy] {
    let screens = (0..<count).map { _ in ScreenSpy() }
    for screen in screens { try stack.push(screen, animated: false) }
    return screens
  }
}

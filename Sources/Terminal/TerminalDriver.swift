public import Navigation

/// Runs a program of screens in a terminal, a pipe or a file.
///
/// Who types sees every change at once and is never kept waiting. From a pipe each command waits for the answers to the
/// one before, so that the same story prints the same text. Only what a save says that fails comes when it comes.
///
/// - Owned by: the composition root.
/// - Owns: ``NavigationStack``, and by it the screens; the front end of the visible one; input and output.
@MainActor public final class TerminalDriver {
  private enum Event: Sendable {
    case input(TerminalEvent)
    case changed
  }

  private let navigation: NavigationStack
  private let input: any TerminalInput
  private let makeFrontEnd: @MainActor (any Screen) -> (any ScreenFrontEnd)?
  private let writer: FrameWriter
  private let isTypedInto: Bool

  private let events: AsyncStream<Event>
  private let post: AsyncStream<Event>.Continuation

  // Not private, since the commands stand in a file of their own.
  var frontEnd: (any ScreenFrontEnd)?
  private var editor: LineEditor
  var message: [Line]

  /// Lines that have come in and are not carried out yet.
  private var waiting: [LineEditor.Outcome] = []
  private var hasRead = false
  private var isChanged = false
  private var problem: OutputError?
  var isOver = false

  /// - Parameter makeFrontEnd: gives the front end for a screen; `nil` for a screen that it does not know.
  public init(
    navigation: NavigationStack, input: any TerminalInput, output: any TerminalOutput,
    makeFrontEnd: @escaping @MainActor (any Screen) -> (any ScreenFrontEnd)?
  ) {
    self.navigation = navigation
    self.input = input
    self.makeFrontEnd = makeFrontEnd
    isTypedInto = input.isTerminal
    editor = LineEditor(isTerminal: isTypedInto && output.drawsOver)
    writer = FrameWriter(output: output, drawsOver: editor.isTerminal, echoes: !isTypedInto)
    message = isTypedInto ? [Line(DriverWords.welcome, .faint)] : []
    (events, post) = AsyncStream.makeStream()
  }

  /// Shows the screen and carries out what comes in, until the input or the user ends it.
  public func run(_ screen: any Screen) async throws(TerminalError) {
    try await run { navigation throws(NavigationError) in try navigation.push(screen, animated: false) }
  }

  /// - Parameter show: shows the first screen.
  public func run(
    showing show: (any Navigating) throws(NavigationError) -> Void
  ) async throws(TerminalError) {
    navigation.observer = self
    do throws(NavigationError) { try show(navigation) } catch { throw .notShown(error) }
    input.start(takingKeys: editor.isTerminal) { [post] in post.yield(.input($0)) }
    defer { input.stop() }
    input.more()

    draw()
    for await event in events {
      take(event)
      carryOut()
      if isOver { break }
      if isTypedInto { draw() }
      if hasRead, waiting.isEmpty {
        hasRead = false
        input.more()
      }
    }
    write { writer throws(OutputError) in try writer.end() }
    if let problem { throw .notWritten(problem) }
  }
}

// MARK: - What comes in

extension TerminalDriver {
  private var isBusy: Bool { frontEnd?.isBusy ?? false }

  private func take(_ event: Event) {
    switch event {
    case .input(.bytes(let bytes)):
      waiting += bytes.compactMap { editor.take($0) }
      hasRead = true
    case .input(.end): waiting += [editor.finish(), .ended].compactMap(\.self)
    case .input(.interrupt): isOver = true
    case .input(.resized): break
    case .changed: isChanged = false
    }
  }

  /// Carries out what may be carried out now; from a pipe each step is shown.
  private func carryOut() {
    if !isTypedInto, !isBusy { draw() }
    while !isOver, !waiting.isEmpty, isTypedInto || !isBusy {
      switch waiting.removeFirst() {
      case .entered(let line) where line.allSatisfy(\.isWhitespace): continue
      case .entered(let line): carryOut(line)
      case .tooLong: message = [Line(DriverWords.tooLong, .warning)]
      case .interrupted, .ended: isOver = true
      }
      if !isTypedInto, !isOver { draw() }
    }
  }
}

// MARK: - What is shown

extension TerminalDriver: ScreenObserver, NavigationObserver {
  public func navigationDidShow(_ screen: any Screen, animated: Bool) {
    frontEnd = makeFrontEnd(screen)
    screen.context.observer = self
    screenDidChange(screen)
  }

  /// Many values may change at once; they are drawn together.
  public func screenDidChange(_ screen: any Screen) {
    guard !isChanged else { return }
    isChanged = true
    post.yield(.changed)
  }

  private func draw() {
    let title = Line(navigation.visible?.title ?? "", .strong)
    let drawing = frontEnd?.drawing ?? [Line(DriverWords.unknownScreen, .warning)]
    write { [message, editor] writer throws(OutputError) in
      try writer.show([title] + drawing, message, input: editor.text)
    }
  }

  /// An output that takes nothing more ends the program.
  func write(_ body: (FrameWriter) throws(OutputError) -> Void) {
    guard problem == nil else { return }
    do throws(OutputError) {
      try body(writer)
    } catch {
      problem = error
      isOver = true
    }
  }
}

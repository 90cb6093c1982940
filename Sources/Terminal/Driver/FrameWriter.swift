/// Brings frames to the output: over the one before on a terminal that is typed into, else one below the other.
///
/// - Owned by: ``TerminalDriver``.
/// - Owns: ``TerminalOutput``.
@MainActor final class FrameWriter {
  private let output: any TerminalOutput
  private let drawsOver: Bool
  private let echoes: Bool
  private var shown: [String]?

  /// - Parameter echoes: whether nobody has seen the lines being typed that are carried out.
  init(output: any TerminalOutput, drawsOver: Bool, echoes: Bool) {
    self.output = output
    self.drawsOver = drawsOver
    self.echoes = echoes
  }

  /// Shows a frame, unless it is the one that is shown.
  ///
  /// - Parameters:
  ///   - drawing: is cut where the terminal is too low for all of it.
  ///   - input: what is typed so far.
  func show(_ drawing: [Line], _ message: [Line], input: String) throws(OutputError) {
    let message = text(message)
    guard drawsOver else { return try append(text(drawing) + message) }

    let prompt = ["", "> " + Frame.text([Line(input)], width: nil, isColoured: false).joined()]
    let frame = cut(text(drawing), toLeave: message.count + prompt.count) + message + prompt
    guard frame != shown else { return }
    // Home, each line with its old rest erased, then everything below (ECMA-48: CUP, EL, ED).
    try output.write("\u{1B}[H" + frame.joined(separator: "\u{1B}[K\n") + "\u{1B}[K\u{1B}[J")
    shown = frame
  }

  /// Says which line is carried out, where nobody has seen it typed.
  func echo(_ line: String) throws(OutputError) {
    guard echoes else { return }
    try append(["> " + Frame.text([Line(line)], width: nil, isColoured: false).joined()])
    shown = []
  }

  /// Leaves the last frame, and what follows below it.
  func end() throws(OutputError) {
    if drawsOver { try output.write("\n") }
  }
}

extension FrameWriter {
  private func text(_ lines: [Line]) -> [String] {
    Frame.text(lines, width: output.width, isColoured: output.isColoured)
  }

  /// Writes a frame below the one before; an echo and its frame belong together.
  private func append(_ frame: [String]) throws(OutputError) {
    guard frame != shown else { return }
    try output.write((shown?.isEmpty == false ? "\n" : "") + frame.map { $0 + "\n" }.joined())
    shown = frame
  }

  private func cut(_ drawing: [String], toLeave rest: Int) -> [String] {
    guard let height = output.height, drawing.count > height - rest else { return drawing }
    let kept = max(1, height - rest - 1)
    return drawing.prefix(kept) + ["… \(drawing.count - kept) more lines than the window has."]
  }
}

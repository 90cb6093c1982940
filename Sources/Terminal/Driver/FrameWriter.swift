/// Brings frames to the output: over the one before on a terminal that is typed into, else one below the other.
///
/// - Owned by: ``TerminalDriver``.
/// - Owns: ``TerminalOutput``.
@MainActor final class FrameWriter {
  private let output: any TerminalOutput
  private let drawsOver: Bool
  private var shown: [String]?

  init(output: any TerminalOutput, drawsOver: Bool) {
    self.output = output
    self.drawsOver = drawsOver
  }

  /// Shows a frame, unless it is the one that is shown.
  ///
  /// - Parameter input: what is typed so far.
  func show(_ lines: [Line], input: String) {
    var frame = Frame.text(lines, width: output.width, isColoured: output.isColoured)
    if drawsOver { frame.append("") }
    let prompt = Frame.text([Line("> " + input)], width: nil, isColoured: false)
    if drawsOver { frame += prompt }
    guard frame != shown else { return }

    if drawsOver {
      // Home, each line with its old rest erased, then everything below (ECMA-48: CUP, EL, ED).
      output.write("\u{1B}[H" + frame.joined(separator: "\u{1B}[K\n") + "\u{1B}[K\u{1B}[J")
    } else {
      output.write((shown == nil ? "" : "\n") + frame.map { $0 + "\n" }.joined())
    }
    shown = frame
  }

  /// Says which line is carried out, where nobody has seen it typed.
  func echo(_ line: String) {
    guard !drawsOver else { return }
    let line = Frame.text([Line("> " + line)], width: nil, isColoured: false).joined()
    output.write((shown == nil ? "" : "\n") + line + "\n")
    shown = nil
  }

  /// Leaves the last frame, and what follows below it.
  func end() {
    if drawsOver { output.write("\n") }
  }
}

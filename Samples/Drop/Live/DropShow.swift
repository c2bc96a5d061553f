import Dynamics
import Foundation
import SampleSupport

/// Shows a text on the terminal as `cat` does, and then lets it come down on the alternate screen.
///
/// So the text is on the screen from the start, and still there when the show ends, in whatever way it does.
struct DropShow {
  private let request: DropRequest
  private let hasMouse: Bool
  private let terminal = Terminal()

  /// The frames that pass at once while nothing moves, so that a heap costs almost nothing.
  private static let framesWithoutPicture = 6

  init(_ request: DropRequest, hasMouse: Bool) {
    (self.request, self.hasMouse) = (request, hasMouse)
  }

  func run() throws {
    let size = terminal.size
    var page = Page(columns: size.columns, rows: size.rows)
    try StandardInput.read { bytes in
      try StandardOutput.write(bytes)
      page.read(bytes)
    }
    page.finish()
    // A text that ends within a sequence or a style must not change the show.
    try StandardOutput.write("\u{1B}[m")
    guard !page.isBlank, StandardInput.connectToTerminal(), terminal.size == size,
      terminal.open(mouse: hasMouse, cursor: true)
    else { return }
    defer { terminal.close() }
    terminal.waitForAnswers()
    // The text stays in the rows in which it is.
    let top = max(0, min((terminal.rowOfCursor ?? page.row) - page.row, size.rows - 1))
    var act = DropAct(page, top: top, request)
    show(&act, size)
  }

  /// Shows frames until the show is over, the user ends it, or the terminal has another size.
  private func show(_ act: inout DropAct, _ size: (columns: Int, rows: Int)) {
    var due = MediaTime.now
    var last = due
    while !act.isOver {
      if terminal.updateAfterSignals() {
        // The terminal breaks lines in its own way then, which only it knows.
        guard terminal.size == size else { return }
        terminal.waitForAnswers()
        act.redraw()
        due = MediaTime.now
      }
      let now = MediaTime.now
      terminal.present(act.draw(after: now - last))
      last = now
      let frames = act.isStill ? Self.framesWithoutPicture : 1
      // A frame that takes long is followed by the next one; the motion is then slower.
      due = max(due + Double(frames) * Tumble.tick, MediaTime.now)
      guard waitForKeys(until: due, &act) else { return }
      act.tick()
      for _ in 1..<frames where act.isStill { act.tick() }
    }
  }

  /// - Returns: `false` if a key ends the show.
  private func waitForKeys(until due: Double, _ act: inout DropAct) -> Bool {
    repeat {
      let wait = max(0, due - MediaTime.now)
      for key in terminal.keys(within: Int((wait * 1000).rounded(.up))) {
        if [.character("q"), .character("Q"), .escape].contains(key) { return false }
        act.press(key)
      }
    } while MediaTime.now < due
    return true
  }
}

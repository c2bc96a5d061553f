internal import Dynamics

/// Shows an act on the terminal until the user quits.
package struct LiveShow {
  /// How long a picture that is still waits for a key, in seconds.
  private static let longestWait = 0.2

  package static func run(_ act: inout some LiveAct, depth: ColorDepth) throws(NoTerminal) {
    let terminal = Terminal()
    let mayShowPictures = act.hasFinePicture && depth == .trueColor
    guard terminal.open(mouse: act.wantsMouse, pictures: mayShowPictures) else {
      throw NoTerminal()
    }
    defer { terminal.close() }
    terminal.waitForAnswers()
    var stage = stage(for: act, on: terminal)
    var last = MediaTime.now
    while true {
      if terminal.updateAfterSignals() {
        if mayShowPictures { terminal.write(KittyGraphics.end.description) }
        terminal.write("\u{1B}[2J")
        terminal.waitForAnswers()
        stage = self.stage(for: act, on: terminal)
        // No time passes in the show while the program is stopped.
        last = MediaTime.now
      }
      let start = MediaTime.now
      act.advance(by: start - last)
      last = start
      let changes = stage.draw(&act, depth: depth, at: start)
      terminal.present(changes ?? "")
      let isStill = act.isStill
      let frame = 1 / act.framesPerSecond
      let wait =
        isStill && changes != nil ? longestWait : max(0, frame - (MediaTime.now - start))
      for key in terminal.keys(within: Int(wait * 1000)) {
        if key == .character("q") || key == .character("Q") { return }
        act.press(key)
      }
      if isStill { last = MediaTime.now }
    }
  }
  private static func stage(for act: some LiveAct, on terminal: Terminal) -> Stage {
    Stage(terminal.size, act.palette, graphics: terminal.showsPictures ? KittyGraphics() : nil)
  }
}

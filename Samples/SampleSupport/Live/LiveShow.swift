internal import Dynamics
internal import Foundation

/// Shows an act on the terminal until the user quits.
package struct LiveShow {
  /// How long a picture that is still waits for a key, in seconds.
  private static let longestWait = 0.2

  /// - Parameters:
  ///   - depth: The colors that the terminal has at least.
  ///   - graphics: Whether pictures are in the resolution of the screen.
  package static func run(
    _ act: inout some LiveAct, depth: ColorDepth, graphics: GraphicsChoice = .auto
  ) throws(NoTerminal) {
    let terminal = Terminal()
    let mayShowPictures =
      switch graphics {
      case .always: true
      case .never: false
      case .auto:
        depth != .none && !ColorDepth.isWithinMultiplexer(ProcessInfo.processInfo.environment)
      }
    guard
      terminal.open(
        mouse: act.wantsMouse, pictures: mayShowPictures,
        colors: depth.mayBeDeeper)
    else {
      throw NoTerminal()
    }
    defer { terminal.close() }
    terminal.waitForAnswers()
    var stage = stage(for: act, on: terminal, graphics)
    var last = MediaTime.now
    // Whether the picture is as it will be until something happens.
    var isDrawn = false
    while true {
      if terminal.updateAfterSignals() {
        if mayShowPictures { terminal.write(KittyGraphics.end.description) }
        terminal.write("\u{1B}[2J")
        terminal.waitForAnswers()
        stage = self.stage(for: act, on: terminal, graphics)
        isDrawn = false
        // No time passes in the show while the program is stopped.
        last = MediaTime.now
      }
      let start = MediaTime.now
      act.advance(by: start - last)
      last = start
      let isStill = act.isStill
      if !isStill || !isDrawn {
        let changes = stage.draw(&act, depth: terminal.depth(atLeast: depth), at: start)
        terminal.present(changes ?? "")
        isDrawn = isStill && changes != nil && stage.isExact
      }
      let frame = 1 / act.framesPerSecond
      let wait = isDrawn ? longestWait : max(0, frame - (MediaTime.now - start))
      for key in terminal.keys(within: Int(wait * 1000)) {
        if key == .character("q") || key == .character("Q") { return }
        act.press(key)
        isDrawn = false
      }
      if isStill { last = MediaTime.now }
    }
  }

  private static func stage(
    for act: some LiveAct, on terminal: Terminal, _ graphics: GraphicsChoice
  ) -> Stage {
    let showsPictures =
      switch graphics {
      case .always: true
      case .never: false
      case .auto: terminal.showsPictures
      }
    return Stage(terminal.size, act.palette, graphics: showsPictures ? KittyGraphics() : nil)
  }
}

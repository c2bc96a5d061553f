@_spi(Samples) import DynamicsRecording
import Foundation
import Testing

@testable import SampleSupport
@testable import dynamics_play

/// The program as a user runs it.
@Suite struct PlayProgramTests {
  private let program = BuiltProgram(name: "dynamics-play")

  @Test func `it lists its scenes`() throws {
    let outcome = try program.run("--list")
    #expect(outcome.status == 0 && outcome.errors == "")
    for scene in PlayScene.all { #expect(outcome.output.contains("  \(scene.name) ")) }
  }

  @Test func `the same seed gives the same bytes in every format`() throws {
    for format in ["text", "svg", "html", "css", "lottie", "asciicast", "csv", "json"] {
      let arguments = [
        "--scene", "crates", "--seed", "4", "--seconds", "2", "--fps", "20", "--format", format,
      ]
      let (first, second) = (try program.run(arguments), try program.run(arguments))
      #expect(first == second && first.status == 0 && first.errors == "", "\(format)")
      #expect(first.output.count > 100)
    }
    let other = try program.run("--scene", "crates", "--seed", "5", "--seconds", "2")
    #expect(
      other.output != (try program.run("--scene", "crates", "--seed", "4", "--seconds", "2").output)
    )
  }

  @Test func `the mouse throws a card on a terminal`() throws {
    let session = try TerminalSession.of("dynamics-play --scene cards --seed 1")
    try session.wait(for: "throws")
    let painter = StagePainter(PlayScene.cards, columns: 80, rows: 22)
    func event(_ code: Int, _ x: Double, _ y: Double, end: Character = "M") -> String {
      let pixel = painter.viewport.pixel(at: CGPoint(x: x, y: y))
      return "\u{1B}[<\(code);\(Int(pixel.x) + 1);\(Int(pixel.y / 2) + 1)\(end)"
    }
    session.type(event(0, 46, 60))
    try session.wait(for: "●")
    for step in 1...8 {
      session.type(event(32, 46 + 20 * Double(step), 90))
      try session.wait(for: "●")
    }
    session.type(event(0, 206, 90, end: "m"))
    // Only cells that change are written.
    try session.wait(for: "thrown")
    try session.quit()
  }

  @Test func `it starts with the menu, and keys play without a mouse`() throws {
    let session = try TerminalSession.of("dynamics-play --seed 1")
    try session.wait(for: "scenes")
    session.type("\r")
    try session.wait(for: "Cards")
    session.type("j")
    try session.wait(for: "↓")
    session.resize(60, 20)
    session.type("?")
    try session.wait(for: "mouse")
    // The second page; all of it is written after a change of size.
    session.type(" ")
    session.resize(61, 20)
    try session.wait(for: "X-ray:")
    session.type(" ")
    session.type("q")
    try session.wait(for: "status 0")
  }
}

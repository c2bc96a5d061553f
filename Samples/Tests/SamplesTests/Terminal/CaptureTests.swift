import Foundation
import Testing

@testable import SampleSupport
@testable import card_shuffle
@testable import dynamics_play

/// Pictures without colors on 80 × 24 cells, as somebody has looked at and found good.
///
/// After a change that is meant to change them, look at the new ones and run these tests with
/// `RENEW_CAPTURES=1`.
@Suite struct CaptureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Captures")

  private func compare(_ act: some LiveAct, with name: String) throws {
    var act = act
    var stage = Stage((80, 24), act.palette)
    var screen = TextScreen(columns: 80, rows: 24)
    screen.read(stage.draw(&act, depth: .none, at: 0) ?? "")
    #expect(screen.unknown == [])
    let file = Self.folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["RENEW_CAPTURES"] == "1" {
      try screen.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    #expect(
      screen.text == known, "\(name) is now\n\(screen.text)\nand was\n\(known)")
  }

  @Test(arguments: [("riffle", 2.2), ("overhand", 2.0), ("deal", 60), ("fan", 60)])
  func `cards look as they did`(style: String, seconds: Double) throws {
    let request = ShuffleRequest(
      style: try #require(ShuffleStyle(rawValue: style)), framesPerSecond: 60, seed: 3)
    var act = ShuffleAct(try Director(request: request).perform(), of: request)
    act.advance(by: seconds)
    act.press(.character(" "))
    try compare(act, with: "card-shuffle-\(style)")
  }

  @Test func `the menu of the playground looks as it did`() throws {
    var act = PlayAct(LiveRequest(seed: 1, hasPreview: false), clock: { 0 })
    for key in [Key.down, .down, .right] { act.press(key) }
    try compare(act, with: "dynamics-play-menu")
  }
}

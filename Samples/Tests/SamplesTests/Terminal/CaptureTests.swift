import Testing

@testable import SampleSupport
@testable import card_shuffle
@testable import dynamics_play

/// Pictures without colors on 80 × 24 cells.
@Suite struct CaptureTests {
  private func compare(_ act: some LiveAct, with name: String) throws {
    var act = act
    var stage = Stage((80, 24), act.palette)
    var screen = TextScreen(columns: 80, rows: 24)
    screen.read(stage.draw(&act, depth: .none, at: 0) ?? "")
    #expect(screen.unknown == [])
    try Capture.compare(screen.text, with: name)
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

import Dynamics
@_spi(Samples) import DynamicsRecording
import SampleSupport
import Testing

@testable import bouncing_ball

/// What the terminal shows of the ball.
@Suite struct BouncingBallLiveTests {
  private func painted(_ columns: Int, _ rows: Int, ball y: Double, onTime: Double)
    -> TerminalCanvas
  {
    var canvas = TerminalCanvas(columns: columns, rows: rows)
    BallPainter(columns: columns, rows: rows).paint(
      ball: CGPoint(x: 150, y: y), onTime: CGPoint(x: 150, y: onTime), on: &canvas)
    return canvas
  }

  private func isRed(_ color: Color) -> Bool {
    Int(color.red) > 2 * max(Int(color.green), Int(color.blue))
  }

  /// The rows of pixels of a view 300 pixels high in which the ball is seen.
  private func redRows(_ canvas: TerminalCanvas) -> [Int] {
    (0..<canvas.pixelRows).filter { isRed(canvas[canvas.columns / 2, $0]) }
  }

  @Test(arguments: [32.0, 150, 268])
  func `the ball is painted around its position, lit from above left`(y: Double) throws {
    let canvas = painted(300, 150, ball: y, onTime: y)
    let rows = redRows(canvas)
    #expect(try #require(rows.first) <= Int(y) - 28)
    #expect(try #require(rows.last) >= Int(y) + 28)
    #expect(rows.allSatisfy { abs(Double($0) + 0.5 - y) < 32 })
    #expect(canvas[135, Int(y) - 15].red > canvas[165, Int(y) + 15].red)
    #expect(!isRed(canvas[150 - 36, Int(y)]))
  }

  @Test func `a ring shows where the ball should be, unless it is there`() {
    let late = painted(300, 150, ball: 60, onTime: 200)
    let alone = painted(300, 150, ball: 60, onTime: 60)
    #expect(late[150, 200 + 31] != alone[150, 200 + 31])
    #expect(late[150, 200] == alone[150, 200])
    #expect(redRows(late) == redRows(alone))
  }

  @Test func `the status begins with the most important facts`() {
    let source = ManualFrameSource()
    var now = 0.0
    let fall = Fall(by: source, framesPerSecond: 4, clock: { now })
    let act = BallAct(Settings(), fall)
    let ring = "ring: where it should be by now"
    fall.start()
    for _ in 0..<3 {
      source.tick(at: now)
      now += 0.25
    }
    #expect(
      act.status
        == "display-link · 0.750 s elapsed · ball at 0.500 s · – frames/s · \(ring)")
    fall.togglePause()
    #expect(act.status.hasPrefix("display-link · paused · 0.750 s elapsed · "))
    fall.togglePause()
    now = 0.7501
    source.tick(at: 2)
    #expect(
      act.status
        == "display-link · landed after 0.750 s · 4 frames, 0 skipped · – frames/s · \(ring)")
  }

  @Test func `frames a second are those of the last second`() throws {
    var meter = FrameMeter()
    meter.note(frameAt: 0)
    #expect(meter.framesPerSecond == nil)
    for frame in 1...20 { meter.note(frameAt: Double(frame) / 10) }
    #expect((try #require(meter.framesPerSecond) - 10).magnitude < 1e-9)
    meter.note(frameAt: 6)
    #expect((try #require(meter.framesPerSecond) - 0.25).magnitude < 1e-9)
  }
}

import Dynamics
import SampleSupport
import Testing

@testable import bouncing_ball

/// What the terminal shows of the ball.
@Suite struct BouncingBallLiveTests {
  private func painted(_ columns: Int, _ rows: Int, ball y: Double, onTime: Double) -> Canvas {
    var canvas = Canvas(columns: columns, rows: rows)
    BallPainter(columns: columns, rows: rows).paint(
      ball: CGPoint(x: 150, y: y), onTime: CGPoint(x: 150, y: onTime), on: &canvas)
    return canvas
  }

  private func isRed(_ color: Color) -> Bool {
    Int(color.red) > 2 * max(Int(color.green), Int(color.blue))
  }

  /// The rows of pixels of a view 300 pixels high in which the ball is seen.
  private func redRows(_ canvas: Canvas) -> [Int] {
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

  @Test(arguments: [(1, 1), (2, 1), (500, 2), (3, 200), (80, 24)])
  func `any size of terminal is drawn on`(columns: Int, rows: Int) {
    var screen = Screen((columns, rows))
    let status = Status(mechanism: .timer, elapsed: 1, time: 0.5, isPaused: false)
    for (time, depth) in [ColorDepth.none, .trueColor].enumerated() {
      let text = screen.draw(
        ball: Fall.position(at: 0.5), onTime: Fall.position(at: 1), status, depth: depth,
        at: Double(time))
      #expect(text.contains("\u{1B}["))
    }
  }

  @Test func `the status says what fits, the weightiest first`() {
    var status = Status(
      mechanism: .displayLink, framesPerSecond: 59.96, elapsed: 0.5, time: 0.4833,
      isPaused: false)
    let whole = " display-link · 0.500 s elapsed · ball at 0.483 s · 60.0 frames/s"
    #expect(status.line(columns: 80) == whole)
    #expect(status.line(columns: whole.count) == whole)
    #expect(
      status.line(columns: whole.count - 1) == " display-link · 0.500 s elapsed · ball at 0.483 s")
    #expect(status.line(columns: 5) == "")
    status.isPaused = true
    #expect(status.line(columns: 30) == " display-link · paused")
    status.landing = Landing(duration: 1.0001, frames: 20, framesPerSecond: 60)
    #expect(
      status.line(columns: 70)
        == " display-link · landed after 1.000 s · 20 frames, 40 skipped")
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

import Dynamics
import Testing

@testable import bouncing_ball

/// A trace by a clock that only the tests move on.
@Suite struct BouncingBallTraceTests {
  @Test func `each frame is a line, and each fall ends with a summary`() {
    let source = ManualFrameSource()
    var now = 0.0
    let fall = Fall(by: source, framesPerSecond: 5, clock: { now })
    var lines: [String] = []
    var isOver = false
    let trace = Trace(
      of: fall, falls: 2, write: { lines.append($0) }, onEnd: { isOver = true })
    source.tick(at: now)
    trace.begin()
    for tick in 1...12 {
      #expect(!isOver || tick > 10)
      now = Double(tick) / 5
      source.tick(at: now)
    }
    #expect(isOver)
    #expect(
      lines == [
        "    time  position",
        "   0.200   103.390",
        "   0.400   246.760",
        "   0.600   214.310",
        "   0.800   253.840",
        "   1.000   268.000",
        "Landed after 1.000 s: 5 frames, 0 skipped.",
        "   0.200   103.390",
        "   0.400   246.760",
        "   0.600   214.310",
        "   0.800   253.840",
        "   1.000   268.000",
        "Landed after 1.000 s: 5 frames, 0 skipped.",
      ])
  }
}

import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

@Suite struct ManualFrameSourceTests {
  @Test func `a frame lasts as long as the ticks are apart, the first not at all`() {
    let frames = self.frames(ofTicksAt: [10, 10.5, 10.75, 10.75])
    #expect(
      frames == [
        Frame(timestamp: 10, targetTimestamp: 10, duration: 0),
        Frame(timestamp: 10.5, targetTimestamp: 11, duration: 0.5),
        Frame(timestamp: 10.75, targetTimestamp: 11, duration: 0.25),
        Frame(timestamp: 10.75, targetTimestamp: 10.75, duration: 0),
      ])
  }

  @Test func `ticks that come while paused are not delivered, and the next counts from them`() {
    var frames: [Frame] = []
    let source = ManualFrameSource { frames.append($0) }
    #expect(!source.isPaused)
    source.tick(at: 1)
    source.isPaused = true
    source.tick(at: 2)
    source.tick(at: 5)
    source.isPaused = false
    source.tick(at: 5.25)
    #expect(frames.map(\.timestamp) == [1, 5.25])
    #expect(frames.map(\.duration) == [0, 0.25])
  }

  @Test(arguments: [4.5, -5, .nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `a tick that cannot follow the last is diagnosed and ignored`(time: Double) {
    var frames: [Frame] = []
    let source = ManualFrameSource { frames.append($0) }
    source.tick(at: 5)
    let ((), diagnostics) = DynamicsDiagnostics.collecting { source.tick(at: time) }
    #expect(diagnostics.count == 1)
    source.tick(at: 6)
    #expect(frames.map(\.timestamp) == [5, 6])
    #expect(frames.last?.duration == 1)
  }

  @Test func `a first tick that is not finite is diagnosed and ignored`() {
    let (frames, diagnostics) = DynamicsDiagnostics.collecting {
      self.frames(ofTicksAt: [.nan, 3])
    }
    #expect(diagnostics.count == 1)
    #expect(frames == [Frame(timestamp: 3, targetTimestamp: 3, duration: 0)])
  }

  @Test func `a callback may pause the source, replace itself and tick again`() {
    var heard: [String] = []
    let source = ManualFrameSource()
    source.onFrame = { [unowned source] frame in
      heard.append("first \(frame.timestamp)")
      source.onFrame = { heard.append("second \($0.timestamp) \($0.duration)") }
      source.tick(at: 2)
      source.isPaused = true
    }
    source.tick(at: 1)
    source.tick(at: 3)
    #expect(heard == ["first 1.0", "second 2.0 1.0"])
  }

  @Test func `a source without a listener keeps time`() {
    let source = ManualFrameSource()
    source.tick(at: 1)
    var durations: [TimeInterval] = []
    source.onFrame = { durations.append($0.duration) }
    source.tick(at: 3)
    #expect(durations == [2])
  }

  private func frames(ofTicksAt times: [TimeInterval]) -> [Frame] {
    var frames: [Frame] = []
    let source = ManualFrameSource { frames.append($0) }
    for time in times { source.tick(at: time) }
    return frames
  }
}

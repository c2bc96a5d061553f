import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

/// Display links on real run loops: only what holds on a machine of any load.
@Suite struct DisplayLinkTests {
  @Test func `the defaults are 60 frames a second, every one of them`() {
    let link = DisplayLink()
    #expect(link.preferredFramesPerSecond == 60)
    #expect(link.frameInterval == 1)
    #expect(!link.isPaused)
    #expect(link.skippedFrames == 0)
    #expect([link.timestamp, link.targetTimestamp, link.duration] == [0, 0, 0])
  }

  @Test func `frames come in order, in phase and no sooner than they begin`() throws {
    var frames: [Frame] = []
    var early = 0
    let link = DisplayLink { frame in
      frames.append(frame)
      if frame.timestamp > MediaTime.now { early += 1 }
    }
    link.preferredFramesPerSecond = 250
    let start = MediaTime.now
    link.add(to: .current, forMode: .default)
    try #require(runLoop(until: { frames.count >= 20 }))
    #expect(early == 0)
    #expect(frames[0].duration == 0.004)
    #expect(frames[0].timestamp >= start + 0.004)
    for (previous, frame) in zip(frames, frames.dropFirst()) {
      #expect(frame.timestamp > previous.timestamp)
      #expect(abs(frame.timestamp - previous.timestamp - frame.duration) < 1e-6)
      #expect(abs(frame.targetTimestamp - frame.timestamp - 0.004) < 1e-6)
      let periods = (frame.timestamp - frames[0].timestamp) / 0.004
      #expect(abs(periods - periods.rounded()) < 1e-3)
    }
    #expect(link.timestamp == frames.last?.timestamp)
    #expect(link.targetTimestamp == frames.last?.targetTimestamp)
    #expect(link.duration == frames.last?.duration)
  }

  @Test func `frames that a slow callback misses are skipped and counted`() throws {
    var frames: [Frame] = []
    var skippedBefore = 0
    let link = DisplayLink()
    link.preferredFramesPerSecond = 200
    link.onFrame = { [unowned link] frame in
      frames.append(frame)
      guard frames.count == 2 else { return }
      skippedBefore = link.skippedFrames
      waitBusily(for: 0.0225)
    }
    link.add(to: .current, forMode: .default)
    try #require(runLoop(until: { frames.count >= 3 }))
    #expect(frames[2].duration >= 0.02)
    let periods = (link.timestamp - frames[1].timestamp) / 0.005
    #expect(Int(periods.rounded()) == frames.count - 2 + link.skippedFrames - skippedBefore)
  }

  @Test func `an interval of three passes over two frames of three without skipping`() throws {
    var durations: [TimeInterval] = []
    var skippedBefore = 0
    let link = DisplayLink()
    link.onFrame = { [unowned link] frame in
      if durations.isEmpty { skippedBefore = link.skippedFrames }
      durations.append(frame.duration)
    }
    link.preferredFramesPerSecond = 1000
    link.frameInterval = 3
    link.add(to: .current, forMode: .default)
    try #require(runLoop(until: { durations.count >= 5 }))
    #expect(durations[0] == 0.003)
    let intervals = durations.reduce(0, +) / 0.003
    let expected = durations.count + link.skippedFrames - skippedBefore
    #expect(abs(intervals - Double(expected)) < 1e-9)
  }

  @Test func `a pace changed in a callback loses no time`() throws {
    var frames: [Frame] = []
    let link = DisplayLink()
    link.onFrame = { [unowned link] frame in
      frames.append(frame)
      link.preferredFramesPerSecond = frames.count % 2 == 0 ? 500 : 300
    }
    link.add(to: .current, forMode: .default)
    try #require(runLoop(until: { frames.count >= 10 }))
    let between = frames.dropFirst().reduce(0) { $0 + $1.duration }
    #expect(abs(between - (frames.last!.timestamp - frames[0].timestamp)) < 1e-6)
  }

  @Test(arguments: [0, -1, 1001, .max, .min])
  func `a rate out of range is diagnosed and ignored`(rate: Int) {
    let link = DisplayLink()
    link.preferredFramesPerSecond = 144
    let ((), diagnostics) = DynamicsDiagnostics.collecting { link.preferredFramesPerSecond = rate }
    #expect(diagnostics.map(\.reporter) == ["DisplayLink.preferredFramesPerSecond"])
    #expect(link.preferredFramesPerSecond == 144)
  }

  @Test(arguments: [0, -1, .min])
  func `an interval below one is diagnosed and ignored`(interval: Int) {
    let link = DisplayLink()
    link.frameInterval = 2
    let ((), diagnostics) = DynamicsDiagnostics.collecting { link.frameInterval = interval }
    #expect(diagnostics.map(\.reporter) == ["DisplayLink.frameInterval"])
    #expect(link.frameInterval == 2)
  }

  @Test func `the longest interval waits for ever and does no harm`() {
    var frames = 0
    let link = DisplayLink { _ in frames += 1 }
    link.preferredFramesPerSecond = 1
    link.frameInterval = .max
    link.add(to: .current, forMode: .default)
    runLoop(for: 0.02)
    #expect(frames == 0)
  }
}

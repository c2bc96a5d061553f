import DynamicsReporting
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

@Suite struct ManualFrameSourceTests {
  @Test func framesAreMeasuredFromTickToTick() {
    let source = ManualFrameSource()
    var frames: [Frame] = []
    source.onFrame = { frames.append($0) }
    for time in [10, 10.5, 12.0] { source.tick(at: time) }
    #expect(frames.map(\.duration) == [0, 0.5, 1.5])
    #expect(frames.map(\.timestamp) == [10, 10.5, 12])
    #expect(frames.map(\.targetTimestamp) == [10, 11, 13.5])
  }

  @Test func whilePausedNothingIsDelivered() {
    let source = ManualFrameSource()
    var durations: [TimeInterval] = []
    source.onFrame = { durations.append($0.duration) }
    source.tick(at: 0)
    source.isPaused = true
    source.tick(at: 5)
    source.isPaused = false
    source.tick(at: 5.5)
    #expect(durations == [0, 0.5])
  }

  @Test func timeDoesNotGoBack() {
    let source = ManualFrameSource()
    var count = 0
    source.onFrame = { _ in count += 1 }
    source.tick(at: 1)
    for bad in [0.5, .nan, .infinity] {
      #expect(DynamicsDiagnostics.collecting { source.tick(at: bad) }.diagnostics.count == 1)
    }
    #expect(count == 1)
  }
}

/// Only what no load can break: frames come at last, and none where none may come.
@Suite struct DisplayLinkTests {
  /// Runs the current thread's run loop until something holds, for at most half a minute.
  private func run(_ mode: RunLoop.Mode = .default, until isDone: () -> Bool) {
    let deadline = Date(timeIntervalSinceNow: 30)
    while !isDone(), Date() < deadline {
      _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.02))
    }
  }

  @Test func framesComeAndTimeGoesOn() {
    var frames: [Frame] = []
    let link = DisplayLink { frames.append($0) }
    link.preferredFramesPerSecond = 240
    link.add(to: .current, forMode: .default)
    run { frames.count >= 5 }
    link.invalidate()
    #expect(frames.count >= 5)
    for (a, b) in zip(frames, frames.dropFirst()) {
      #expect(b.timestamp > a.timestamp)
      #expect(abs(b.timestamp - a.timestamp - b.duration) < 1e-9)
      #expect(b.targetTimestamp > b.timestamp)
    }
    #expect(link.timestamp == frames.last?.timestamp)
  }

  @Test func aPausedLinkLetsTheRunLoopSleep() {
    var count = 0
    let link = DisplayLink { _ in count += 1 }
    link.preferredFramesPerSecond = 1000
    link.isPaused = true
    link.add(to: .current, forMode: .default)
    // Nothing is scheduled in a mode of its own: the run loop has nothing to wait for.
    #expect(RunLoop.current.limitDate(forMode: .default) == nil)
    link.isPaused = false
    run { count > 0 }
    #expect(count > 0)
    link.isPaused = true
    let before = count
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    #expect(count == before)
  }

  @Test func commonCoversTracking() {
    var count = 0
    let link = DisplayLink { _ in count += 1 }
    link.add(to: .current, forMode: .common)
    run(.tracking) { count > 0 }
    #expect(count > 0)
    let before = count
    run(.default) { count > before }
    #expect(count > before)
    link.invalidate()
  }

  @Test func aModeCanBeTakenAwayAgain() {
    var count = 0
    let link = DisplayLink { _ in count += 1 }
    link.add(to: .current, forMode: .default)
    link.add(to: .current, forMode: .tracking)
    link.remove(from: .current, forMode: .default)
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
    #expect(count == 0)
    run(.tracking) { count > 0 }
    #expect(count > 0)
    link.invalidate()
  }

  @Test func theLinkMayEndItselfInItsFrame() {
    var count = 0
    var link: DisplayLink? = DisplayLink()
    link?.onFrame = { _ in
      count += 1
      link = nil
    }
    link?.preferredFramesPerSecond = 1000
    link?.add(to: .current, forMode: .default)
    run { count > 0 }
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    #expect(count == 1)
    #expect(link == nil)
  }

  @Test func theRunLoopKeepsNothingAlive() {
    let tracker = LifetimeTracker()
    do {
      let link = tracker.track(DisplayLink { _ in })
      link.add(to: .current, forMode: .common)
    }
    #expect(tracker.survivors == [])
  }

  @Test func badRatesAreReported() {
    let link = DisplayLink()
    for bad in [0, -1, 1001, .max] {
      #expect(
        DynamicsDiagnostics.collecting { link.preferredFramesPerSecond = bad }.1.count == 1)
      #expect(DynamicsDiagnostics.collecting { link.frameInterval = bad }.1.count == 1)
    }
    #expect(link.preferredFramesPerSecond == 60)
    #expect(link.frameInterval == 1)
    let misuse = DynamicsDiagnostics.collecting {
      link.remove(from: .current, forMode: .default)
      link.invalidate()
      link.add(to: .current, forMode: .default)
    }
    #expect(misuse.diagnostics.count == 2)
  }
}

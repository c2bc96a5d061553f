import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

/// When a display link wakes its run loop at all, and what may end it.
@Suite struct DisplayLinkLifeTests {
  @Test func `a paused link sets no wake-up and delivers nothing`() {
    var frames = 0
    let link = DisplayLink { _ in frames += 1 }
    link.isPaused = true
    link.add(to: .current, forMode: .default)
    #expect(!isWakeUpSet())
    runLoop(for: 0.05)
    #expect(frames == 0)
  }

  @Test func `the first frame after a pause lasts one period`() throws {
    var frames: [Frame] = []
    let link = DisplayLink { frames.append($0) }
    link.add(to: .current, forMode: .default)
    try #require(runLoop(until: { !frames.isEmpty }))
    link.isPaused = true
    #expect(!isWakeUpSet())
    waitBusily(for: 0.05)
    let delivered = frames.count
    let resumed = MediaTime.now
    link.isPaused = false
    #expect(frames.count == delivered)
    try #require(runLoop(until: { frames.count > delivered }))
    #expect(frames[delivered].duration == 1 / 60.0)
    #expect(frames[delivered].timestamp >= resumed + 1 / 60.0)
  }

  @Test func `a link in common modes runs in the default and the tracking mode`() throws {
    var frames = 0
    let link = DisplayLink { _ in frames += 1 }
    link.add(to: .current, forMode: .common)
    for mode in [RunLoop.Mode.default, .tracking, .default] {
      let before = frames
      try #require(runLoop(mode, until: { frames > before }))
    }
    #expect(!isWakeUpSet(in: RunLoop.Mode("another")))
    link.remove(from: .current, forMode: .common)
    #expect(!isWakeUpSet())
    #expect(!isWakeUpSet(in: .tracking))
  }

  @Test func `a link runs in each mode it was added for, and once`() throws {
    let first = RunLoop.Mode("first")
    let second = RunLoop.Mode("second")
    var timestamps: [TimeInterval] = []
    let link = DisplayLink { timestamps.append($0.timestamp) }
    for mode in [first, second, first, .common, .tracking] {
      link.add(to: .current, forMode: mode)
    }
    for mode in [first, second, .default, .tracking] {
      let before = timestamps.count
      try #require(runLoop(mode, until: { timestamps.count > before + 2 }))
    }
    #expect(zip(timestamps, timestamps.dropFirst()).allSatisfy { $0 < $1 })
    link.remove(from: .current, forMode: .common)
    link.remove(from: .current, forMode: first)
    #expect([first, .default].allSatisfy { !isWakeUpSet(in: $0) })
    #expect([second, .tracking].allSatisfy { isWakeUpSet(in: $0) })
    let before = timestamps.count
    try #require(runLoop(second, until: { timestamps.count > before }))
    #expect(zip(timestamps, timestamps.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a link removed from its last mode may be added again`() throws {
    var frames = 0
    let link = DisplayLink { _ in frames += 1 }
    link.add(to: .current, forMode: .default)
    link.remove(from: .current, forMode: .tracking)
    #expect(isWakeUpSet())
    link.remove(from: .current, forMode: .default)
    #expect(!isWakeUpSet())
    link.add(to: .current, forMode: .default)
    try #require(runLoop(until: { frames > 0 }))
  }

  @Test func `neither the run loop nor a frame keeps a link alive`() throws {
    var frames = 0
    var link: DisplayLink? = DisplayLink { _ in frames += 1 }
    weak let observed = link
    link?.add(to: .current, forMode: .common)
    try #require(runLoop(until: { frames > 0 }))
    link = nil
    #expect(observed == nil)
    #expect(!isWakeUpSet())
    let delivered = frames
    runLoop(for: 0.05)
    #expect(frames == delivered)
  }

  @Test func `an invalidated link releases its listener and cannot be added again`() {
    final class Listener {}
    var listener: Listener? = Listener()
    weak let observed = listener
    let link = DisplayLink { [listener] _ in _ = listener }
    listener = nil
    #expect(observed != nil)
    link.add(to: .current, forMode: .default)
    link.invalidate()
    #expect(observed == nil)
    let ((), diagnostics) = DynamicsDiagnostics.collecting {
      link.add(to: .current, forMode: .default)
    }
    #expect(diagnostics.count == 1)
    link.isPaused = true
    link.isPaused = false
    #expect(!isWakeUpSet())
  }

  @Test(arguments: ["pause", "remove", "invalidate", "release"])
  func `a callback may stop its own link`(how: String) throws {
    var frames = 0
    var link: DisplayLink? = DisplayLink()
    weak let observed = link
    link?.preferredFramesPerSecond = 1000
    link?.onFrame = { _ in
      frames += 1
      switch how {
      case "pause": link?.isPaused = true
      case "remove": link?.remove(from: .current, forMode: .default)
      case "invalidate": link?.invalidate()
      default: link = nil
      }
    }
    link?.add(to: .current, forMode: .default)
    try #require(runLoop(until: { frames > 0 }))
    #expect(!isWakeUpSet())
    runLoop(for: 0.02)
    #expect(frames == 1)
    #expect((observed == nil) == (how == "release"))
    link?.invalidate()
  }

  @Test func `a callback may move its own link to another mode`() throws {
    let other = RunLoop.Mode("other")
    var frames = 0
    let link = DisplayLink()
    link.onFrame = { [unowned link] _ in
      frames += 1
      link.add(to: .current, forMode: other)
      link.remove(from: .current, forMode: .default)
    }
    link.add(to: .current, forMode: .default)
    try #require(runLoop(until: { frames > 0 }))
    #expect(!isWakeUpSet())
    try #require(runLoop(other, until: { frames > 1 }))
  }

  @Test func `a callback may run the run loop, and gets no frame within a frame`() throws {
    var frames = 0
    var depth = 0
    var deepest = 0
    let link = DisplayLink { _ in
      frames += 1
      depth += 1
      deepest = max(deepest, depth)
      runLoop(for: 0.01)
      depth -= 1
    }
    link.preferredFramesPerSecond = 500
    link.add(to: .current, forMode: .default)
    try #require(runLoop(until: { frames >= 3 }))
    #expect(deepest == 1)
  }

  @Test func `a run loop of another thread is diagnosed and ignored`() throws {
    try #require(!Thread.isMainThread)
    let link = DisplayLink()
    let ((), diagnostics) = DynamicsDiagnostics.collecting {
      link.add(to: .main, forMode: .default)
    }
    #expect(diagnostics.map(\.reporter) == ["DisplayLink.add(to:forMode:)"])
    link.add(to: .current, forMode: .default)
    #expect(isWakeUpSet())
  }

  @Test func `a link on one run loop is not added to another`() {
    let link = DisplayLink()
    link.add(to: .current, forMode: .default)
    nonisolated(unsafe) let shared = link
    let reporters = onAnotherThread {
      DynamicsDiagnostics.collecting { shared.add(to: .current, forMode: .default) }
        .diagnostics.map(\.reporter)
    }
    #expect(reporters == ["DisplayLink.add(to:forMode:)"])
    #expect(isWakeUpSet())
    // The other thread may hold the link for longer than this test, and the run loop with it.
    link.invalidate()
  }

  /// What the body returns on a thread of its own, which has come to its end.
  private func onAnotherThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) -> Result? {
    nonisolated(unsafe) var result: Result?
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      result = body()
      ended.signal()
    }
    ended.wait()
    return result
  }
}

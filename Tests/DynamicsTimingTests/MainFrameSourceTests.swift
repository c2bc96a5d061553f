import DynamicsReporting
import Foundation
import Testing

@testable import DynamicsTiming

/// The process's one beat, as those on the main queue share it.
@Suite struct MainFrameSourceTests {
  /// Waits for a number of frames of a new listener.
  @MainActor private func frames(_ count: Int) async -> [Frame] {
    let (stream, continuation) = AsyncStream.makeStream(of: Frame.self)
    let source = SharedFrameSource { continuation.yield($0) }
    var frames: [Frame] = []
    for await frame in stream {
      frames.append(frame)
      if frames.count == count { break }
    }
    source.isPaused = true
    return frames
  }

  @Test @MainActor func framesBelongToMomentsAWholeNumberOfPeriodsApart()
    async
  {
    let frames = await frames(6)
    #expect(frames.count == 6)
    for (earlier, later) in zip(frames, frames.dropFirst()) {
      let periods = (later.timestamp - earlier.timestamp) * 60
      #expect(abs(periods - periods.rounded()) < 1e-6 && periods > 0.5)
      #expect(abs(later.duration - (later.timestamp - earlier.timestamp)) < 1e-9)
      #expect(abs(later.targetTimestamp - later.timestamp - 1.0 / 60) < 1e-9)
    }
  }

  @Test @MainActor func framesThatComeTooLateAreSkipped() async throws {
    let beat = try #require(MainFrameSource.current)
    let (stream, continuation) = AsyncStream.makeStream(of: Frame.self)
    var skippedBefore: Int?
    let source = SharedFrameSource { frame in
      if skippedBefore == nil { waitBusily(for: 0.1) }
      skippedBefore = skippedBefore ?? beat.skippedFrames
      continuation.yield(frame)
    }
    var frames = stream.makeAsyncIterator()
    _ = await frames.next()
    let late = try #require(await frames.next())
    source.isPaused = true
    #expect(late.duration > 0.08)
    #expect(try beat.skippedFrames - #require(skippedBefore) >= 4)
  }

  @Test @MainActor func allShareOneBeat() async {
    var heard: [[TimeInterval]] = [[], []]
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let first = SharedFrameSource { frame in
      // As programs do that know where they are called.
      MainActor.assumeIsolated { heard[0].append(frame.timestamp) }
    }
    let second = SharedFrameSource { frame in
      heard[1].append(frame.timestamp)
      if heard[1].count == 5 { continuation.finish() }
    }
    for await _ in stream {}
    first.isPaused = true
    second.isPaused = true
    #expect(heard[0] == heard[1])
  }

  @Test @MainActor func anAnimationNeedsNoFrameSource() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Double.self)
    let animation = TimedAnimation(
      from: 0.0, to: 1, duration: 0.05, timing: .linear, update: { continuation.yield($0) },
      completion: { _ in continuation.finish() })
    animation.start()
    var last = -1.0
    for await value in stream {
      #expect(value >= last)
      last = value
    }
    #expect(last == 1)
  }

  @Test func offTheMainQueueThereIsNoBeat() async {
    let reports = await Task.detached {
      DynamicsDiagnostics.collecting {
        #expect(MainFrameSource.current == nil)
        _ = SharedFrameSource { _ in }
        TimedAnimation(from: 0.0, to: 1, duration: 1, update: { _ in }).start()
      }.diagnostics
    }.value
    #expect(reports.count == 3)
  }
}

import DynamicsReporting
import Testing

@testable import DynamicsTiming

/// Whoever follows the process's beat may be handed to another task, where it used to change the list
/// of those who share the beat while the main queue did the same.
@Suite struct OffMainQueueTests {
  @Test @MainActor func aSharedSourceIsReportedOnceAndGetsNoFrames() async {
    let source = SharedFrameSource(isPaused: true)
    let reports = await Task.detached {
      DynamicsDiagnostics.collecting {
        source.isPaused = false
        source.onFrame = { _ in Issue.record("no frame comes here") }
        #expect(source.isPaused && source.onFrame == nil)
      }.diagnostics
    }.value
    #expect(reports.map(\.reporter) == ["SharedFrameSource"])
  }

  @Test @MainActor func soIsOneThatSharesASharedOne() async {
    let source = SharedFrameSource(SharedFrameSource(), isPaused: true)
    let reports = await Task.detached {
      DynamicsDiagnostics.collecting { source.isPaused = false }.diagnostics
    }.value
    #expect(reports.map(\.reporter) == ["SharedFrameSource"])
  }

  @Test @MainActor func anAnimationThatIsStartedElsewhereIsReportedAndDoesNotStart() async {
    let animation = TimedAnimation(
      from: 0.0, to: 1, duration: 1, update: { @Sendable _ in },
      completion: { @Sendable _ in Issue.record("it was never started") })
    let reports = await Task.detached {
      DynamicsDiagnostics.collecting {
        animation.start()
        #expect(!animation.isRunning)
      }.diagnostics
    }.value
    #expect(reports.map(\.reporter) == ["TimedAnimation"])
  }

  @Test @MainActor func oneThatIsTurnedElsewhereEndsThere() async {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    // It never ends by itself: on a busy machine, the task may wait for minutes.
    let animation = TimedAnimation(
      from: 0.0, to: 1, duration: 1e9, update: { @Sendable _ in },
      completion: { @Sendable in end.yield($0) })
    animation.start()
    let reports = await Task.detached {
      DynamicsDiagnostics.collecting {
        animation.retarget(to: 2)
        #expect(!animation.isRunning)
      }.diagnostics
    }.value
    #expect(reports.map(\.reporter) == ["TimedAnimation"])
    end.finish()
    var heard: [Bool] = []
    for await isFinished in ends { heard.append(isFinished) }
    #expect(heard == [false])
  }

  /// Released elsewhere, it is no misuse: its place is given back on the main queue.
  @Test @MainActor func whatIsReleasedElsewhereLeavesTheBeat() async {
    let (partings, parting) = AsyncStream.makeStream(of: Bool.self)
    let (reports, report) = AsyncStream.makeStream(of: DynamicsDiagnostic.self)
    DynamicsDiagnostics.withHandler({ report.yield($0) }) {
      let listener = Listener(parting)
      let source = SharedFrameSource { @Sendable _ in withExtendedLifetime(listener) {} }
      Task.detached { withExtendedLifetime(source) {} }
    }
    var parted = partings.makeAsyncIterator()
    #expect(await parted.next() == true)
    report.finish()
    for await diagnostic in reports { Issue.record("\(diagnostic)") }
  }
}

/// Says where it was let go of.
private final class Listener: Sendable {
  private let parting: AsyncStream<Bool>.Continuation
  init(_ parting: AsyncStream<Bool>.Continuation) { self.parting = parting }
  deinit { parting.yield(MainQueue.isCurrent) }
}

internal import Dynamics
internal import DynamicsRecording
internal import Foundation
internal import Testing
internal import XCTest

/// A motion that `withMotion(of:)` records, with the expectations that last as long as its block.
///
/// It is `Sendable` to be the value of a task. It is used where its animator is used, on one thread.
final class WatchedMotion: @unchecked Sendable {
  /// The motions around the code that runs, the innermost last.
  @TaskLocal static var all: [WatchedMotion] = []

  let animator: DynamicAnimator
  let failures = FailureWatch()
  private let title: MotionTitle
  private let recorder: Recorder
  private var lasting: [any LastingExpectation] = []
  private var isOver = false

  init(of animator: DynamicAnimator, _ title: MotionTitle) {
    self.animator = animator
    self.title = title
    // Every step is kept, also at another speed.
    let rate = min(max(max(animator.speed, 0) / animator.timeStep, 60), 1000)
    recorder = Recorder(animator, framesPerSecond: rate) { [weak animator] item in
      guard let id = animator?.id(of: item) else { return nil }
      var look = RecordingAppearance.outlined(id.rawValue)
      look.label = "\(id)"
      return look
    }
    recorder.layers = .everything
    recorder.start()
    animator.addStepObserver(self)
  }

  /// The innermost motion of an animator around the code that runs.
  static func current(of animator: DynamicAnimator) -> WatchedMotion? {
    all.last { $0.animator === animator && !$0.isOver }
  }

  /// The innermost motion around the code that runs in which an item takes part.
  static func current(with item: any DynamicItem) -> WatchedMotion? {
    all.last { !$0.isOver && $0.animator.id(of: item) != nil }
  }

  /// The time since the block began, in seconds, as on the page.
  var now: TimeInterval { recorder.now }

  /// Checks an expectation for the whole block: what has passed of it now, and the rest step by step.
  func add(_ expectation: some LastingExpectation) {
    let names = animator.drawnItems.map { ($0.id, PlacedItem.name(of: $0.item, $0.id)) }
    for moment in Moments(of: recorder.recording, names: Dictionary(uniqueKeysWithValues: names)) {
      expectation.check(moment)
    }
    expectation.check(Moment(of: animator, at: now))
    lasting.append(expectation)
  }

  /// Stops recording, writes the page if the test has failed, and returns or throws what the block
  /// did.
  func end<Value, Problem: Error>(with outcome: Result<Value, Problem>) throws(Problem) -> Value {
    isOver = true
    recorder.stop()
    var remarks = failures.remarks + lasting.compactMap { $0.report() }
    if case .failure(let error) = outcome, !error.isNoFailure, !isRecorded(error) {
      remarks.append(Remark("An error has left the block: \(error)", at: failures.time))
    }
    if !remarks.isEmpty { MotionPage(title).write(recorder.recording, remarks) }
    return try outcome.get()
  }

  /// Whether a failure was recorded before this error was thrown, as by `#require` and `XCTUnwrap`.
  private func isRecorded(_ error: any Error) -> Bool {
    error is ExpectationFailedError || (!Failure.isInSwiftTesting && !failures.remarks.isEmpty)
  }
}

extension Error {
  /// Whether a test that throws it does not fail.
  fileprivate var isNoFailure: Bool { self is CancellationError || self is XCTSkip }
}

extension WatchedMotion: StepObserver {
  func animatorDidStep() {
    guard !isOver else { return }
    let now = now
    failures.time = now
    guard !lasting.isEmpty else { return }
    let moment = Moment(of: animator, at: now)
    for expectation in lasting { expectation.check(moment) }
  }

  func animatorDidRestore() { animatorDidStep() }
}

extension LastingExpectation {
  /// Checks for the whole block around, or without a block for the present moment.
  func apply(to animator: DynamicAnimator) {
    if let motion = WatchedMotion.current(of: animator) {
      motion.add(self)
    } else {
      check(Moment(of: animator, at: animator.elapsedTime))
      report()
    }
  }
}

internal import DynamicsReporting
public import Foundation

/// Keeps the last seconds of an animator, and goes back to any step of them.
///
/// ```swift
/// let history = History(animator, seconds: 10)
/// // … things move …
/// try history.rewind(to: animator.elapsedTime - 2)
/// animator.advance(by: 1 / 60)  // another future
/// ```
///
/// The animator does not keep its history alive: store it in a variable, and release it to stop recording. A
/// history keeps no item, behavior or animator alive. If a snapshot of a later moment is restored, it starts
/// again from there. ``DynamicAnimator/restore(_:)`` says what is restored and what is not.
///
/// Each step is kept as what differs from the one before. What rests takes next to nothing, what moves
/// about 130 bytes an item: with 100 items in motion, ten seconds of steps take 15 MB. Keeping a step costs
/// a fraction of taking it.
public final class History {
  private weak var animator: DynamicAnimator?
  private var log: StateLog
  /// Where it is about to go itself.
  private var target: (moment: StateLog.Moment, words: [UInt64])?

  /// Begins to remember with the present moment: make it when the animator has its behaviors.
  ///
  /// - Parameters:
  ///   - animator: The one whose steps are kept; it may have several histories.
  ///   - seconds: How far back it is to reach, in seconds of ``DynamicAnimator/elapsedTime``, more than 0;
  ///     another number is diagnosed, and 10 s are kept.
  ///   - maximumBytes: The most memory; 64 MiB by default. When that is not enough, the oldest steps are
  ///     dropped, and ``range`` tells what is left. The present moment is always kept. A number below 1 is
  ///     diagnosed, and the default taken.
  public init(_ animator: DynamicAnimator, seconds: TimeInterval, maximumBytes: Int = 1 << 26) {
    self.animator = animator
    log = StateLog(
      seconds: Self.accepted(seconds), maximumBytes: Self.accepted(maximumBytes))
    keepPresent()
    animator.addStepObserver(self)
  }

  private static func accepted(_ seconds: TimeInterval) -> TimeInterval {
    if seconds > 0, seconds.isFinite { return seconds }
    DynamicsDiagnostics.report(
      "a history of \(seconds) s cannot be kept; it keeps 10 s", by: "History.init")
    return 10
  }

  private static func accepted(_ bytes: Int) -> Int {
    if bytes > 0 { return bytes }
    DynamicsDiagnostics.report(
      "a history needs memory, not \(bytes) bytes; it takes up to 64 MiB", by: "History.init")
    return 1 << 26
  }

  /// From the first to the last moment that is kept, in ``DynamicAnimator/elapsedTime``.
  ///
  /// Steps are kept and dropped some at a time, so that it may reach somewhat farther back than asked for.
  public var range: ClosedRange<TimeInterval> { log.range }

  /// The memory that is taken now.
  public var byteCount: Int { log.byteCount }

  /// Makes the animator what it was after the last step up to a moment.
  ///
  /// What came after is forgotten: going on from there is a new future. What the program changed after
  /// that step and before the next is not part of it; nor does anything that the program did later happen
  /// again by itself (pushes, velocities, drags, items). May be called in callbacks.
  ///
  /// - Parameter elapsedTime: In seconds; within ``range``.
  /// - Throws: ``HistoryError``; or ``SnapshotError`` when an item or a behavior that took part then is gone
  ///   or in another animator now. Then nothing has changed, and nothing is forgotten.
  public func rewind(to elapsedTime: TimeInterval) throws {
    guard let animator else { throw HistoryError.animatorIsGone }
    let moment = try self.moment(at: elapsedTime)
    let state = log.state(at: moment)
    target = (moment, state.words)
    defer { target = nil }
    try animator.restore(state.words, state.participants)
  }

  /// A moment as a snapshot, without going there.
  ///
  /// - Parameter elapsedTime: As for ``rewind(to:)``.
  /// - Throws: ``HistoryError/outOfRange(_:within:)``.
  public func snapshot(at elapsedTime: TimeInterval) throws -> DynamicAnimator.Snapshot {
    let moment = try self.moment(at: elapsedTime)
    let state = log.state(at: moment)
    return DynamicAnimator.Snapshot(
      state.words, elapsedTime: log.time(of: moment), state.participants)
  }

  private func moment(at elapsedTime: TimeInterval) throws -> StateLog.Moment {
    if let moment = log.moment(at: elapsedTime) { return moment }
    throw HistoryError.outOfRange(elapsedTime, within: range)
  }

  private func keepPresent() {
    guard let animator else { return }
    let (words, participants) = animator.capture()
    // What goes is released last: a `deinit` of the program's may look here.
    let old = log
    log.append(words, participants, at: animator.elapsedTime)
    withExtendedLifetime(old) {}
  }
}

extension History: StepObserver {
  package func animatorDidStep() { keepPresent() }

  /// Somebody went elsewhere: the past of that place is only known if it is on the way.
  package func animatorDidRestore() {
    let old = log
    if let (moment, words) = target {
      target = nil
      log.forget(after: moment, words)
    } else if let animator {
      if animator.elapsedTime > range.upperBound { log.forgetAll() }
      keepPresent()
    }
    // A `deinit` of the program's may look here.
    withExtendedLifetime(old) {}
  }
}

/// Why a ``History`` cannot go to a moment.
public enum HistoryError: Error, Hashable, Sendable {
  /// The moment that was asked for is not kept, or is none; with what is kept.
  case outOfRange(TimeInterval, within: ClosedRange<TimeInterval>)
  /// The animator does not exist any more.
  case animatorIsGone
}

extension HistoryError: CustomStringConvertible, LocalizedError {
  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .outOfRange(let time, let range):
      "\(time) s is not kept: the history reaches from \(range.lowerBound) s to \(range.upperBound) s; "
        + "give it more seconds or more bytes to reach farther"
    case .animatorIsGone: "the animator of the history no longer exists"
    }
  }

  /// The same, for `localizedDescription`.
  public var errorDescription: String? { description }
}

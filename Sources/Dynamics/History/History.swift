internal import DynamicsEngine
public import Foundation

/// Keeps the last seconds of an animator, and goes back to any step of them.
///
/// ```swift
/// let history = History(animator, seconds: 10)
/// animator.advance(by: 3)
/// try history.rewind(to: animator.elapsedTime - 2)
/// animator.advance(by: 1 / 60)  // from here on, another future
/// ```
///
/// The animator does not keep its history alive: store it in a variable, and release it to stop
/// recording. A history keeps no item, behavior or animator alive. If a snapshot of a later moment
/// is restored, the history starts again from there. ``DynamicAnimator/restore(_:)`` has the list
/// of what is restored.
///
/// Each step is stored as its difference from the step before. Items at rest take almost no memory,
/// and a moving item takes about 75 bytes per step, or 150 to 220 in a heap. With 100 items in
/// flight, ten seconds take 9 MB; of 1000 boxes in a heap, 64 MiB hold three to four seconds.
/// Storing a step costs about as much as four steps of items in flight, and half a step of a heap.
public final class History {
  private weak var animator: DynamicAnimator?
  private(set) var log: StateLog
  /// Where it is about to go itself.
  private var target: (moment: StateLog.Moment, words: [UInt64])?
  /// Whether it is going to a moment and keeps the steps after it.
  private var isLooking = false
  /// Whether steps are kept that are after the animator's time.
  private var isBehind = false

  /// Whether a step is kept that the animator has taken; by default, each is.
  package var keepsStep: () -> Bool = { true }

  /// Starts a history at the present moment; make it when the animator has its behaviors.
  ///
  /// - Parameters:
  ///   - animator: The animator whose steps are kept; it may have several histories.
  ///   - seconds: How far back the history reaches, in seconds of ``DynamicAnimator/elapsedTime``;
  ///     more than 0. For other numbers, 10 s are kept.
  ///   - maximumBytes: The most memory, at least 1; the default is 64 MiB, which is also used for
  ///     other numbers. If it is full, the oldest steps are dropped; see ``range``. The present
  ///     moment is always kept.
  /// - Complexity: O(*n*), where *n* is the number of behaviors, items, attachments and contacts,
  ///   and of corners of boundaries; each step costs as much.
  public init(_ animator: DynamicAnimator, seconds: TimeInterval, maximumBytes: Int = 1 << 26) {
    self.animator = animator
    let seconds = DynamicsDiagnostics.checked(
      seconds, seconds > 0 && seconds.isFinite, else: 10,
      "the length of a history must be above 0 s and finite, not \(seconds) s; 10 s is used",
      by: "History.init")
    let maximumBytes = DynamicsDiagnostics.checked(
      maximumBytes, maximumBytes > 0, else: 1 << 26,
      "maximumBytes must be above 0, not \(maximumBytes); 64 MiB is used", by: "History.init")
    log = StateLog(seconds: seconds, maximumBytes: maximumBytes)
    recordState()
    animator.addStepObserver(self)
  }

  /// Goes on with a log whose last moment is the present one.
  init(_ animator: DynamicAnimator, log: StateLog) {
    self.animator = animator
    self.log = log
    animator.addStepObserver(self)
  }

  /// The first and the last moment that are kept, in seconds of ``DynamicAnimator/elapsedTime``.
  ///
  /// Steps are dropped in groups, so the range may reach a little farther back than was asked for.
  public var range: ClosedRange<TimeInterval> { log.range }

  /// The memory that the history takes now, in bytes.
  public var byteCount: Int { log.byteCount }

  /// Takes the animator back to its state after the last step up to a moment.
  ///
  /// The steps after that moment are forgotten. Changes that the program made after that step are
  /// undone. Pushes, velocities, drags and items that the program added later are not repeated.
  /// This method may be called in callbacks.
  ///
  /// - Parameter elapsedTime: In seconds of ``DynamicAnimator/elapsedTime``; within ``range``.
  /// - Throws: ``HistoryError``, or ``SnapshotError`` if an item or a behavior of that moment was
  ///   released or is in another animator. Then nothing has changed.
  /// - Complexity: That of ``DynamicAnimator/restore(_:)``, and of reading up to 60 states.
  public func rewind(to elapsedTime: TimeInterval) throws {
    guard let animator else { throw HistoryError.animatorIsGone }
    let moment = try self.moment(at: elapsedTime)
    let state = log.state(at: moment)
    target = (moment, state.words)
    defer { target = nil }
    try animator.restore(state.words, state.participants)
  }

  /// Returns a kept moment as a snapshot, and does not go there.
  ///
  /// - Parameter elapsedTime: In seconds of ``DynamicAnimator/elapsedTime``; within ``range``.
  /// - Throws: ``HistoryError/outOfRange(_:within:)``.
  /// - Complexity: That of ``DynamicAnimator/snapshot()``, and of reading up to 60 states.
  public func snapshot(at elapsedTime: TimeInterval) throws -> DynamicAnimator.Snapshot {
    let moment = try self.moment(at: elapsedTime)
    let state = log.state(at: moment)
    return DynamicAnimator.Snapshot(
      state.words, elapsedTime: log.time(of: moment), state.participants)
  }

  /// Takes the animator back as ``rewind(to:)`` does, and keeps the steps after that moment until the
  /// animator takes a step from there.
  package func look(at elapsedTime: TimeInterval) throws {
    isLooking = true
    defer { isLooking = false }
    try rewind(to: elapsedTime)
  }

  /// Keeps the present moment also if ``keepsStep`` has left it out.
  package func keepPresent() {
    guard !isBehind, let animator, animator.elapsedTime > range.upperBound + 1e-9 else { return }
    recordState()
  }

  /// The times of the kept steps that are after the animator's time, once it has gone back to look.
  package var laterTimes: [TimeInterval] {
    guard isBehind, let animator else { return [] }
    return log.times(after: animator.elapsedTime)
  }

  private func moment(at elapsedTime: TimeInterval) throws -> StateLog.Moment {
    if let moment = log.moment(at: elapsedTime) { return moment }
    throw HistoryError.outOfRange(elapsedTime, within: range)
  }

  /// - Parameter contacts: Those that changed in the step; `nil` outside of one.
  private func recordState(_ contacts: ContactChanges? = nil) {
    guard let animator else { return }
    // The log is not in use meanwhile: this may call the program's code, which may look here.
    let (state, participants) = animator.capture(over: log.takeMemory())
    log.append(
      state, participants, at: animator.elapsedTime,
      contacts: contacts.map { LoggedContact.all(in: $0) } ?? [])
  }
}

extension History: StepObserver {
  package func animatorDidStep() {
    guard isBehind || keepsStep() else { return }
    // The log drops the later steps.
    isBehind = false
    recordState(animator?.simulation.world.contactChanges)
  }

  /// A snapshot was restored: the steps before are known only if this history has them.
  package func animatorDidRestore() {
    if let (moment, words) = target {
      target = nil
      isBehind = isLooking
      if !isLooking { log.truncate(after: moment, words) }
    } else if let animator {
      isBehind = false
      if animator.elapsedTime > range.upperBound { log.removeAll() }
      recordState()
    }
  }
}

/// The reasons why a ``History`` cannot go to a moment.
///
/// Later versions may add cases.
public enum HistoryError: Error, Hashable, Sendable {
  /// The moment is not kept, with the range that is.
  case outOfRange(TimeInterval, within: ClosedRange<TimeInterval>)
  /// The animator was released.
  case animatorIsGone
}

extension HistoryError: CustomStringConvertible, LocalizedError {
  /// The error in one sentence.
  public var description: String {
    switch self {
    case .outOfRange(let time, let range):
      "\(time) s is not in the history, which is from \(range.lowerBound) s to \(range.upperBound) s; "
        + "make it with more seconds or more bytes to go back farther"
    case .animatorIsGone: "the animator of the history no longer exists"
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }
}

public import Dynamics
internal import Foundation

extension Recording {
  /// Makes a recording of a session, to write it in any format or to show it on a page.
  ///
  /// Items are outlined shapes in distinct colors: a session has no looks of items. It has the
  /// attachments of all steps as marks.
  ///
  /// - Parameters:
  ///   - session: The steps.
  ///   - framesPerSecond: The frames per second to keep, more than 0 and at most 1000; the default is 60, which
  ///     is also used for other numbers. There is at most one frame per step.
  /// - Throws: `SnapshotError` for a session that was forged.
  /// - Complexity: For each frame, that of `DynamicAnimator.restore(_:)`.
  public init(_ session: Session, framesPerSecond: Double = 60) throws {
    try self.init(session, lastSeconds: .infinity, framesPerSecond: framesPerSecond)
  }

  /// - Parameter seconds: How much of the end of the session to keep, 0 or more.
  package init(
    _ session: Session, lastSeconds seconds: TimeInterval, framesPerSecond: Double = 60
  ) throws {
    let rate = DynamicsDiagnostics.checked(
      framesPerSecond, framesPerSecond > 0 && framesPerSecond <= 1000, else: 60,
      "framesPerSecond must be above 0 and at most 1000, not \(framesPerSecond); 60 is used",
      by: "Recording.init(_:framesPerSecond:)")
    var builder = RecordingBuilder(framesPerSecond: rate)
    var reader = session.reader
    var bounds: CGRect?
    let times = session.times
    let earliest = session.range.upperBound - seconds
    let first = times.firstIndex { $0 >= earliest - 1e-9 } ?? times.count - 1
    let start = times[first]
    var contacts = session.contacts.drop { first > 0 && $0.elapsedTime <= start }
    var nextFrame = 0.0
    for (step, time) in times.enumerated().dropFirst(first) {
      // Rounding must not cost a frame.
      guard (time - start) * rate >= nextFrame - 1e-6 || step == times.count - 1 else { continue }
      nextFrame = ((time - start) * rate + 1e-6).rounded(.down) + 1
      let animator = try session.animator(at: step, &reader)
      if step == first { bounds = animator.referenceBounds }
      let past = contacts.prefix { $0.elapsedTime <= time }
      contacts = contacts.dropFirst(past.count)
      builder.add(
        RecordingBuilder.Moment(
          time: time - start, items: animator.drawnItems.map { .init($0) }, appearances: [:],
          boundaries: animator.drawnBoundaries, marks: animator.debugMarks(),
          contacts: past.map { (max(0, $0.elapsedTime - start), $0) }, stacking: nil))
    }
    self = builder.recording(until: session.range.upperBound - start, in: bounds)
  }
}

public import Foundation

extension Recording {
  /// One frame of a recording.
  public struct Frame: Hashable, Sendable {
    /// The time in seconds from the beginning of the recording.
    public var time: TimeInterval

    /// The pose of each item of ``Recording/items``; `nil` for an item that is not in the animator.
    public var poses: [Pose?]
  }

  /// The frames of a recording; each is computed when it is read.
  public struct Frames: RandomAccessCollection, Sendable {
    let recording: Recording

    /// The first index, which is 0.
    public var startIndex: Int { 0 }

    /// The number of frames; 1 for a recording without duration.
    public var endIndex: Int {
      // Rounding must not remove the last frame.
      Int(recording.duration * recording.framesPerSecond + 1e-6) + 1
    }

    /// Returns the frame at an index.
    ///
    /// - Complexity: O(*n* × (*p* + log *k*)), where *n* is the number of items, *p* the number of
    ///   times that an item joined, and *k* the number of its keyframes.
    public subscript(index: Int) -> Frame {
      // Rounding must not put the last frame after the end, where no item exists.
      recording.frame(at: Swift.min(Double(index) / recording.framesPerSecond, recording.duration))
    }
  }

  /// Returns the poses of all items at a time in seconds; NaN counts as 0.
  ///
  /// - Complexity: O(*n* × (*p* + log *k*)), where *n* is the number of items, *p* the number of
  ///   times that an item joined, and *k* the number of its keyframes.
  public func frame(at time: TimeInterval) -> Frame {
    let time = time.isNaN ? 0 : time
    return Frame(
      time: time,
      poses: items.indices.map { item in
        isSeen(items[item].presence, at: time) ? pose(of: item, at: time) : nil
      })
  }

  /// Whether something is visible: from its beginning to the first frame without it, as in
  /// ``seenSpans(_:)``.
  package func isSeen(_ presence: [ClosedRange<TimeInterval>], at time: TimeInterval) -> Bool {
    // In frames. Steps and frames at the same moment differ by rounding errors.
    let rounding = 1e-6
    return time <= duration
      && presence.contains { span in
        (time - span.lowerBound) * framesPerSecond >= -rounding
          && (time - span.upperBound) * framesPerSecond < 1 - rounding
      }
  }
}

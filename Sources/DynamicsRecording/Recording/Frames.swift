public import Foundation

extension Recording {
  /// One moment of a recording.
  public struct Frame: Hashable, Sendable {
    /// In seconds from the beginning.
    public var time: TimeInterval

    /// Where each item of ``Recording/items`` is; `nil` for one that is not there.
    public var poses: [Pose?]
  }

  /// The frames of a recording, each worked out when it is asked for.
  public struct Frames: RandomAccessCollection, Sendable {
    let recording: Recording

    /// 0.
    public var startIndex: Int { 0 }

    /// How many there are; one for a recording of no duration.
    public var endIndex: Int {
      // Rounding must not cost the last one.
      Int(recording.duration * recording.framesPerSecond + 1e-6) + 1
    }

    /// A frame, by its number.
    public subscript(index: Int) -> Frame {
      // Rounding must not put the last one after the end, where no item is there any more.
      recording.frame(at: Swift.min(Double(index) / recording.framesPerSecond, recording.duration))
    }
  }

  /// The picture at a time, in seconds; one that is not a number counts as 0.
  public func frame(at time: TimeInterval) -> Frame {
    let time = time.isNaN ? 0 : time
    return Frame(
      time: time,
      poses: items.indices.map { item in
        isSeen(items[item].presence, at: time) ? pose(of: item, at: time) : nil
      })
  }

  /// Whether something is shown: from its coming to the first frame without it, as in ``seenSpans(_:)``.
  func isSeen(_ presence: [ClosedRange<TimeInterval>], at time: TimeInterval) -> Bool {
    // In frames; steps and frames that are one moment differ by what was rounded.
    let rounding = 1e-6
    return time <= duration
      && presence.contains { span in
        (time - span.lowerBound) * framesPerSecond >= -rounding
          && (time - span.upperBound) * framesPerSecond < 1 - rounding
      }
  }
}

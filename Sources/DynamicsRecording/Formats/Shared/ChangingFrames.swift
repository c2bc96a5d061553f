internal import Foundation

/// The frames in which a recording may look different from the frame before.
///
/// There are none while everything rests.
package struct ChangingFrames {
  /// Ranges of frames in order, which do not overlap.
  package private(set) var spans: [Range<Int>] = []

  package var count: Int { spans.reduce(0) { $0 + $1.count } }

  /// - Parameter marks: The marks that are drawn.
  package init(of recording: Recording, marks: [Recording.Mark], framesPerSecond: Double) {
    var changes: [ClosedRange<TimeInterval>] = [0...0]
    for item in recording.items {
      changes += item.keyframes.changes { $0.pose != $1.pose }
      changes += recording.ends(of: item.presence) + item.sleep.flatMap(Self.ends)
    }
    for boundary in recording.boundaries { changes += recording.ends(of: [boundary.presence]) }
    for mark in marks {
      changes += Self.ends(of: mark.presence)
      changes += mark.keyframes.changes {
        ($0.start, $0.end) != ($1.start, $1.end) || $0.strength != $1.strength
      }
    }
    changes += recording.stackings.map { $0.time...$0.time }
    func frame(at time: TimeInterval) -> Int {
      Int(min(time * framesPerSecond, Self.maxFrames))
    }
    let last = frame(at: recording.duration)
    for change in changes.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      // A mark that ends at a time is gone in the frame after it.
      let first = frame(at: change.lowerBound)
      let end = min(frame(at: change.upperBound) + 1, last) + 1
      if first < end { spans.join(first..<end) }
    }
  }

  /// A limit for frame numbers, since a recording may be longer than `Int` can count.
  private static let maxFrames = 1e15

  private static func ends(of span: ClosedRange<TimeInterval>) -> [ClosedRange<TimeInterval>] {
    [span.lowerBound...span.lowerBound, span.upperBound...span.upperBound]
  }
}

extension Recording {
  /// The times at which something appears and disappears.
  fileprivate func ends(of presence: [ClosedRange<TimeInterval>]) -> [ClosedRange<TimeInterval>] {
    seenSpans(presence).flatMap { [$0.lowerBound, min($0.upperBound, duration)] }.map { $0...$0 }
  }
}

extension Array where Element: TimedValue {
  fileprivate func changes(
    _ differ: (Element, Element) -> Bool
  ) -> [ClosedRange<TimeInterval>] {
    zip(self, dropFirst()).filter(differ).map { $0.time...$1.time }
  }
}

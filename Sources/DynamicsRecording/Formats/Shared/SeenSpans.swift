internal import Foundation

extension Recording {
  /// Returns the times when something is visible, each up to the first frame without it.
  ///
  /// They are in order and do not overlap. The last one is infinite if it is visible at the end.
  func seenSpans(_ presence: [ClosedRange<TimeInterval>]) -> [Range<TimeInterval>] {
    var spans: [Range<TimeInterval>] = []
    for span in presence.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      // The upper bound was recorded as a frame, which lasts until the next one.
      let end = span.upperBound >= duration ? .infinity : span.upperBound + 1 / framesPerSecond
      spans.join(span.lowerBound..<end)
    }
    return spans
  }
}

extension Array {
  /// Adds a span that does not begin before the last one; if they meet, they become one.
  mutating func join<Bound>(_ span: Element) where Element == Range<Bound> {
    if let last, last.upperBound >= span.lowerBound {
      self[count - 1] = last.lowerBound..<Swift.max(last.upperBound, span.upperBound)
    } else {
      append(span)
    }
  }
}

extension [Range<TimeInterval>] {
  func clamped(to span: Range<TimeInterval>) -> Self {
    map { $0.clamped(to: span) }.filter { !$0.isEmpty }
  }

  /// Returns the changes of visibility from 0 on, before an end.
  func switches(before end: TimeInterval) -> [(time: TimeInterval, isSeen: Bool)] {
    var switches: [(time: TimeInterval, isSeen: Bool)] = []
    if first?.lowerBound != 0 { switches.append((0, false)) }
    for span in self {
      switches.append((span.lowerBound, true))
      if span.upperBound < end { switches.append((span.upperBound, false)) }
    }
    return switches
  }
}

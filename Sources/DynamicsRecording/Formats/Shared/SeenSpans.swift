internal import Foundation

extension Recording {
  /// Returns the times when something is visible, each up to the first frame without it.
  ///
  /// They are in order and do not overlap. The last one is infinite if it is visible at the end.
  func seenSpans(_ presence: [ClosedRange<TimeInterval>]) -> [Range<TimeInterval>] {
    var spans: [Range<TimeInterval>] = []
    for span in presence.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      // The upper bound was recorded as a frame, which lasts until the next one.
      let end =
        span.upperBound >= duration ? .infinity : span.upperBound + 1 / framesPerSecond
      if let last = spans.last, last.upperBound >= span.lowerBound {
        spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        spans.append(span.lowerBound..<end)
      }
    }
    return spans
  }
}

extension [Range<TimeInterval>] {
  /// The parts within a span.
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

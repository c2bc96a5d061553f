internal import Foundation

/// The moments between the marks of a diagram, in seconds of steps.
struct MarbleTicks {
  static let lengths: ClosedRange<TimeInterval> = 0.0001...3600

  /// The most marks of a line: more could not be read.
  static let limit = 10_000

  var start: TimeInterval
  let length: TimeInterval
  var now: TimeInterval

  init(start: TimeInterval, length: TimeInterval) {
    (self.start, self.length, now) = (start, length, start)
  }

  /// Of times, which are sums of steps; as a fraction of a mark.
  private static let rounding = 1e-6

  /// The number of marks until now, which may be the beginning of one.
  var count: Int { min(number(until: now), Self.limit) }

  var areTooMany: Bool { number(until: now) > Self.limit }

  /// The mark that ends at a time or contains it.
  func index(of time: TimeInterval) -> Int { max(number(until: time) - 1, 0) }

  var lengthText: String { Self.text(length) }

  /// A multiple of the length, which may be shorter than a step.
  static func text(_ seconds: TimeInterval) -> String { "\(Text.number(seconds, decimals: 4)) s" }

  /// At most one above the limit, so that any time can be counted.
  private func number(until time: TimeInterval) -> Int {
    let marks = ((time - start) / length - Self.rounding).rounded(.up)
    return Int(min(max(marks, 0), Double(Self.limit + 1)))
  }
}

internal import DynamicsGeometry
internal import Foundation

/// A value that is known at certain times and interpolated linearly between them.
protocol TimedValue: Equatable {
  var time: TimeInterval { get set }
  func mixed(with other: Self, fraction: Double) -> Self
}

extension Array where Element: TimedValue {
  /// Returns the value at a time; the first value before its time, and the last one after its time.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  func value(at time: TimeInterval) -> Element? {
    guard var value = first, let last else { return nil }
    if time <= value.time { return stamped(value, time) }
    if time >= last.time { return stamped(last, time) }
    let next = indexOfFirst(after: time)
    value = self[next - 1]
    let length = self[next].time - value.time
    return stamped(value.mixed(with: self[next], fraction: (time - value.time) / length), time)
  }

  /// Adds the latest value; a constant value takes two elements, no matter how long it lasts.
  ///
  /// - Returns: The number of bytes that this took.
  @discardableResult
  mutating func addTimed(_ value: Element) -> Int {
    if let last, last.time >= value.time {
      // Two values at the same time: the later one replaces the earlier one.
      self[count - 1] = value
      return 0
    }
    if count > 1, stamped(self[count - 1], value.time) == value,
      stamped(self[count - 2], value.time) == value
    {
      self[count - 1].time = value.time
      return 0
    }
    append(value)
    return MemoryLayout<Element>.stride
  }

  private func stamped(_ value: Element, _ time: TimeInterval) -> Element {
    var value = value
    value.time = time
    return value
  }

  func indexOfFirst(after time: TimeInterval) -> Int {
    partitioningIndex { $0.time > time }
  }

  /// The elements between two times, and the values at these times; the last only if it is known.
  func part(from start: TimeInterval, to end: TimeInterval) -> [Element] {
    var part = [value(at: start)!]
    part += self[indexOfFirst(after: start)...].prefix { $0.time < end }
    if end > start, let last, last.time >= end { part.append(value(at: end)!) }
    return part
  }

  /// Returns the elements backwards, timed from the end of a recording.
  func reversed(within duration: TimeInterval) -> [Element] {
    var all: [Element] = []
    for var element in reversed() {
      element.time = duration - element.time
      // Two close times near 0 may be equal when they are measured from the end.
      if let last = all.last, last.time >= element.time { all.removeLast() }
      all.append(element)
    }
    return all
  }
}

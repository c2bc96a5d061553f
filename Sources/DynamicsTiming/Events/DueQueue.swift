import Foundation

/// The order of events at the same moment.
package enum EventOrder: Int, Comparable, Sendable {
  /// Closures, timers and sleeps.
  case closure
  /// Frames of display links and animators.
  case frame
  /// Ends of animations; the frames before have shown their last values.
  case end
  /// Layout of views, after everything that may request it.
  case layout

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A queue of elements, each with the time at which it is due.
///
/// Times that differ only by rounding are the same moment. At one moment, elements are ordered by
/// ``EventOrder``, then by the order in which they were added. A repeating element keeps its place.
struct DueQueue<Element> {
  private struct Entry {
    let due: TimeInterval
    let order: EventOrder
    let number: Int
    let rank: Int
    let element: Element
  }

  /// Sorted by time, then by number.
  private var entries: [Entry] = []
  /// The elements that are due, in reverse order.
  private var ready: [Entry] = []
  private var added = 0

  /// The largest rounding error of sums of frames, in seconds.
  static var tolerance: TimeInterval { 1e-9 }

  /// The time at which the first element is due.
  var nextDue: TimeInterval? { ready.last?.due ?? entries.first?.due }

  /// Reserves the next place in the order for a repeating element.
  mutating func takeRank() -> Int {
    added += 1
    return added
  }

  /// Adds an element; one with a time of NaN is never due, as in Dispatch.
  ///
  /// - Parameter rank: Its place among elements of the same moment; the default is the last.
  /// - Returns: The number that ``remove(_:)`` takes.
  mutating func add(
    _ element: Element, at due: TimeInterval, _ order: EventOrder, rank: Int? = nil
  ) -> Int {
    added += 1
    let due = due.isNaN ? .infinity : due
    let entry = Entry(
      due: due, order: order, number: added, rank: rank ?? added, element: element)
    let place = entries.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
    entries.insert(entry, at: place)
    return added
  }

  /// Removes an element, and returns it; `nil` if it is no longer in the queue.
  @discardableResult mutating func remove(_ number: Int) -> Element? {
    if let place = entries.firstIndex(where: { $0.number == number }) {
      return entries.remove(at: place).element
    }
    guard let place = ready.firstIndex(where: { $0.number == number }) else { return nil }
    return ready.remove(at: place).element
  }

  /// Removes the first of the elements that are due at a moment, and returns it.
  mutating func takeFirst(dueBy moment: TimeInterval) -> Element? {
    let count = entries.firstIndex { $0.due > moment + Self.tolerance } ?? entries.count
    if count > 0 {
      ready += entries[..<count]
      ready.sort { ($1.order, $1.rank) < ($0.order, $0.rank) }
      entries.removeFirst(count)
    }
    return ready.popLast()?.element
  }
}

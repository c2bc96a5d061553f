import Foundation

/// Which of several events at the same moment comes first.
package enum EventOrder: Int, Comparable, Sendable {
  /// Closures, timers, and sleeps, whose tasks go on later.
  case closure
  /// Frames of display links and animators.
  case frame
  /// Ends of animations, which frames have shown before.
  case end

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Elements that wait for their time.
///
/// Times that differ by rounding are the same moment. At one moment, the order of the events decides,
/// then the order in which they were added; what repeats keeps its place.
struct DueQueue<Element> {
  private struct Entry {
    let due: TimeInterval
    let order: EventOrder
    let number: Int
    let rank: Int
    let element: Element
  }

  /// By time, then by number.
  private var entries: [Entry] = []
  /// Those that were found to be due, the first last.
  private var ready: [Entry] = []
  private var added = 0

  /// Sums of frames are rounded by less than this, in seconds.
  static var tolerance: TimeInterval { 1e-9 }

  /// When the first element is due.
  var nextDue: TimeInterval? { ready.last?.due ?? entries.first?.due }

  /// The place of what is added next, for what will repeat.
  mutating func takeRank() -> Int {
    added += 1
    return added
  }

  /// Adds an element; one whose time is NaN is never due, as in Dispatch.
  ///
  /// - Parameter rank: Its place among others at the same moment; by default after all that were added.
  /// - Returns: The number to remove it by.
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

  /// Removes an element; `nil` if it is gone.
  @discardableResult mutating func remove(_ number: Int) -> Element? {
    if let place = entries.firstIndex(where: { $0.number == number }) {
      return entries.remove(at: place).element
    }
    guard let place = ready.firstIndex(where: { $0.number == number }) else { return nil }
    return ready.remove(at: place).element
  }

  /// Removes the first element of those that are due by a moment.
  mutating func takeFirst(dueBy moment: TimeInterval) -> Element? {
    let due = entries.prefix { $0.due <= moment + Self.tolerance }
    if !due.isEmpty {
      ready += due
      ready.sort { ($1.order, $1.rank) < ($0.order, $0.rank) }
      entries.removeFirst(due.count)
    }
    return ready.popLast()?.element
  }
}

internal import Dynamics
internal import Foundation

/// The events of a line, by their marks.
enum Mark: Character, CaseIterable {
  case ended = "e"
  case began = "b"
  case entered = "i"
  case left = "o"
  case broke = "*"
  case rested = "r"
  case woke = "w"
}

/// One mark of a line, or several in brackets.
struct MarbleColumn {
  var marks: String
  /// When the events were, in seconds after the beginning of the line.
  var times: [TimeInterval] = []

  var text: String { Self.text(marks) }

  static func text(_ marks: String) -> String { marks.count > 1 ? "[\(marks)]" : marks }
}

/// The events of one item.
struct MarbleLine {
  let name: String
  private(set) weak var item: (any DynamicItem)?
  private var isAtRest = false
  private var isInAnimator = false
  /// In their order, with times in seconds of steps.
  private var events: [(time: TimeInterval, mark: Mark)] = []
  /// From the first to the last step in which the item was in the animator.
  private var stays: [ClosedRange<TimeInterval>] = []

  init(name: String, item: any DynamicItem) { (self.name, self.item) = (name, item) }

  var hasJoined: Bool { !stays.isEmpty }

  mutating func record(_ mark: Mark, at time: TimeInterval) { events.append((time, mark)) }

  /// - Parameter notes: Whether a change is an event.
  mutating func recordState(
    isInAnimator: Bool, isQuiet: Bool, at time: TimeInterval, notes: Bool
  ) {
    if isInAnimator {
      let start = self.isInAnimator ? stays.popLast()?.lowerBound : nil
      stays.append((start ?? time)...time)
      if notes, isQuiet != isAtRest { record(isQuiet ? .rested : .woke, at: time) }
    }
    (self.isInAnimator, isAtRest) = (isInAnimator, isQuiet)
  }

  /// Forgets all later than a time, to which the animator goes from the present one.
  mutating func forget(after time: TimeInterval, from now: TimeInterval) {
    if time < now { isInAnimator = stays.contains { $0.contains(time) } }
    events.removeAll { $0.time > time }
    stays = stays.filter { $0.lowerBound <= time }
      .map { $0.lowerBound...min($0.upperBound, time) }
  }

  func columns(_ ticks: MarbleTicks) -> [MarbleColumn] {
    var columns = Array(repeating: MarbleColumn(marks: "."), count: ticks.count)
    for stay in stays {
      for index in ticks.index(of: stay.lowerBound)...ticks.index(of: stay.upperBound)
      where columns.indices.contains(index) { columns[index].marks = "-" }
    }
    for (index, events) in Dictionary(grouping: events, by: { ticks.index(of: $0.time) })
    where columns.indices.contains(index) {
      columns[index] = MarbleColumn(
        marks: String(events.map(\.mark.rawValue)), times: events.map { $0.time - ticks.start })
    }
    return columns
  }
}

public import Dynamics
public import Foundation

/// The events of items as lines of text, one for each item, to compare with those of a test.
///
/// ```swift
/// let marbles = MarbleDiagram(of: animator, ["ball": ball, "card": card])
/// expectRest(animator, within: 5)
/// marbles.expect(
///   """
///   ball  --b-[eb]-e-b-----r|
///   card  --b------e--b----r|
///   """)
/// ```
///
/// Each mark stands for the same length of simulated time:
///
/// - `-`: no event
/// - `b` and `e`: a contact with another item or with a boundary begins, ends
/// - `i` and `o`: the item goes into a region of a sensor, comes out of it
/// - `*`: an attachment of the item breaks
/// - `r` and `w`: the item comes to rest, it wakes; see `awakeItems`
/// - `[be]`: several events, in their order
/// - `.`: the item is not in the animator
/// - `|`: everything is at rest, and the line ends
///
/// An event on the border of two marks belongs to the first. Of the events in one step, contacts that
/// end come first, then those that begin, regions, breaks, and rest. A change that the program makes
/// between two steps shows in the next step. Time at rest or paused has no marks.
///
/// A contact that several collision behaviors see is one event. If a snapshot or a `History` takes the
/// animator back, the lines go back, too.
///
/// The diagram reads the animator after each step and changes nothing; delegates and closures are
/// called as without it. It keeps neither the animator nor its items alive.
///
/// `print` shows the lines up to now, to be copied into a test:
///
/// ```swift
/// let marbles = MarbleDiagram(of: animator, ["card": card], every: 0.05)
/// animator.advance(by: 1)
/// print(marbles)
/// ```
public final class MarbleDiagram {
  private weak var animator: DynamicAnimator?
  private var ticks: MarbleTicks
  private var lines: [MarbleLine] = []
  /// The places of lines by all IDs that their items have had.
  private var places: [ItemID: Set<Int>] = [:]
  private var touching: Set<TouchingPair> = []
  /// Events of the step or change that is under way.
  private var pending: [(place: Int, mark: Mark)] = []

  /// Starts a diagram of items at the present moment.
  ///
  /// - Parameters:
  ///   - animator: The animator.
  ///   - items: The items with the names of their lines. An item may join the animator later. A name
  ///     that is taken, is empty, has a line break, or begins or ends with a space makes the test
  ///     fail, and gets no line.
  ///   - seconds: The length of a mark, in simulated seconds: from 0.0001 to 3600; the default is 0.1.
  ///     Another number makes the test fail, and 0.1 is used.
  ///   - fileID: With the three parameters below, the source location that a failure shows. Leave the
  ///     defaults.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
  /// - Complexity: O(*n*) in each step, where *n* is the number of items in the diagram, and of contacts in
  ///   the animator.
  public init(
    of animator: DynamicAnimator, _ items: KeyValuePairs<String, any DynamicItem>,
    every seconds: TimeInterval = 0.1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID, filePath, line, column)
    let isValid = MarbleTicks.lengths.contains(seconds)
    if !isValid {
      Failure.record(
        "a mark of a marble diagram lasts from 0.0001 to 3600 s, not \(seconds) s; 0.1 s is used",
        at: place)
    }
    self.animator = animator
    ticks = MarbleTicks(start: animator.timeOfSteps, length: isValid ? seconds : 0.1)
    for (name, item) in items {
      if let problem = MarbleName.problem(with: name, after: lines.map(\.name)) {
        Failure.record(problem, at: place)
      } else {
        lines.append(MarbleLine(name: name, item: item))
      }
    }
    look(notes: false)
    animator.addStepObserver(self)
  }

  /// Expects the lines up to now.
  ///
  /// The failure shows each line that differs below the expected one, and when they differ:
  ///
  /// ```console
  /// the events differ from the marbles, of 0.1 s each:
  ///   card  expected  ----b---r|
  ///         actual    -----b--r|
  ///                       ^^
  ///         from 0.4 s: expected b, got -
  ///         from 0.5 s: expected -, got b at 0.508 s
  /// ```
  ///
  /// It may be called several times, as time passes.
  ///
  /// - Parameters:
  ///   - expected: A line for each item, in any order: its name, spaces, and its marks. A line that is
  ///     missing, is unknown, is there twice or has other marks makes the test fail.
  ///   - fileID: With the three parameters below, the source location that a failure shows. Leave the
  ///     defaults.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
  /// - Complexity: O(*n*), where *n* is the number of marks in all lines.
  public func expect(
    _ expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID, filePath, line, column)
    guard !ticks.areTooMany else {
      return Failure.record(
        "a line would have more than \(MarbleTicks.limit) marks of \(ticks.lengthText); "
          + "give the diagram a greater length: every: …", at: place)
    }
    let text = MarbleText(expected, names: lines.map(\.name))
    var differences: [MarbleDifference] = []
    for problem in text.problems { Failure.record(problem, at: place) }
    for line in lines {
      guard let expected = text.marks[line.name] else { continue }
      let actual = columns(of: line)
      if expected == actual.map(\.marks) { continue }
      if !line.hasJoined, expected.contains(where: { $0 != "." && $0 != "|" }) {
        Failure.record(
          "\(MarbleName.shown(line.name)) was in no behavior of the animator, so it has no events; "
            + "add it to a behavior", at: place)
      } else {
        differences.append(MarbleDifference(line.name, expected, actual, ticks))
      }
    }
    if !differences.isEmpty {
      Failure.record(MarbleDifference.text(of: differences, ticks), at: place)
    }
  }

  private func columns(of line: MarbleLine) -> [MarbleColumn] {
    let isAtRest = animator.map { !$0.isRunning && !$0.isPaused } ?? false
    return line.columns(ticks) + (isAtRest ? [MarbleColumn(marks: "|")] : [])
  }

  /// Reads the animator; without notes, its state is where events begin from.
  private func look(notes: Bool) {
    guard let animator else { return }
    ticks.now = animator.timeOfSteps
    let ids = lines.map { $0.item.flatMap(animator.id(of:)) }
    for case (let place, let id?) in ids.enumerated() { places[id, default: []].insert(place) }
    let old = touching
    touching = animator.touchingPairs
    if notes {
      record(.ended, old.subtracting(touching))
      record(.began, touching.subtracting(old))
      for (place, mark) in pending { lines[place].record(mark, at: ticks.now) }
    }
    pending = []
    for (place, id) in ids.enumerated() {
      lines[place].recordState(
        isInAnimator: id != nil, isQuiet: id.map(animator.isQuiet) ?? false, at: ticks.now,
        notes: notes)
    }
  }

  private func record(_ mark: Mark, _ pairs: Set<TouchingPair>) {
    for place in pairs.flatMap(\.items).flatMap({ places[$0] ?? [] }) {
      lines[place].record(mark, at: ticks.now)
    }
  }
}

extension MarbleDiagram: CustomStringConvertible {
  /// The lines up to now, below each other.
  ///
  /// A line has at most 10 000 marks, and then a `…`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of marks in all lines.
  public var description: String {
    let width = lines.map(\.name.count).max() ?? 0
    return lines.map { line in
      line.name + String(repeating: " ", count: width - line.name.count + 2)
        + columns(of: line).map(\.text).joined() + (ticks.areTooMany ? "…" : "")
    }.joined(separator: "\n")
  }
}

extension MarbleDiagram: StepObserver {
  package func animatorDidStep() { look(notes: true) }

  /// What happened after the restored moment has not happened any more.
  package func animatorDidRestore() {
    guard let animator else { return }
    let time = animator.timeOfSteps
    ticks.start = min(ticks.start, time)
    for place in lines.indices { lines[place].forget(after: time, from: ticks.now) }
    places = [:]
    look(notes: false)
  }

  package func animatorDidSense(_ item: any DynamicItem, _ phase: SensorEvent.Phase) {
    record(phase == .entered ? .entered : .left, item)
  }

  package func attachmentDidBreak(of items: [any DynamicItem]) {
    for item in items { record(.broke, item) }
  }

  private func record(_ mark: Mark, _ item: any DynamicItem) {
    for place in lines.indices where lines[place].item === item { pending.append((place, mark)) }
  }
}

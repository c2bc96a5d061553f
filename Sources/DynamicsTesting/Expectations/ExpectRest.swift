public import Dynamics
public import Foundation

/// Lets time pass until an animator is at rest, and expects that within a time.
///
/// ```swift
/// expectRest(animator, within: 5)
/// ```
///
/// The failure names the items that still move, and the fastest with its place and velocity. As with
/// `advanceUntilPaused(limit:)`, the program drives the animator from now on. It never waits.
///
/// - Parameters:
///   - animator: The animator. One that was paused by `pause()` is not at rest.
///   - seconds: The most time that may pass, in seconds of `elapsedTime`: from 0 to 3600.
///   - fileID: With the three parameters below, the source location that a failure shows. Leave the
///     defaults.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
/// - Complexity: The cost of one step for each `timeStep` that passes.
public func expectRest(
  _ animator: DynamicAnimator, within seconds: TimeInterval, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID, filePath, line, column)
  guard Duration.isValid(seconds, "expectRest(_:within:)", place) else { return }
  // The last step tells the velocities.
  animator.advanceUntilPaused(limit: max(0, seconds - animator.timeStep))
  let before = Moment(of: animator, at: 0)
  if animator.advanceUntilPaused(limit: animator.timeStep), !animator.isPaused { return }
  let time = WatchedMotion.current(of: animator)?.now ?? animator.elapsedTime
  let restless = Restless(of: animator, before, Moment(of: animator, at: time))
  Failure.record(
    "\(type(of: animator)) is not at rest within \(Text.seconds(seconds)): \(restless.text)",
    time: time, at: place)
}

/// The items that keep an animator from its rest.
private struct Restless {
  let text: String

  init(of animator: DynamicAnimator, _ before: Moment, _ after: Moment) {
    if animator.isPaused {
      text = "it was paused by pause(), so no time passes"
      return
    }
    let speeds = Self.speeds(before, after, animator.timeStep)
    let awake = animator.awakeItems.compactMap(animator.id(of:))
    let when = "at \(Text.seconds(after.time))"
    guard
      let fastest = after.items.filter({ awake.contains($0.id) })
        .max(by: { speeds[$0.id] ?? 0 < speeds[$1.id] ?? 0 })
    else {
      text = "\(when) no item moves, but a field, a move or a motor may begin to move one"
      return
    }
    let count = awake.count == 1 ? "1 item still moves" : "\(awake.count) items still move"
    let speed = speeds[fastest.id] ?? 0
    let motion =
      speed < 1
      ? "has been slow for less than half a second"
      : "moves by \(Text.points(speed)) a second"
    text = "\(when) \(count); \(fastest.name) at \(Text.point(fastest.center)) \(motion)"
  }

  /// Of the centers or of the corners that turn, in points a second.
  private static func speeds(
    _ before: Moment, _ after: Moment, _ step: TimeInterval
  ) -> [ItemID: CGFloat] {
    let earlier = Dictionary(uniqueKeysWithValues: before.items.map { ($0.id, $0) })
    return Dictionary(
      uniqueKeysWithValues: after.items.map { item in
        guard let old = earlier[item.id] else { return (item.id, 0) }
        let ways = zip([item.center] + item.parts.joined(), [old.center] + old.parts.joined())
          .map { hypot($0.x - $1.x, $0.y - $1.y) }
        return (item.id, (ways.max() ?? 0) / step)
      })
  }
}

public import Dynamics
internal import DynamicsRecording
public import Foundation

/// Lets time pass until the center of an item is at a point, and expects that within a time.
///
/// ```swift
/// expectReaches(card, CGPoint(x: 150, y: 358), within: 2, in: animator)
/// ```
///
/// The failure says where and when the item was nearest. Time stops passing when the item is there,
/// or when everything is at rest. The program drives the animator from now on.
///
/// - Parameters:
///   - item: The item.
///   - point: Where its center is expected, in points.
///   - seconds: The most time that may pass, in seconds of `elapsedTime`: from 0 to 3600.
///   - tolerance: The largest distance that counts as there, in points; the default is 1.
///   - animator: The animator of the item. It is not needed in the block of
///     `withMotion(of:)`.
///   - fileID: With the three parameters below, the source location that a failure shows. Leave the
///     defaults.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
/// - Complexity: The cost of one step for each `timeStep` that passes.
public func expectReaches(
  _ item: any DynamicItem, _ point: CGPoint, within seconds: TimeInterval, tolerance: CGFloat = 1,
  in animator: DynamicAnimator? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Approach(item: item, target: Text.point(point), figure: .point(point)) {
    hypot($0.x - point.x, $0.y - point.y)
  }
  .expect(
    within: seconds, tolerance, in: animator, SourcePlace(fileID, filePath, line, column))
}

/// Lets time pass until the center of an item is in a rectangle, and expects that within a time.
///
/// Otherwise this is the same as for a point.
///
/// - Complexity: The cost of one step for each `timeStep` that passes.
public func expectReaches(
  _ item: any DynamicItem, _ area: CGRect, within seconds: TimeInterval,
  in animator: DynamicAnimator? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Approach(item: item, target: Text.rect(area), figure: .rectangle(area)) {
    Area.rectangle(area).distance(outside: $0)
  }
  .expect(within: seconds, 0, in: animator, SourcePlace(fileID, filePath, line, column))
}

/// The way of an item to a target.
private struct Approach {
  let item: any DynamicItem
  let target: String
  let figure: Remark.Figure
  let distance: (CGPoint) -> CGFloat

  func expect(
    within seconds: TimeInterval, _ tolerance: CGFloat, in animator: DynamicAnimator?,
    _ place: SourcePlace
  ) {
    guard Duration.isValid(seconds, "expectReaches(_:_:within:)", place) else { return }
    let motion = animator.map(WatchedMotion.current(of:)) ?? WatchedMotion.current(with: item)
    guard let animator = animator ?? motion?.animator, let id = animator.id(of: item) else {
      return Failure.recordNoAnimator(of: item, "expectReaches", at: place)
    }
    func now() -> TimeInterval { motion?.now ?? animator.elapsedTime }
    let start = animator.elapsedTime
    var nearest = (distance: distance(item.center), center: item.center, time: now())
    // Steps are counted by time, so that an animator that takes none ends the loop.
    while !(nearest.distance <= tolerance),
      animator.elapsedTime - start + animator.timeStep <= seconds + 1e-9
    {
      let before = animator.elapsedTime
      animator.step()
      guard animator.elapsedTime > before, animator.id(of: item) == id else { break }
      let distance = distance(item.center)
      if distance < nearest.distance { nearest = (distance, item.center, now()) }
    }
    if nearest.distance <= tolerance { return }
    Failure.record(
      "\(PlacedItem.name(of: item, id)) does not reach \(target) within \(Text.seconds(seconds)): "
        + "it is nearest at \(Text.seconds(nearest.time)), at \(Text.point(nearest.center)), "
        + "\(Text.points(nearest.distance)) away", time: nearest.time, figure: figure, at: place)
  }
}

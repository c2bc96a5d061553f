public import Dynamics
internal import DynamicsRecording
public import Foundation

/// Expects that all items of an animator stay inside a rectangle.
///
/// ```swift
/// withMotion(of: animator) {
///   expectInside(animator, CGRect(x: 0, y: 0, width: 300, height: 400))
///   animator.advance(by: 5)
/// }
/// ```
///
/// In the block of `withMotion(of:)` it is checked at each step from the beginning of the block to
/// its end, wherever it stands in the block. Without such a block, only the present moment is
/// checked. The failure says when the first item left, and when it was the farthest outside.
///
/// - Parameters:
///   - animator: The animator.
///   - area: The rectangle, in points.
///   - tolerance: How far the outlines may be outside, in points. The default is 2: an item that
///     hits a wall may enter it by up to two points for a step.
///   - fileID: With the three parameters below, the source location that a failure shows. Leave the
///     defaults.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
/// - Complexity: O(*n*) in each step, where *n* is the number of corners of the items.
public func expectInside(
  _ animator: DynamicAnimator, _ area: CGRect, tolerance: CGFloat = 2,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  InsideExpectation(
    .rectangle(area), tolerance, of: nil, SourcePlace(fileID, filePath, line, column)
  ).apply(to: animator)
}

/// Expects that all items of an animator stay inside a closed path.
///
/// Otherwise this is the same as for a rectangle. The path is copied.
///
/// - Complexity: O(*n* × *m*) in each step, where *n* is the number of corners of the items, and *m* the
///   number of segments of the path.
public func expectInside(
  _ animator: DynamicAnimator, _ path: BezierPath, tolerance: CGFloat = 2,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  InsideExpectation(
    .path(path.copy()), tolerance, of: nil, SourcePlace(fileID, filePath, line, column)
  ).apply(to: animator)
}

/// Expects that an item stays inside a rectangle.
///
/// Otherwise this is the same as for all items of an animator. The animator is not needed in the block
/// of `withMotion(of:)`.
///
/// - Complexity: O(*n*) in each step, where *n* is the number of items in the animator.
public func expectInside(
  _ item: any DynamicItem, _ area: CGRect, tolerance: CGFloat = 2,
  in animator: DynamicAnimator? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = SourcePlace(fileID, filePath, line, column)
  guard let animator = animator ?? WatchedMotion.current(with: item)?.animator,
    let id = animator.id(of: item)
  else {
    return Failure.recordNoAnimator(of: item, "expectInside", at: place)
  }
  InsideExpectation(.rectangle(area), tolerance, of: id, place).apply(to: animator)
}

private final class InsideExpectation: LastingExpectation {
  private let area: Area
  private let tolerance: CGFloat
  private let item: ItemID?
  private let place: SourcePlace
  private var faults = Faults()

  init(_ area: Area, _ tolerance: CGFloat, of item: ItemID?, _ place: SourcePlace) {
    (self.area, self.tolerance, self.item, self.place) = (area, tolerance, item, place)
  }

  func check(_ moment: Moment) {
    for placed in moment.items where item == nil || placed.id == item {
      let distance = area.distance(outside: placed)
      // Also for NaN.
      guard !(distance <= tolerance) else { continue }
      faults.record(
        at: moment.time, by: distance,
        "\(placed.name) at \(Text.point(placed.center)) is \(Text.points(distance)) outside")
    }
  }

  func report() -> Remark? {
    guard let fault = faults.sentence, let first = faults.first else { return nil }
    return Failure.record(
      "not everything stays inside \(area.text): \(fault)", time: first.time, figure: area.figure,
      at: place)
  }
}

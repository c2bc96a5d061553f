public import Dynamics
internal import DynamicsRecording
public import Foundation

/// Expects that no two items of an animator overlap by more than a depth.
///
/// ```swift
/// withMotion(of: animator) {
///   expectNoOverlap(animator, deeperThan: 0.5)
///   animator.advance(by: 5)
/// }
/// ```
///
/// In the block of `withMotion(of:)` it is checked at each step from the beginning of the block to
/// its end, wherever it stands in the block. Without such a block, only the present moment is
/// checked. The failure says when the first two items overlapped too much, and when it was worst.
///
/// All pairs count, whether they collide or not, except two that a collision behavior lets pass
/// through each other (`setCollides(_:between:and:)`), and two attached items that do not collide
/// (`attachedItemsCollide`).
///
/// - Parameters:
///   - animator: The animator.
///   - depth: The deepest overlap that is no failure, in points: the distance by which one item would
///     have to move. The default is 0.5. Items at rest on each other overlap by up to 0.1 pt. Items
///     that hit each other may overlap for a moment by the way that they make in a step: 8 pt at
///     1000 pt/s.
///   - fileID: With the three parameters below, the source location that a failure shows. Leave the
///     defaults.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
/// - Complexity: O(*n* log *n* + *p*) in each step, where *n* is the number of items, and *p* the number
///   of pairs that are near each other.
public func expectNoOverlap(
  _ animator: DynamicAnimator, deeperThan depth: CGFloat = 0.5, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  OverlapExpectation(
    of: animator, deeperThan: depth, SourcePlace(fileID, filePath, line, column)
  ).apply(to: animator)
}

private final class OverlapExpectation: LastingExpectation {
  private weak var animator: DynamicAnimator?
  private let depth: CGFloat
  private let place: SourcePlace
  private var faults = Faults()

  init(of animator: DynamicAnimator, deeperThan depth: CGFloat, _ place: SourcePlace) {
    (self.animator, self.depth, self.place) = (animator, depth, place)
  }

  func check(_ moment: Moment) {
    // From the left to the right, so that only neighbors are compared.
    let items = moment.items.map { (item: $0, box: $0.box) }.sorted { $0.box.minX < $1.box.minX }
    for (index, a) in items.enumerated() {
      for b in items[(index + 1)...] {
        if b.box.minX >= a.box.maxX { break }
        guard a.box.minY < b.box.maxY, b.box.minY < a.box.maxY else { continue }
        check(a.item, b.item, at: moment.time)
      }
    }
  }

  private func check(_ a: PlacedItem, _ b: PlacedItem, at time: TimeInterval) {
    let overlap = Overlap.depth(a.parts, b.parts)
    guard overlap > depth, !passes(a.id, b.id) else { return }
    let (a, b) = a.id < b.id ? (a, b) : (b, a)
    faults.record(
      at: time, by: overlap,
      "\(a.name) at \(Text.point(a.center)) and \(b.name) at \(Text.point(b.center)) overlap by "
        + Text.points(overlap))
  }

  /// Whether two items are meant to pass through each other.
  private func passes(_ a: ItemID, _ b: ItemID) -> Bool {
    guard let animator, let a = animator.item(withID: a), let b = animator.item(withID: b) else {
      return false
    }
    return animator.behaviors.contains { Self.lets(a, pass: b, $0) }
  }

  private static func lets(
    _ a: any DynamicItem, pass b: any DynamicItem, _ behavior: DynamicBehavior
  ) -> Bool {
    if let collision = behavior as? CollisionBehavior, collision.passes(a, b) { return true }
    if let attachment = behavior as? AttachmentBehavior, !attachment.attachedItemsCollide,
      attachment.items.contains(where: { $0 === a }), attachment.items.contains(where: { $0 === b })
    {
      return true
    }
    return behavior.childBehaviors.contains { lets(a, pass: b, $0) }
  }

  func report() -> Remark? {
    guard let fault = faults.sentence, let first = faults.first else { return nil }
    return Failure.record(
      "items overlap by more than \(Text.points(depth)): \(fault)", time: first.time, at: place)
  }
}

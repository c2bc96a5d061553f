import Dynamics
import Foundation
import Testing

/// A drag whose pointer rests behind an obstacle presses the item against it, and the item is at
/// rest.
@Suite struct PressedByADragTests {
  /// The item used to bounce on the floor forever, at 400 pt/s.
  ///
  /// Only gravity was used to tell a bounce from a resting contact.
  @Test(arguments: [0, 0.25, 0.5] as [CGFloat], [20, 60, 120] as [CGFloat])
  func anItemDraggedThroughTheFloorRestsOnIt(elasticity: CGFloat, depth: CGFloat) {
    for offset in [0, 6] as [CGFloat] {
      let box = BasicItem(center: CGPoint(x: 180, y: 370), size: CGSize(width: 44, height: 44))
      let animator = dragged(
        box, [], grabbedAt: CGPoint(x: box.center.x + offset, y: box.center.y),
        to: CGPoint(x: 185, y: 400 + depth), elasticity: elasticity)
      #expect(animator.advanceUntilPaused(limit: 10), "grabbed \(offset) pt aside")
      #expect(abs(box.center.y - 378) < 1)
    }
  }

  @Test(arguments: [0, 0.25] as [CGFloat])
  func anItemDraggedIntoAHeapRestsWithItsNeighbors(elasticity: CGFloat) {
    let boxes = (0..<6).map { index in
      BasicItem(
        center: CGPoint(x: 120 + 50 * CGFloat(index % 3), y: 378 - 45 * CGFloat(index / 3)),
        size: CGSize(width: 44, height: 44))
    }
    let disc = BasicItem(
      center: CGPoint(x: 320, y: 300), size: CGSize(width: 40, height: 40),
      collisionBoundsType: .ellipse)
    let animator = dragged(
      disc, boxes, grabbedAt: disc.center, to: CGPoint(x: 150, y: 370), elasticity: elasticity)
    #expect(animator.advanceUntilPaused(limit: 20))
    #expect(disc.center.y < 381)
  }

  /// Discs used to roll to and fro for ever, at up to 270 pt/s.
  ///
  /// Where the greatest force was reached along y, the missing part of it appeared along x.
  @Test(arguments: [-30, 0, 12, 45] as [CGFloat], [40, 80, 140] as [CGFloat])
  func aDiscDraggedThroughTheFloorByItsRimRests(aside: CGFloat, depth: CGFloat) {
    for direction in 0..<12 {
      let disc = BasicItem(
        center: CGPoint(x: 200, y: 384), size: CGSize(width: 30, height: 30),
        collisionBoundsType: .ellipse)
      let angle = CGFloat(direction) * .pi / 6
      let animator = dragged(
        disc, [], grabbedAt: CGPoint(x: 200 + 10 * cos(angle), y: 384 + 10 * sin(angle)),
        to: CGPoint(x: 200 + aside, y: 400 + depth), elasticity: 0.4, friction: 0.5)
      #expect(animator.advanceUntilPaused(limit: 20), "grabbed in direction \(direction)")
    }
  }

  private func dragged(
    _ item: BasicItem, _ others: [BasicItem], grabbedAt grab: CGPoint, to target: CGPoint,
    elasticity: CGFloat, friction: CGFloat = 0.2
  ) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 400))
    let all = others + [item]
    let collision = CollisionBehavior(items: all)
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = DynamicItemBehavior(items: all)
    (properties.elasticity, properties.resistance, properties.angularResistance) = (
      elasticity, 1, 1
    )
    properties.friction = friction
    let drag = DragBehavior(item: item, grabbedAt: grab)
    for behavior in [collision, GravityBehavior(items: all), properties, drag] {
      animator.addBehavior(behavior)
    }
    for step in 1...60 {
      let share = CGFloat(step) / 60
      drag.move(
        to: CGPoint(
          x: grab.x + share * (target.x - grab.x), y: grab.y + share * (target.y - grab.y)),
        at: Double(step) / 120)
      animator.step()
    }
    return animator
  }
}

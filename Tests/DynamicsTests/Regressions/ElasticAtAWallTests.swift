import Dynamics
import Foundation
import Testing

/// Springs, snaps and drags pulled elastic items against a wall forever.
///
/// Each time that an item was stopped on its way into the wall, it kept the velocity that the pull
/// had added.
@Suite struct ElasticAtAWallTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 400, height: 400)

  private static func rests(
    _ behavior: (BasicItem) -> DynamicBehavior, elasticity: CGFloat,
    shape: DynamicItemCollisionBoundsType, within limit: TimeInterval
  ) -> Bool {
    let item = BasicItem(
      center: CGPoint(x: 200, y: 200), size: CGSize(width: 40, height: 40),
      collisionBoundsType: shape)
    let animator = DynamicAnimator(referenceBounds: bounds)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let material = DynamicItemBehavior(items: [item])
    material.elasticity = elasticity
    for each in [collision, material, behavior(item)] { animator.addBehavior(each) }
    let isPaused = animator.advanceUntilPaused(limit: limit)
    // Half the diagonal of a box that rests on its corner.
    return isPaused && item.center.x > 399.8 - 28.4
  }

  @Test(arguments: [0.2, 0.8, 1], [540.0, 900])
  func anItemOnASpringComesToRest(elasticity: CGFloat, x: CGFloat) {
    for frequency in [1.0, 2, 4, 8] {
      let rests = Self.rests(
        { item in
          let spring = AttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: x, y: 200))
          (spring.length, spring.frequency, spring.damping) = (0, frequency, 0.3)
          return spring
        }, elasticity: elasticity, shape: .rectangle, within: 5)
      #expect(rests, "\(frequency) Hz")
    }
  }

  @Test(arguments: [0.2, 0.8, 1], [540.0, 900])
  func aSnappedItemComesToRest(elasticity: CGFloat, x: CGFloat) {
    let rests = Self.rests(
      { SnapBehavior(item: $0, snapTo: CGPoint(x: x, y: 200)) }, elasticity: elasticity,
      shape: .ellipse, within: 3)
    #expect(rests)
  }

  /// A ball that was grabbed beside its center shook at 900 pt/s.
  ///
  /// When the force along one axis was at its limit, the missing part acted along the other axis.
  @Test(arguments: [0, 0.2, 0.8])
  func aBallThatIsGrabbedBesideItsCenterComesToRest(elasticity: CGFloat) {
    for x in stride(from: 420.0, through: 740, by: 40) {
      let rests = Self.rests(
        { item in
          let drag = DragBehavior(item: item, grabbedAt: CGPoint(x: 205, y: 203))
          drag.move(to: CGPoint(x: x, y: 203), at: 0.1)
          return drag
        }, elasticity: elasticity, shape: .ellipse, within: 5)
      #expect(rests, "dragged to \(x)")
    }
  }
}

import Dynamics
import Testing

/// A rope between items that overlap, or with something between them, kept the animator running
/// forever.
///
/// In each step, contacts pushed the items apart, the floor pushed back, and the rope pulled them
/// together.
@Suite struct TautRopeTests {
  /// Items on the floor, one over or beside the other, the first and last of them on a rope.
  private static func rests(
    _ centers: [CGPoint], shape: DynamicItemCollisionBoundsType, elasticity: CGFloat,
    within limit: Double
  ) -> Bool {
    let animator = DynamicAnimator(
      referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
    let items = centers.map {
      BasicItem(center: $0, size: CGSize(width: 40, height: 40), collisionBoundsType: shape)
    }
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = DynamicItemBehavior(items: items)
    (properties.elasticity, properties.friction) = (elasticity, 0.3)
    (properties.resistance, properties.angularResistance) = (0.5, 1)
    let rope = AttachmentBehavior.limitAttachment(
      with: items[0], offsetFromCenter: .zero, attachedTo: items[items.count - 1],
      offsetFromCenter: .zero)
    for behavior in [collision, GravityBehavior(items: items), properties, rope] {
      animator.addBehavior(behavior)
    }
    return animator.advanceUntilPaused(limit: limit)
  }

  private static let shapes: [DynamicItemCollisionBoundsType] = [.ellipse, .rectangle]

  @Test(arguments: [0.15, 0.2, 0.5, 1, 5], shapes)
  func anItemOnAnotherComesToRest(
    overlap: CGFloat, shape: DynamicItemCollisionBoundsType
  ) {
    for elasticity in [0, 0.4, 0.8] {
      let rests = Self.rests(
        [CGPoint(x: 150, y: 280), CGPoint(x: 150, y: 240 + overlap)], shape: shape,
        elasticity: elasticity, within: 3)
      #expect(rests, "elasticity \(elasticity)")
    }
  }

  /// Items without a joint trembled, too.
  @Test(arguments: [0.2, 0.5, 1, 2], shapes)
  func whatLiesBetweenComesToRest(overlap: CGFloat, shape: DynamicItemCollisionBoundsType) {
    for elasticity in [0, 0.4, 0.8] {
      let rests = Self.rests(
        (0..<3).map { CGPoint(x: 150, y: 280 - CGFloat($0) * (40 - overlap)) }, shape: shape,
        elasticity: elasticity, within: 5)
      #expect(rests, "elasticity \(elasticity)")
    }
  }
}

import Dynamics
import Testing

/// Impacts of precise collision detection on items that already touch something.
@Suite struct PreciseInContactTests {
  private func disc(_ x: CGFloat, _ y: CGFloat, _ diameter: CGFloat) -> BasicItem {
    BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: diameter, height: diameter),
      collisionBoundsType: .ellipse)
  }

  /// The second disc, which touches the first, was pushed 3.3 pt into it in the step of its impact.
  @Test(arguments: [0.05, 0.08, 0.1, 0.15, 1, 3])
  func anImpactPushesNothingIntoWhatItTouches(overlap: Double) {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let discs = [disc(10, 500, 20), disc(30 - overlap, 500, 20), disc(60, 500, 20)]
    let collision = CollisionBehavior(items: discs)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let material = DynamicItemBehavior(items: discs)
    (material.elasticity, material.friction) = (0, 0)
    material.usesPreciseCollisionDetection = true
    animator.addBehavior(material)
    material.addLinearVelocity(CGPoint(x: -2000, y: 0), for: discs[2])
    for _ in 0..<8 {
      animator.step()
      #expect(20 - (discs[1].center.x - discs[0].center.x) < overlap + 0.06)
    }
  }

  /// The contact of two fast discs was on the rim of the one that was added last.
  @Test func theOrderOfTwoDiscsDoesNotMatter() {
    let results = [false, true].map { isSwapped in
      let animator = DynamicAnimator(
        referenceBounds: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      let (a, b) = (disc(300, 300, 40), disc(400, 315, 20))
      let items = isSwapped ? [b, a] : [a, b]
      animator.addBehavior(CollisionBehavior(items: items))
      let material = DynamicItemBehavior(items: items)
      (material.elasticity, material.friction, material.resistance) = (1, 0.5, 0)
      material.usesPreciseCollisionDetection = true
      animator.addBehavior(material)
      material.addLinearVelocity(CGPoint(x: 9000, y: 100), for: a)
      for _ in 0..<4 { animator.step() }
      return [material.angularVelocity(for: a), material.linearVelocity(for: a).x]
    }
    #expect(abs(results[0][0]) > 1)
    for (one, other) in zip(results[0], results[1]) { #expect(abs(one - other) < 1e-9 * abs(one)) }
  }
}

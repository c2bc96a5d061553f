import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Two items that a rod or a rope holds together, and that bounce off each other with friction, get no
/// faster.
///
/// They can part only along their contact. Where friction jams that, no impulse makes them bounce
/// (Painlevé 1895). Impulses grew without bound, and threw the items away at up to 10⁵ pt/s.
@Suite struct JammedImpactTests {
  @Test(
    arguments: [
      Scene(
        size: CGSize(width: 50, height: 50), rise: 13, elasticity: 0.5, friction: 0.8,
        velocity: CGPoint(x: -153, y: 112)),
      Scene(
        size: CGSize(width: 55, height: 54), rise: 5, elasticity: 0.2, friction: 0.2,
        velocity: CGPoint(x: -20, y: 163)),
    ], [true, false])
  func twoBoxesGetNoFaster(scene: Scene, isRod: Bool) {
    #expect(scene.fastest(isRod: isRod) < 1.05 * hypot(scene.velocity.x, scene.velocity.y))
  }

  @Test func randomPairsGetNoFaster() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<150 {
      let scene = Scene(
        size: CGSize(width: random.double(in: 20...60), height: random.double(in: 20...60)),
        rise: random.double(in: -15...15), elasticity: random.double(in: 0.2...0.8),
        friction: random.double(in: 0.2...0.8),
        velocity: CGPoint(x: random.double(in: -200...200), y: random.double(in: -200...200)))
      let speed = hypot(scene.velocity.x, scene.velocity.y)
      #expect(scene.fastest(isRod: random.bool()) < 1.5 * speed, "\(scene)")
    }
  }

  struct Scene: Sendable {
    var size: CGSize
    var rise: CGFloat
    var elasticity: CGFloat
    var friction: CGFloat
    var velocity: CGPoint

    /// The greatest speed in half a second.
    func fastest(isRod: Bool) -> CGFloat {
      let one = BasicItem(center: CGPoint(x: 200, y: 200), size: CGSize(width: 40, height: 40))
      let other = BasicItem(
        center: CGPoint(x: 220 + size.width / 2, y: 200 + rise), size: size)
      let animator = DynamicAnimator(referenceBounds: .zero)
      let properties = DynamicItemBehavior(items: [one, other])
      properties.elasticity = elasticity
      properties.friction = friction
      let rod = AttachmentBehavior(item: one, attachedTo: other)
      let rope = AttachmentBehavior.limitAttachment(
        with: one, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
      for behavior in [
        CollisionBehavior(items: [one, other]), properties, isRod ? rod : rope,
      ] {
        animator.addBehavior(behavior)
      }
      properties.addLinearVelocity(velocity, for: one)
      var fastest = 0.0
      for _ in 0..<60 {
        animator.step()
        for item in [one, other] {
          let velocity = properties.linearVelocity(for: item)
          fastest = max(fastest, hypot(velocity.x, velocity.y))
        }
      }
      return fastest
    }
  }
}

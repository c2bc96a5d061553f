import Dynamics
import Foundation
import Testing

/// A plank that rocks on a fixed disc loses nothing: where one sees it, it goes on; where it is too little
/// to be seen, it comes to rest.
@Suite struct RockingTests {
  private static let radius: CGFloat = 30
  private static let plank = CGSize(width: 100, height: 10)

  /// The plank rolls on the disc: turned by θ, its center is at (R + t) cos θ + R θ sin θ above that of
  /// the disc, where t is half of its thickness.
  private func scene(angle: Double) -> (animator: DynamicAnimator, plank: BasicItem) {
    let disc = BasicItem(
      center: .zero, size: CGSize(width: 2 * Self.radius, height: 2 * Self.radius),
      collisionBoundsType: .ellipse)
    let distance = Self.radius + Self.plank.height / 2
    let plank = BasicItem(
      center: CGPoint(
        x: distance * sin(angle) - Self.radius * angle * cos(angle),
        y: -distance * cos(angle) - Self.radius * angle * sin(angle)),
      size: Self.plank)
    plank.angle = angle
    let anchored = DynamicItemBehavior(items: [disc])
    anchored.isAnchored = true
    let properties = DynamicItemBehavior(items: [plank, disc])
    properties.friction = 10
    let animator = DynamicAnimator(referenceBounds: .zero)
    for behavior in [
      GravityBehavior(items: [plank]), CollisionBehavior(items: [plank, disc]), properties,
      anchored,
    ] {
      animator.addBehavior(behavior)
    }
    return (animator, plank)
  }

  /// They turn at up to five times the speed of rest.
  @Test(arguments: [0.008, 0.012, 0.018]) func whatNobodySeesRests(angle: Double) {
    let (animator, _) = scene(angle: angle)
    #expect(animator.advanceUntilPaused(limit: 5))
  }

  @Test func whatOneSeesGoesOn() {
    let (animator, plank) = scene(angle: 0.1)
    let time = 10.0
    var passages = 0.0
    for _ in 0..<Int(time * 120) {
      let before = plank.angle
      animator.step()
      if (before < 0) != (plank.angle < 0) { passages += 1 }
    }
    #expect(animator.isRunning)
    let (t, w) = (Self.plank.height / 2, Self.plank.width)
    let rate = (1000 * (Self.radius - t) / ((w * w + 4 * t * t) / 12 + t * t)).squareRoot()
    let expected = time * rate / CGFloat.pi
    #expect(abs(passages - expected) < 0.03 * expected)
  }
}

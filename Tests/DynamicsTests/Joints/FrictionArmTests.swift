import Dynamics
import Foundation
import Testing

/// A level arm of links, each pin of which has more friction than its load needs, holds.
///
/// Each pin got 20 iterations, and an arm of 20 pins sank by 362 pt in the first second. Friction is
/// a row of the articulation now, which is solved directly.
@Suite struct FrictionArmTests {
  private static let gravity: CGFloat = 1000

  /// - Parameter factor: The friction of each pin, as a multiple of the torque that its load needs.
  private func makeArm(
    of count: Int, friction factor: CGFloat
  ) -> (animator: DynamicAnimator, links: [BasicItem]) {
    let wall = BasicItem(center: CGPoint(x: 90, y: 200), size: CGSize(width: 20, height: 20))
    let links = (0..<count).map { place in
      BasicItem(
        center: CGPoint(x: 110 + 20 * CGFloat(place), y: 200), size: CGSize(width: 20, height: 6))
    }
    let animator = DynamicAnimator(referenceBounds: .zero)
    animator.addBehavior(GravityBehavior(items: links))
    let anchor = DynamicItemBehavior(items: [wall])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    for place in 0..<count {
      let pin = AttachmentBehavior.pinAttachment(
        with: links[place], attachedTo: place == 0 ? wall : links[place - 1],
        attachmentAnchor: CGPoint(x: 100 + 20 * CGFloat(place), y: 200))
      // The weight of the links beyond, at half their length; 1 N·m is 10⁴ kg·pt²/s².
      let beyond = CGFloat(count - place)
      pin.frictionTorque = factor * 0.012 * beyond * Self.gravity * 20 * beyond / 2 / 1e4
      animator.addBehavior(pin)
    }
    return (animator, links)
  }

  @Test(
    arguments: [(1, 1.001), (2, 1.05), (5, 1.2), (10, 2), (20, 1.05), (20, 5), (60, 2)]
      as [(Int, CGFloat)])
  func anArmHolds(count: Int, factor: CGFloat) {
    let (animator, links) = makeArm(of: count, friction: factor)
    animator.advance(by: 10)
    #expect(abs(links[count - 1].center.y - 200) < 1e-9)
  }

  /// The pin of one link slips: I·α = m·g·l/2 − friction, where I = m·(4l² + h²)/12 about the pin, and
  /// m·l²/3 without the link's height h.
  @Test func anArmSlipsAsFastAsItsFrictionAllows() {
    let (animator, links) = makeArm(of: 1, friction: 0.9)
    let steps = 12.0
    animator.advance(by: steps * animator.timeStep)
    let (length, height) = (20.0, 6.0)
    let inertia = (4 * length * length + height * height) / 12
    let alpha = 0.1 * Double(Self.gravity) * length / 2 / inertia
    let angle = alpha * pow(animator.timeStep, 2) * steps * (steps + 1) / 2
    // The lever gets shorter by a thousandth, which is a hundredth of the torque that is left.
    #expect(abs(links[0].angle / angle - 1) < 0.02)
  }

  @Test func anArmWithTooLittleFrictionSinks() {
    let (animator, links) = makeArm(of: 10, friction: 0.9)
    animator.advance(by: 10)
    #expect(links[9].center.y > 250)
  }
}

import Dynamics
import Foundation
import Testing

/// A level arm of links, each pin of which has more friction than its load needs, holds.
///
/// Each pin got 20 iterations, and an arm of 20 pins with five times the friction sank by 362 pt in
/// the first second.
@Suite struct FrictionArmTests {
  @Test(
    arguments: [(2, 1.05, 1e-4), (5, 1.2, 1e-2), (10, 2, 0.1), (14, 5, 0.1)]
      as [(Int, CGFloat, CGFloat)])
  func anArmHolds(count: Int, factor: CGFloat, tolerance: CGFloat) {
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
      // The weight of the links beyond, at half their length.
      let beyond = CGFloat(count - place)
      pin.frictionTorque = factor * 0.012 * beyond * 1000 * 20 * beyond / 2
      animator.addBehavior(pin)
    }
    animator.advance(by: 10)
    #expect(abs(links[count - 1].center.y - 200) < tolerance)
  }
}

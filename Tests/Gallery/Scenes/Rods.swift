import Dynamics
import Foundation

extension Scene {
  static let rods = Scene(
    "attachment", on: "Behaviors/AttachmentBehavior", seconds: 4, opensAt: 0, hold: 0
  ) { film in
    let size = CGSize(width: 26, height: 26)
    let bob = BasicItem(
      center: CGPoint(x: 140, y: 55), size: size, collisionBoundsType: .ellipse)
    let weight = BasicItem(
      center: CGPoint(x: 170, y: 120), size: size, collisionBoundsType: .ellipse)
    let links = (0..<4).map { index in
      BasicItem(
        center: CGPoint(x: 235 + 10 * Double(index), y: 40 + 22 * Double(index)),
        size: CGSize(width: 12, height: 12), collisionBoundsType: .ellipse)
    }

    // A rod: the distance stays as it is now.
    let pendulum = AttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 80, y: 20))
    // A spring: it pulls to a distance of 60 pt.
    let spring = AttachmentBehavior(item: weight, attachedToAnchor: CGPoint(x: 170, y: 20))
    spring.length = 60
    spring.frequency = 1
    spring.damping = 0.05
    // A chain: rods from item to item.
    var chain = [AttachmentBehavior(item: links[0], attachedToAnchor: CGPoint(x: 230, y: 20))]
    for (upper, lower) in zip(links, links.dropFirst()) {
      chain.append(AttachmentBehavior(item: lower, attachedTo: upper))
    }

    let gravity = GravityBehavior(items: [bob, weight] + links)
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [gravity, pendulum, spring] + chain {
      animator.addBehavior(behavior)
    }
    film.watch(animator, xray: [.attachments])
    animator.advance(by: 4)
  }
}

import Dynamics
import Foundation

extension Scene {
  /// The first thing that a visitor sees.
  static let hero = Scene(
    "hero", on: "Dynamics", seconds: 5.6, opensAt: 4.9, hold: 1, isExample: false
  ) { film in
    let bounds = CGRect(x: 0, y: 0, width: 480, height: 220)
    let letters = Array("DYNAMICS").enumerated().map { index, letter in
      let item = BasicItem(
        center: CGPoint(x: 100 + 40 * Double(index), y: -40 - 34 * Double((index * 5) % 8)),
        size: CGSize(width: 36, height: 36))
      item.angle = 0.09 - 0.045 * Double((index * 3) % 5)
      film.label(item, String(letter))
      return item
    }
    let balls = (0..<4).map { index in
      BasicItem(
        center: CGPoint(x: 122 + 82 * Double(index), y: -900 - 90 * Double((index * 3) % 4)),
        size: CGSize(width: 22, height: 22), collisionBoundsType: .ellipse)
    }
    let items = letters + balls
    let gravity = GravityBehavior(items: items)
    let collision = CollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: -40, y: 212), to: CGPoint(x: 520, y: 212))
    collision.addBoundary(
      withIdentifier: "left", from: CGPoint(x: 2, y: -2000), to: CGPoint(x: 2, y: 220))
    collision.addBoundary(
      withIdentifier: "right", from: CGPoint(x: 478, y: -2000), to: CGPoint(x: 478, y: 220))
    let material = DynamicItemBehavior(items: items)
    material.elasticity = 0.3
    material.resistance = 0.2

    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [gravity, collision, material] { animator.addBehavior(behavior) }
    film.watch(animator, xray: [.attachments])
    animator.advance(by: 2.6)
    for (index, item) in items.enumerated() {
      material.addLinearVelocity(
        CGPoint(x: 70 - 35 * Double((index * 5) % 5), y: -430 - 45 * Double((index * 3) % 4)),
        for: item)
      material.addAngularVelocity(9 - 4.5 * Double((index * 7) % 5), for: item)
    }
    animator.advance(by: 0.6)
    // Springs catch the letters in the air, one after the other.
    for (index, letter) in letters.enumerated() {
      gravity.removeItem(letter)
      collision.removeItem(letter)
      let snap = SnapBehavior(item: letter, snapTo: CGPoint(x: 100 + 40 * Double(index), y: 96))
      snap.frequency = 1.6
      snap.damping = 0.55
      animator.addBehavior(snap)
      animator.advance(by: 0.07)
    }
  }
}

import Dynamics
import Foundation

extension Scene {
  static let ropeBridge = Scene(
    "rope-bridge", on: "Recipes/RopeBridge", seconds: 7, opensAt: 2
  ) { film in
    let count = 13
    let planks = (0..<count).map { index in
      BasicItem(
        center: CGPoint(x: 50 + 20 * CGFloat(index), y: 100), size: CGSize(width: 18, height: 7))
    }
    let balls = (0..<3).map { index in
      BasicItem(
        center: CGPoint(x: -40 - 46 * Double(index), y: 76), size: CGSize(width: 26, height: 26),
        collisionBoundsType: .ellipse)
    }
    let cliffs = [-120.0, 300].map { x in
      BasicItem(frame: CGRect(x: x, y: 90, width: 160, height: 140))
    }
    for plank in planks { film.look(plank, .wood) }
    for (index, ball) in balls.enumerated() { film.look(ball, .ball(index)) }
    for cliff in cliffs { film.look(cliff, .rock) }

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 40, width: 340, height: 130))
    let ground = DynamicItemBehavior(items: cliffs)
    ground.isAnchored = true
    let wood = DynamicItemBehavior(items: planks)
    wood.density = 4  // light planks sag more
    wood.angularResistance = 2
    let rolling = DynamicItemBehavior(items: balls)
    rolling.friction = 0.8
    rolling.angularResistance = 0
    for ball in balls {
      rolling.addLinearVelocity(CGPoint(x: 95, y: 0), for: ball)
      rolling.addAngularVelocity(95 / 13, for: ball)
    }
    for behavior in [ground, wood, rolling] { animator.addBehavior(behavior) }
    animator.addBehavior(GravityBehavior(items: planks + balls))
    animator.addBehavior(CollisionBehavior(items: planks + balls + cliffs))

    // Ropes between the planks, a little longer than the gaps, so that the bridge sags.
    let (left, right) = (Offset(horizontal: -9, vertical: 0), Offset(horizontal: 9, vertical: 0))
    let chain = [cliffs[0]] + planks + [cliffs[1]]
    for (a, b) in zip(chain, chain.dropFirst()) {
      let from = a === cliffs[0] ? Offset(horizontal: 80, vertical: -66) : right
      let to = b === cliffs[1] ? Offset(horizontal: -80, vertical: -66) : left
      let rope = AttachmentBehavior.limitAttachment(
        with: a, offsetFromCenter: from, attachedTo: b, offsetFromCenter: to)
      rope.length = 2.6
      animator.addBehavior(rope)
    }
    film.watch(animator, strings: "#8d6e53")
    animator.advance(by: 7)
  }
}

import Dynamics
import DynamicsTestSupport

extension ChaoticRun {
  static func sleepers(seed: UInt64) -> ChaoticRun {
    var random = SeededGenerator(seed: seed)
    let blocks = (0..<3).flatMap { column in
      (0..<4).map { row in
        BasicItem(
          center: CGPoint(x: 110 + 110 * CGFloat(column), y: 290 - 20 * CGFloat(row)),
          size: CGSize(width: random.double(in: 22...40), height: 20))
      }
    }
    let balls = (0..<3).map { index in
      BasicItem(
        center: CGPoint(x: 30 + 110 * CGFloat(index), y: 205), size: CGSize(width: 26, height: 26),
        collisionBoundsType: .ellipse)
    }
    let log = ContactLog()
    let collision = CollisionBehavior(items: blocks)
    collision.collisionDelegate = log
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 450, y: 300))
    let gravity = GravityBehavior(items: blocks)
    let stiff = DynamicItemBehavior(items: blocks)
    stiff.elasticity = 0
    let heavy = DynamicItemBehavior(items: [])
    heavy.density = 6
    heavy.elasticity = 0.6
    let anchor = DynamicItemBehavior(items: [blocks[1], blocks[6]])

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 450, height: 400))
    animator.addBehaviors([collision, gravity, stiff, anchor, heavy])
    let breeze = FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    breeze.strength = random.double(in: 2...4)

    return ChaoticRun(animator, log, length: 420) { step in
      switch step {
      // By now all sleep. Balls knock one tower over after the other.
      case 90, 110, 130:
        let ball = balls[(step - 90) / 20]
        collision.addItem(ball)
        gravity.addItem(ball)
        heavy.addLinearVelocity(CGPoint(x: random.double(in: 400...600), y: 60), for: ball)
        heavy.addItem(ball)
      case 150: anchor.isAnchored = true
      case 180: animator.timeStep = 1.0 / 90
      case 200...230:
        // A wall sweeps through what stands.
        let x = 20 + 5 * CGFloat(step - 200)
        if step > 200 { collision.removeBoundary(withIdentifier: "wall") }
        collision.addBoundary(
          withIdentifier: "wall", from: CGPoint(x: x, y: 180), to: CGPoint(x: x - 20, y: 299))
      case 235: anchor.isAnchored = false
      case 250:
        blocks.forEach(breeze.addItem)
        animator.addBehavior(breeze)
      case 280: animator.removeBehavior(breeze)
      case 300: animator.timeStep = 1.0 / 150
      case 380: collision.removeBoundary(withIdentifier: "floor")
      default: break
      }
    }
  }
}

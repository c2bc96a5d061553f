import Dynamics
import DynamicsTestSupport

extension ChaoticRun {
  static func heap(seed: UInt64) -> ChaoticRun {
    var random = SeededGenerator(seed: seed)
    let items = random.items(20, in: CGRect(x: 120, y: 60, width: 360, height: 150))
    let log = ContactLog()
    let collision = CollisionBehavior(items: items)
    collision.addBoundary(withIdentifier: "hollow", for: hollow)
    collision.addBoundary(
      withIdentifier: "bump", for: BezierPath(ovalIn: CGRect(x: 250, y: 250, width: 90, height: 60))
    )
    collision.addBoundary(
      withIdentifier: "ledge", from: CGPoint(x: 60, y: 180), to: CGPoint(x: 180, y: 215))
    collision.collisionDelegate = log

    let rough = DynamicItemBehavior(items: items)
    rough.elasticity = 0.7
    rough.friction = 0.5
    random.throwAll(items, with: rough, speed: 500)
    let elastic = DynamicItemBehavior(items: Array(items.prefix(7)))
    elastic.elasticity = 1
    elastic.friction = 0
    elastic.density = 2.5

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 600, height: 400))
    animator.addBehaviors([collision, rough, elastic, GravityBehavior(items: items)])
    return ChaoticRun(animator, log, length: 400)
  }

  /// A valley with a ridge in its floor and curved sides.
  private static var hollow: BezierPath {
    let path = BezierPath()
    path.move(to: CGPoint(x: 40, y: 30))
    path.addLine(to: CGPoint(x: 560, y: 20))
    path.addCurve(
      to: CGPoint(x: 430, y: 380), controlPoint1: CGPoint(x: 600, y: 200),
      controlPoint2: CGPoint(x: 520, y: 370))
    path.addLine(to: CGPoint(x: 300, y: 330))
    path.addLine(to: CGPoint(x: 180, y: 385))
    path.addQuadCurve(to: CGPoint(x: 40, y: 30), controlPoint: CGPoint(x: 10, y: 330))
    path.close()
    return path
  }
}

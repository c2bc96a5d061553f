import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Curves of boundaries turn the velocity of discs that slide along them.
///
/// Each edge of a curve used to be an inelastic impact: a bowl took 15 to 34 % of the height a swing.
@Suite struct CurveSlidingTests {
  @Test(arguments: [50, 100, 300] as [CGFloat], [4, 10] as [CGFloat])
  func aDiscSwingsInABowlWithoutFriction(radius: CGFloat, disc: CGFloat) {
    let bowl = Bowl(radius: radius, disc: disc, at: CGPoint(x: disc - radius, y: 0))
    let heights = bowl.heightsOfSwings(4)
    var last = 1 as CGFloat
    for height in heights {
      #expect(height > 0.98 * last && height < 1.005, "\(heights)")
      last = height
    }
  }

  @Test(arguments: [50, 100, 200] as [CGFloat], [0.97, 1.05, 1.2] as [CGFloat])
  func aLoopIsCompletedWithEnoughSpeed(radius: CGFloat, energy: CGFloat) {
    let path = radius - 6
    let loop = Bowl(radius: radius, disc: 6, at: CGPoint(x: 0, y: path))
    loop.properties.addLinearVelocity(
      CGPoint(x: (5 * 1000 * path * energy).squareRoot(), y: 0), for: loop.disc)
    var (farthest, isOver) = (0 as CGFloat, false)
    for _ in 0..<240 where !(isOver && loop.disc.center.y > 0) {
      loop.animator.step()
      if loop.disc.center.x < 0, loop.disc.center.y < 0 { isOver = true }
      farthest = max(farthest, path - hypot(loop.disc.center.x, loop.disc.center.y))
    }
    #expect(isOver)
    // Too slow, it falls off before the top.
    #expect(energy < 1 ? farthest > 0.01 * path : farthest < 0.2, "\(farthest)")
  }

  /// A curve turns the velocity relative to itself.
  @Test func aBowlThatMovesTurnsADiscAsOneThatStands() {
    let bowls = (0..<2).map { _ in Bowl(radius: 100, disc: 10, at: CGPoint(x: -90, y: 0)) }
    let speed = 300 as CGFloat
    bowls[1].collision.moveBoundary(
      withIdentifier: "boundary", by: CGVector(dx: 2 * speed, dy: 0), duration: 2, timing: .linear)
    bowls[1].properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: bowls[1].disc)
    // Once through the bowl and up; a turn by another velocity would be 20 pt off soon.
    for step in 1...100 {
      for bowl in bowls { bowl.animator.step() }
      let centers = bowls.map(\.disc.center)
      #expect(abs(centers[1].x - CGFloat(step) / 120 * speed - centers[0].x) < 4)
      #expect(abs(centers[1].y - centers[0].y) < 4)
    }
  }

  /// Where lines are drawn with bends, each bend is an impact.
  @Test func aBendThatIsDrawnIsAnImpact() {
    let path = BezierPath()
    path.move(to: CGPoint(x: -200, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 0))
    let angle = CGFloat.pi / 18
    path.addLine(to: CGPoint(x: 400 * cos(angle), y: -400 * sin(angle)))
    let disc = BasicItem(
      center: CGPoint(x: -100, y: -10), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    let bowl = Bowl(path, disc)
    bowl.properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: disc)
    bowl.animator.advance(by: 0.3)
    let velocity = bowl.properties.linearVelocity(for: disc)
    let energy =
      (velocity.x * velocity.x + velocity.y * velocity.y) / 2 - 1000 * (disc.center.y + 10)
    #expect(abs((2 * energy).squareRoot() - 400 * cos(angle)) < 2)
  }

  /// A corner between two arcs is none of their edges.
  @Test func aCuspOfTwoArcsIsAnImpact() {
    let path = BezierPath()
    path.move(to: CGPoint(x: -200, y: -100))
    path.addQuadCurve(to: CGPoint(x: 0, y: 0), controlPoint: CGPoint(x: -100, y: 0))
    path.addQuadCurve(to: CGPoint(x: 100, y: -200), controlPoint: CGPoint(x: 60, y: -60))
    let disc = BasicItem(
      center: CGPoint(x: -30, y: -13), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    let bowl = Bowl(path, disc)
    bowl.animator.advance(by: 0.1)
    bowl.properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: disc)
    bowl.animator.advance(by: 0.15)
    let velocity = bowl.properties.linearVelocity(for: disc)
    #expect(hypot(velocity.x, velocity.y) < 260)
  }

  /// An elastic disc that meets a curve steeply bounces off it.
  @Test func aSteepImpactBounces() {
    let bowl = Bowl(radius: 100, disc: 10, at: CGPoint(x: 0, y: -40))
    bowl.properties.elasticity = 1
    // A second bounce would make more of any rounding.
    bowl.animator.advance(by: 0.8)
    #expect(abs(bowl.disc.center.x) < 1e-3)
    let speed = bowl.properties.linearVelocity(for: bowl.disc).y
    let energy = speed * speed / 2 - 1000 * (bowl.disc.center.y + 40)
    #expect(abs(energy) < 0.02 * 130_000)
  }
}

/// A disc without friction, resistance or elasticity on a boundary.
private struct Bowl {
  let animator = DynamicAnimator(referenceBounds: .zero)
  let disc: BasicItem
  let properties: DynamicItemBehavior
  let collision: CollisionBehavior
  private let path: CGFloat

  init(radius: CGFloat, disc: CGFloat, at center: CGPoint) {
    self.init(
      BezierPath(
        ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
      BasicItem(
        center: center, size: CGSize(width: 2 * disc, height: 2 * disc),
        collisionBoundsType: .ellipse), path: radius - disc)
  }

  init(_ boundary: BezierPath, _ disc: BasicItem, path: CGFloat = 1) {
    (self.disc, self.path) = (disc, path)
    properties = DynamicItemBehavior(items: [disc])
    (properties.friction, properties.resistance, properties.elasticity) = (0, 0, 0)
    properties.angularResistance = 0
    collision = CollisionBehavior(items: [disc])
    collision.addBoundary(withIdentifier: "boundary", for: boundary)
    for behavior in [collision, properties, GravityBehavior(items: [disc])] as [DynamicBehavior] {
      animator.addBehavior(behavior)
    }
  }

  /// The heights at which a disc in an oval turns back, as fractions of its radius.
  func heightsOfSwings(_ count: Int) -> [CGFloat] {
    var (heights, last) = ([] as [CGFloat], 0 as CGFloat)
    for _ in 0..<(120 * 20) where heights.count < count {
      animator.step()
      let speed = properties.linearVelocity(for: disc).y
      if last < 0, speed >= 0, disc.center.y < 0.9 * path {
        heights.append((path - disc.center.y) / path)
      }
      last = speed
    }
    return heights
  }
}

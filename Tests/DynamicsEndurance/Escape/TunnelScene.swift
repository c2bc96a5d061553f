import Dynamics
import DynamicsTestSupport

/// Items that fly, fall and are pushed at a line, or one at an anchored bar, that none may pass.
///
/// What nothing but its own motion brings there must not tunnel. Items do not collide with each other:
/// a line that is not closed has no other side where a heavy one could be held back from a light one.
package struct TunnelScene: CustomStringConvertible {
  private var timeStep: Double
  private var steps: Int
  private var angle: CGFloat
  /// Of the bar, in points; `nil` for a line.
  private var thickness: CGFloat?
  private var gravity: CGVector
  private var items: [Flier]

  private struct Flier {
    var plan: EscapeScene.Item
    var push: CGVector
  }

  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func power(_ exponents: ClosedRange<Double>) -> CGFloat {
      pow(10, random.double(in: exponents))
    }
    func vector(_ length: CGFloat) -> CGVector {
      let angle = random.double(in: 0...(2 * .pi))
      return CGVector(dx: length * cos(angle), dy: length * sin(angle))
    }
    timeStep = random.bool() ? 1.0 / 120 : power(-4 ... -1)
    steps = random.int(in: 5...60)
    let angle = random.bool() ? 0 : random.double(in: 0...6.3)
    self.angle = angle
    thickness = random.bool() ? nil : power(0...2)
    gravity = vector(random.bool() ? 0 : power(-1...3))
    let far = (thickness ?? 0) / 2
    let largest = log10(500.0)
    items = (0..<(thickness == nil ? random.int(in: 1...4) : 1)).map { name in
      let size = CGSize(width: power(0...largest), height: power(0...largest))
      let clear = far + 1.5 * hypot(size.width, size.height) + power(-2...4)
      let height = random.bool() ? clear : -clear
      let velocity = vector(power(0...6))
      let along = random.double(in: -500...500)
      let plan = EscapeScene.Item(
        name: name, shape: EscapeScene.Item.Shape(rawValue: random.int(in: 0...4))!,
        center: CGPoint(
          x: along * cos(angle) - height * sin(angle), y: along * sin(angle) + height * cos(angle)),
        size: size, angle: random.double(in: 0...6.3), behaviors: [0], isAnchored: false,
        turns: random.bool(), density: power(-3...3), elasticity: random.double(in: 0...1),
        friction: random.double(in: 0...2), resistance: 0,
        velocity: CGPoint(x: velocity.dx, y: velocity.dy),
        spin: random.bool() ? 0 : random.double(in: -100...100))
      return Flier(plan: plan, push: vector(random.bool() ? 0 : power(0...6)))
    }
  }

  package var description: String {
    let obstacle = thickness.map { "a bar \($0) thick" } ?? "a line"
    return "\(steps) steps of \(timeStep) s, \(obstacle) at angle \(angle), gravity \(gravity)\n"
      + items.map { "\($0.plan) pushed by \($0.push)" }.joined(separator: "\n")
  }

  /// - Returns: What passed, and when.
  package func run() -> String? {
    let animator = DynamicAnimator(referenceBounds: .zero)
    animator.timeStep = timeStep
    let bodies = items.map { EscapeRun.Body($0.plan) }
    let collision = CollisionBehavior(items: bodies.map(\.item))
    addObstacle(to: collision, animator)
    animator.addBehavior(collision)
    let pull = GravityBehavior(items: bodies.map(\.item))
    pull.gravityDirection = gravity
    animator.addBehavior(pull)
    for (body, flier) in zip(bodies, items) {
      body.applyProperties()
      animator.addBehavior(body.properties)
      let push = PushBehavior(items: [body.item], mode: .continuous)
      push.pushDirection = flier.push
      animator.addBehavior(push)
    }
    let before = bodies.map { height(of: $0.item.center) }
    for step in 1...steps {
      animator.step()
      for (body, old) in zip(bodies, before) {
        let center = body.item.center
        // Beyond the ends, or so far out that anything may be.
        if abs(center.x) + abs(center.y) > 0.9 * Self.reach { return nil }
        let now = height(of: center)
        // Also false for NaN.
        guard now * old > 0 else {
          return "step \(step): item \(body.plan.name) came from \(old) to \(now)"
        }
      }
    }
    return nil
  }

  /// Longer than anything flies.
  private static let reach: CGFloat = 499_999

  private func addObstacle(to collision: CollisionBehavior, _ animator: DynamicAnimator) {
    guard let thickness else {
      collision.collisionMode = .boundaries
      let end = CGPoint(x: Self.reach * cos(angle), y: Self.reach * sin(angle))
      collision.addBoundary(
        withIdentifier: "line", from: CGPoint(x: -end.x, y: -end.y), to: end)
      return
    }
    let bar = BasicItem(
      center: .zero, size: CGSize(width: 2 * Self.reach, height: thickness))
    bar.angle = angle
    collision.addItem(bar)
    let properties = DynamicItemBehavior(items: [bar])
    properties.isAnchored = true
    animator.addBehavior(properties)
  }

  /// Above the obstacle's middle, or below if negative.
  private func height(of place: CGPoint) -> CGFloat {
    place.y * cos(angle) - place.x * sin(angle)
  }
}

import Dynamics
import Testing

/// Items that fall onto each other in a box, for attempts to crash Chipmunk.
final class AbortScene {
  static let bad: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 1e-160,
  ]

  let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 300, height: 300))
  let first = BasicItem.box(100, 250, 40, 40)
  let second = BasicItem(
    center: CGPoint(x: 110, y: 200), size: CGSize(width: 40, height: 40),
    collisionBoundsType: .ellipse)
  let collision: CollisionBehavior
  let gravity: GravityBehavior
  let properties: DynamicItemBehavior
  private let delegate = Delegate()

  init() {
    collision = CollisionBehavior(items: [first, second])
    gravity = GravityBehavior(items: [first, second])
    properties = DynamicItemBehavior(items: [first, second])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = delegate
    for behavior in [collision, gravity, properties] { animator.addBehavior(behavior) }
  }

  /// Adds behaviors and takes some steps.
  func run(_ behaviors: DynamicBehavior..., steps: Int = 20) {
    for behavior in behaviors { animator.addBehavior(behavior) }
    for _ in 0..<steps { animator.step() }
    check()
  }

  /// Runs a closure once in each callback that the library makes in a step.
  func insideAStep(_ body: @escaping (AbortScene) -> Void) {
    for place in 0..<3 {
      let scene = place == 0 ? self : AbortScene()
      var isDone = false
      let once = { [unowned scene] in
        guard !isDone else { return }
        isDone = true
        body(scene)
      }
      switch place {
      case 0: scene.delegate.onContact = once
      case 1: scene.gravity.action = once
      default:
        let field = FieldBehavior.field { _, _, _, _, _, _ in
          once()
          return .zero
        }
        field.addItem(scene.first)
        scene.animator.addBehavior(field)
      }
      scene.run(steps: 60)
      #expect(isDone, "place \(place)")
      scene.delegate.onContact = nil
      scene.gravity.action = nil
    }
  }

  func check() {
    for item in [first, second] {
      #expect(item.center.x.isFinite && item.center.y.isFinite && item.angle.isFinite)
      let (linear, angular) = (
        properties.linearVelocity(for: item), properties.angularVelocity(for: item)
      )
      #expect(linear.x.isFinite && linear.y.isFinite && angular.isFinite)
    }
  }

  private final class Delegate: CollisionBehaviorDelegate {
    var onContact: (() -> Void)?
    func collisionBehavior(
      _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
      with item2: any DynamicItem, at point: CGPoint
    ) { onContact?() }
    func collisionBehavior(
      _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
      withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
    ) { onContact?() }
  }
}

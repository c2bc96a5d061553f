import Dynamics
import DynamicsTestSupport

/// Animators that are made, used for some steps and dropped.
package enum Churn {
  /// - Returns: What is wrong, if anything, and the bytes on the heap after warm-up and at the end.
  package static func run(_ count: Int) -> (fault: String?, before: Int, after: Int) {
    var before = 0
    for index in 0..<count {
      if index == count / 10 { before = Memory.now.live }
      if let fault = use(seed: UInt64(index)) { return (fault, before, Memory.now.live) }
    }
    let after = Memory.now.live
    let grown = after - before
    let fault =
      grown > mostGrowth ? "\(grown) bytes more on the heap after \(count) animators" : nil
    return (fault, before, after)
  }

  /// Bytes on the heap: less than 50 for each animator of a short run.
  private static var mostGrowth: Int { 64 << 10 }

  private static func use(seed: UInt64) -> String? {
    var random = SeededGenerator(seed: seed)
    let box = CGRect(x: 0, y: 0, width: 300, height: 300)
    let animator = DynamicAnimator(referenceBounds: box)
    let items = (0..<random.int(in: 1...4)).map { _ in
      BasicItem(center: random.point(in: box), size: CGSize(width: 20, height: 20))
    }
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: seed, for: BezierPath(ovalIn: box))
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: items))
    animator.addBehavior(AttachmentBehavior(item: items[0], attachedToAnchor: .zero))
    if random.bool() { collision.action = { [weak animator] in animator?.pause() } }
    let events = random.bool() ? animator.contacts : nil
    for _ in 0..<random.int(in: 0...8) { animator.step() }
    if random.bool() { animator.removeAllBehaviors() }
    return withExtendedLifetime(events) {
      items.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite } ? nil : "an item is lost"
    }
  }
}

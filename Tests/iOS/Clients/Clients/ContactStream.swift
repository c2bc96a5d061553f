import UIKit

/// Contacts as a sequence to await, and a world of things made of materials.
@MainActor
final class ContactStream: NSObject, UICollisionBehaviorDelegate {
  struct Contact: Sendable, Equatable {
    let boundary: String?
    let isBeginning: Bool
  }

  let contacts: AsyncStream<Contact>
  private let continuation: AsyncStream<Contact>.Continuation

  override init() {
    (contacts, continuation) = AsyncStream.makeStream(of: Contact.self)
    super.init()
  }

  func finish() { continuation.finish() }

  nonisolated func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    let contact = Contact(boundary: identifier as? String, isBeginning: true)
    MainActor.assumeIsolated { _ = continuation.yield(contact) }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    continuation.yield(Contact(boundary: identifier as? String, isBeginning: false))
  }
}

struct Material: Equatable, Sendable {
  var density: CGFloat = 1
  var elasticity: CGFloat = 0.2
  static let rubber = Material(density: 1.1, elasticity: 0.8)
  static let clay = Material(density: 2, elasticity: 0)
}

@MainActor
final class World<Item: UIDynamicItem & Hashable> {
  let animator: UIDynamicAnimator
  let gravity = UIGravityBehavior()
  let collision = UICollisionBehavior()
  private var materials: [Item: UIDynamicItemBehavior] = [:]
  private let rest = RestObserver()

  init(in view: UIView) {
    animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = rest
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
  }

  subscript(item: Item) -> Material? {
    get {
      materials[item].map { Material(density: $0.density, elasticity: $0.elasticity) }
    }
    set {
      if let old = materials.removeValue(forKey: item) { animator.removeBehavior(old) }
      guard let newValue else {
        gravity.removeItem(item)
        collision.removeItem(item)
        return
      }
      let behavior = UIDynamicItemBehavior(items: [item])
      (behavior.density, behavior.elasticity) = (newValue.density, newValue.elasticity)
      materials[item] = behavior
      animator.addBehavior(behavior)
      guard !gravity.items.contains(where: { $0 === item }) else { return }
      gravity.addItem(item)
      collision.addItem(item)
    }
  }

  /// Returns when the animator has paused; at once if it does not run.
  func untilRest() async {
    guard animator.isRunning else { return }
    await withCheckedContinuation { rest.waiting.append($0) }
  }

  private final class RestObserver: NSObject, UIDynamicAnimatorDelegate {
    var waiting: [CheckedContinuation<Void, Never>] = []

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
      waiting.forEach { $0.resume() }
      waiting = []
    }
  }
}

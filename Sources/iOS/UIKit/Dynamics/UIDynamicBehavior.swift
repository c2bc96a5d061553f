internal import Dynamics
public import Foundation

/// The base class of behaviors; a plain instance groups other behaviors.
///
/// See Apple's `UIDynamicBehavior`.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The core's counterpart of this behavior; it contains the core's behavior, if there is one, and
  /// the children.
  let host = HostBehavior()

  /// Makes a behavior without children.
  public override init() {
    super.init()
    host.owner = self
  }

  /// Sets the core's behavior.
  ///
  /// This is not an initializer. As a designated initializer that is hidden from clients, it would
  /// keep their subclasses from inheriting `init()`.
  func wrap(_ core: DynamicBehavior) { host.addChildBehavior(core) }

  /// The items of the behavior itself; see `UIDynamicBehavior+Items.swift`.
  final var ownItems: [any UIDynamicItem] = []

  /// The child behaviors, in the order added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called once per frame in which time has passed, while the behavior is in a running animator.
  open var action: (() -> Void)? {
    didSet { if oldValue == nil { host.checkForNewSteps() } }
  }

  /// The animator of the behavior; `nil` if it is in none.
  open var dynamicAnimator: UIDynamicAnimator? { (host.dynamicAnimator as? CoreAnimator)?.owner }

  /// Called before the behavior is added to an animator, and with `nil` before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a child behavior; adding it again has no effect, and one that is in use elsewhere is reported.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior) else { return }
    childBehaviors.append(behavior)
    host.addChildBehavior(behavior.host)
    if !host.childBehaviors.contains(behavior.host) {
      childBehaviors.removeAll { $0 === behavior }
    }
  }

  /// Removes a child behavior; an unknown one has no effect, as on iOS.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    host.removeChildBehavior(behavior.host)
  }

  var usesReferenceBounds: Bool { childBehaviors.contains(where: \.usesReferenceBounds) }

  /// Calls the actions of this behavior and its descendants, parents first.
  func performActions(in animator: UIDynamicAnimator) {
    // Without recursion, so that behaviors can be nested to any depth.
    var next = [self]
    while let behavior = next.popLast() {
      guard behavior.dynamicAnimator === animator else { continue }
      if let action = behavior.action, behavior.host.checkForNewSteps() { action() }
      next += behavior.childBehaviors.reversed()
    }
  }
}

/// The core's counterpart of a UIKit behavior.
final class HostBehavior: DynamicBehavior {
  weak var owner: UIDynamicBehavior?
  /// The number of steps of its animator at the last call of ``checkForNewSteps()``.
  private var lastStepCount = 0

  /// Marks the steps so far as seen.
  ///
  /// A push that removes itself in its action must have been applied before. So its action is not
  /// called in a frame shorter than a step, or by the action that adds the push in the same frame.
  ///
  /// - Returns: Whether there was a step since the last call, or since the behavior was added.
  @discardableResult func checkForNewSteps() -> Bool {
    let steps = dynamicAnimator?.shims.stepCount ?? 0
    defer { lastStepCount = steps }
    return steps > lastStepCount
  }

  override func willMove(to dynamicAnimator: DynamicAnimator?) {
    lastStepCount = dynamicAnimator?.shims.stepCount ?? 0
    guard let owner else { return }
    let animator = dynamicAnimator as? CoreAnimator
    withoutIsolation((owner, animator)) { owner, animator in
      for item in owner.ownItems { owner.reportIfOutside(item, of: animator?.owner) }
      owner.willMove(to: animator?.owner)
    }
  }

  /// The class of the UIKit behavior, for reports.
  override var description: String { owner.map { "\(type(of: $0))" } ?? super.description }
}

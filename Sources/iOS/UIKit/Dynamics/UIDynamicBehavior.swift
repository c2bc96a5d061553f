internal import Dynamics
public import Foundation

/// Something that says how items move; by itself, a box for other behaviors.
///
/// See Apple's `UIDynamicBehavior`.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// What the core has in place of this: a box with a behavior of the core's, if there is one, and
  /// the children.
  let host = HostBehavior()

  /// Makes a behavior without children.
  public override init() {
    super.init()
    host.owner = self
  }

  /// Makes this behavior one around one of the core's.
  ///
  /// An initializer would be a designated one that clients cannot see, and because of it their
  /// subclasses would inherit no `init()`.
  func surround(_ core: DynamicBehavior) { host.addChildBehavior(core) }

  /// The behaviors that move with this one, in the order added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called once a frame, if time has gone on in it, while the behavior is in a running animator.
  open var action: (() -> Void)? {
    didSet { if oldValue == nil { host.forgetSteps() } }
  }

  /// The animator that the behavior is in; `nil` outside.
  open var dynamicAnimator: UIDynamicAnimator? {
    (host.dynamicAnimator as? CoreAnimator)?.owner
  }

  /// Called before the behavior moves into an animator, and with `nil` before it moves out.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a behavior that moves with this one; one that is in use elsewhere is diagnosed.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    if !childBehaviors.contains(behavior) { childBehaviors.append(behavior) }
    host.addChildBehavior(behavior.host)
    if !host.childBehaviors.contains(behavior.host) {
      childBehaviors.removeAll { $0 === behavior }
    }
  }

  /// Removes a child; one that is not a child is nothing to speak of, as on iOS.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    host.removeChildBehavior(behavior.host)
    childBehaviors.removeAll { $0 === behavior }
  }

  /// Calls the actions of this and of all below, parents first.
  func performActions(in animator: UIDynamicAnimator) {
    guard dynamicAnimator === animator else { return }
    if let action, host.forgetSteps() { action() }
    for child in childBehaviors { child.performActions(in: animator) }
  }
}

/// A behavior of UIKit's as the core has it.
final class HostBehavior: DynamicBehavior {
  weak var owner: UIDynamicBehavior?
  /// How many steps its animator had taken when ``forgetSteps()`` was last called.
  private var stepsSeen = 0

  /// A push that removes itself in its action must have been delivered before: neither a frame
  /// shorter than a step nor an action of the same frame, adding it, may call its action at once.
  ///
  /// - Returns: Whether there was a step since the last call, or since it moved in.
  @discardableResult func forgetSteps() -> Bool {
    let steps = dynamicAnimator?.shims.stepCount ?? 0
    defer { stepsSeen = steps }
    return steps > stepsSeen
  }

  override func willMove(to dynamicAnimator: DynamicAnimator?) {
    stepsSeen = dynamicAnimator?.shims.stepCount ?? 0
    guard let owner else { return }
    let animator = dynamicAnimator as? CoreAnimator
    withoutIsolation((owner, animator)) { $0.willMove(to: $1?.owner) }
  }
}

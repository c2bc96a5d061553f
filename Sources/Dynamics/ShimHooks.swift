package import DynamicsGeometry
package import Foundation

// What the iOS shims may ask of animators and behaviors beyond their public interface.

extension DynamicAnimator {
  /// What the iOS shims may ask of an animator.
  package var shims: ShimHooks<DynamicAnimator> { ShimHooks(self) }
}

extension ShimHooks<DynamicAnimator> {
  /// Called after time has passed, when items are written: once for each frame.
  package var afterFrame: (() -> Void)? {
    get { subject.afterFrame }
    nonmutating set { subject.afterFrame = newValue }
  }

  /// Whether other animators may move the same items, as UIKit lets them; set before any joins.
  ///
  /// Each then writes over what the other has written, while things move in both.
  package var sharesItems: Bool {
    get { subject.simulation.sharesItems }
    nonmutating set { subject.simulation.sharesItems = newValue }
  }

  /// The steps taken since the animator was made.
  package var stepCount: Int { subject.simulation.clock.stepCount }
}

extension DynamicItemBehavior {
  /// What the iOS shims may ask of an item behavior.
  package var shims: ShimHooks<DynamicItemBehavior> { ShimHooks(self) }
}

extension ShimHooks<DynamicItemBehavior> {
  /// Sets `elasticity`, also to more than 1, up to 10, for items that gain speed when they bounce.
  package func setElasticity(_ elasticity: CGFloat) {
    subject.choose(
      elasticity, in: Limits.superelasticity, for: \.elasticity, reporter: "elasticity")
  }
}

extension ShimHooks<FieldBehavior> {
  /// Makes a magnetic field as Apple's, which turns the way of every charge alike.
  package static func magneticField() -> FieldBehavior {
    FieldBehavior(FieldBehavior.Configuration(law: .magneticOnApple))
  }
}

package import DynamicsGeometry
package import Foundation

// The interface for the iOS shims, beyond the public interface of animators and behaviors.

extension DynamicAnimator {
  /// The interface of an animator for the iOS shims.
  package var shims: ShimHooks<DynamicAnimator> { ShimHooks(self) }
}

extension ShimHooks<DynamicAnimator> {
  /// A closure that is called once per frame, after the items are written.
  package var afterFrame: (() -> Void)? {
    get { subject.afterFrame }
    nonmutating set { subject.afterFrame = newValue }
  }

  /// Whether other animators may move the same items, as in UIKit; set before any item joins.
  ///
  /// While items move in both, each animator overwrites the values of the other.
  package var sharesItems: Bool {
    get { subject.simulation.sharesItems }
    nonmutating set { subject.simulation.sharesItems = newValue }
  }

  /// Whether items that are updated keep the shapes with which they have joined, as in UIKit.
  package var keepsShapes: Bool {
    get { subject.simulation.keepsShapes }
    nonmutating set { subject.simulation.keepsShapes = newValue }
  }

  /// The steps taken since the animator was made.
  package var stepCount: Int { subject.simulation.clock.stepCount }
}

extension DynamicBehavior {
  /// The numbers that a property of this name accepts.
  package func range(of property: String) -> ClosedRange<CGFloat> {
    (self as? any SettingsBehavior)?.range(of: property) ?? .everything
  }
}

extension DynamicItemBehavior {
  /// The interface of an item behavior for the iOS shims.
  package var shims: ShimHooks<DynamicItemBehavior> { ShimHooks(self) }
}

extension ShimHooks<DynamicItemBehavior> {
  /// The numbers that ``setElasticity(_:)`` accepts.
  package var elasticities: ClosedRange<CGFloat> { DynamicItemBehavior.superelasticity }

  /// Sets `elasticity` from 0 to 10; above 1, items gain speed when they bounce.
  package func setElasticity(_ elasticity: CGFloat) {
    guard
      Validation.isValid(
        elasticity, in: DynamicItemBehavior.superelasticity, by: "DynamicItemBehavior.elasticity")
    else { return }
    var settings = subject.settings
    settings.elasticity = elasticity
    subject.replaceSettings(by: settings)
  }
}

extension ShimHooks<FieldBehavior> {
  /// Makes a magnetic field like Apple's, which turns the velocity of every charge at the same
  /// rate.
  package static func magneticField() -> FieldBehavior {
    FieldBehavior(FieldBehavior.Configuration(law: .magneticOnApple))
  }
}

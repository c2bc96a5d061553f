/// Methods that an animator calls when it pauses and when it resumes.
///
/// The counterpart of `UIDynamicAnimatorDelegate`. Both methods are optional. The calls alternate;
/// ``DynamicAnimator/isRunning`` already has its new value.
///
/// The protocol belongs to no actor. In Swift 6, a delegate that uses state of the main actor is
/// declared like this:
///
/// ```swift
/// @MainActor final class Watcher: @MainActor DynamicAnimatorDelegate {
///   var pauses = 0
///   func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { pauses += 1 }
/// }
/// ```
///
/// An animator holds its delegate weakly: keep it in a variable.
public protocol DynamicAnimatorDelegate: AnyObject {
  /// Called when the animator begins to move items.
  func dynamicAnimatorWillResume(_ animator: DynamicAnimator)

  /// Called when the animator stops, at rest or paused.
  ///
  /// Behaviors may be removed and added here, and the animator may be released.
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator)
}

extension DynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {}
}

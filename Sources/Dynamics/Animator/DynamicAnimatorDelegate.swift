/// Is told when an animator pauses and when it resumes.
///
/// The protocol has no actor. A delegate that uses state of the main actor says so twice in Swift 6:
///
/// ```swift
/// @MainActor final class Watcher: @MainActor DynamicAnimatorDelegate {
///   func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { lamp.isOn = false }
/// }
/// ```
///
/// An animator holds its delegate weakly: keep it in a variable.
///
/// As `UIDynamicAnimatorDelegate`; both methods may be left out. The calls alternate, with
/// ``DynamicAnimator/isRunning`` already set.
public protocol DynamicAnimatorDelegate: AnyObject {
  /// The animator begins to move things.
  func dynamicAnimatorWillResume(_ animator: DynamicAnimator)

  /// The animator has stopped: everything is at rest, or it was told to pause.
  ///
  /// Behaviors may be removed and added here, and the animator may be dropped.
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator)
}

extension DynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {}
}

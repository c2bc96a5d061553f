/// Hears when an animator comes to rest and when it starts again.
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

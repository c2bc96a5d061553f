public import CoreGraphics
public import Foundation

// What is missing is declared where that lets the compiler say so in plain words.

extension UIView {
  /// There are no keyframe animations here.
  @available(*, unavailable, message: "No keyframes here: chain UIView.animate in completions")
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  /// There are no keyframe animations here.
  @available(*, unavailable, message: "No keyframes here: chain UIView.animate in completions")
  public class func addKeyframe(
    withRelativeStartTime startTime: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) {}
  /// These animations went out with closures.
  @available(*, unavailable, message: "Use UIView.animate(withDuration:animations:)")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// These animations went out with closures.
  @available(*, unavailable, message: "Use UIView.animate(withDuration:animations:)")
  public class func commitAnimations() {}
  /// There are no pixels to copy here.
  @available(*, unavailable, message: "No pixels here: make another view of the same frame")
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  /// There are no pixels to copy here.
  @available(*, unavailable, message: "No pixels here: make another view of the same frame")
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
  /// Views are flat here.
  @available(*, unavailable, message: "Views are flat here: use transform")
  public var transform3D: Any {
    get { transform }
    set {}
  }
  /// There is one look here.
  @available(*, unavailable, message: "There is one look here: leave it out")
  public var traitCollection: NotOnLinux { NotOnLinux() }
  /// The device does not move here.
  @available(*, unavailable, message: "The device does not move here: use a gravity behavior")
  public func addMotionEffect(_ effect: Any) {}
}

/// There are no property animators here.
@available(*, unavailable, message: "No property animators here: use UIView.animate")
public typealias UIViewPropertyAnimator = NotOnLinux
/// There are no property animators here.
@available(*, unavailable, message: "No property animators here: use UIView.animate")
public typealias UISpringTimingParameters = NotOnLinux
/// There are no property animators here.
@available(*, unavailable, message: "No property animators here: use UIView.animate")
public typealias UICubicTimingParameters = NotOnLinux

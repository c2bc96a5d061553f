public import CoreGraphics
public import Foundation

/// The position at which an animation ended; see Apple's `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The cases of UIKit.
  case end, start, current
}

/// A running animation; see Apple's `UIViewPropertyAnimator`, of which only this part exists here.
@preconcurrency @MainActor public final class UIViewPropertyAnimator: NSObject {
  /// Animates the changes made in a closure, as `UIView.animate` does.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    UIView.animate(withDuration: duration, delay: delay, options: options, animations: animations) {
      completion?($0 ? .end : .current)
    }
    return UIViewPropertyAnimator()
  }

  private override init() {}

  /// Only running animators exist here.
  @available(*, unavailable, message: "No property animators here: use UIView.animate")
  public init(
    duration: TimeInterval, curve: NotOnLinux.Style, animations: (() -> Void)? = nil
  ) {}

  /// Only running animators exist here.
  @available(*, unavailable, message: "No property animators here: use UIView.animate")
  public func startAnimation() {}
}

public import CoreGraphics
public import Foundation

/// Where an animation has ended; see Apple's `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The cases are UIKit's.
  case end, start, current
}

/// An animation that runs; see Apple's `UIViewPropertyAnimator`, of which there is no more here.
@preconcurrency @MainActor public final class UIViewPropertyAnimator: NSObject {
  /// Shows the changes made in a block little by little, as `UIView.animate` does.
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

  /// Only those that run at once are here.
  @available(*, unavailable, message: "No property animators here: use UIView.animate")
  public init(
    duration: TimeInterval, curve: NotOnLinux.Style, animations: (() -> Void)? = nil
  ) {}

  /// Only those that run at once are here.
  @available(*, unavailable, message: "No property animators here: use UIView.animate")
  public func startAnimation() {}
}

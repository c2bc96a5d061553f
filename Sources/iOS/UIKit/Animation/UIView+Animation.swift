internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation
internal import QuartzCore

// As on iOS, views have their final values at once, and `layer.presentation()` has the values
// shown. Time passes on `UIShimClock`.

extension UIView {
  /// Animates the changes made in a closure.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; at 0, the changes are shown at once. A negative number
  ///     or one that is not finite is reported and counts as 0.
  ///   - delay: The delay before the animation, in seconds, with the same rule.
  ///   - options: The options; by default, one animation that starts and ends slowly.
  ///   - animations: The closure that makes the changes. It is called at once.
  ///   - completion: Called at the end with `true`, or with `false` if the animations of all layers
  ///     were removed before. Here it is called after `duration` even if no property changed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, .curve(options.curve), options, animations, completion)
  }

  /// Animates the changes made in a closure, with a slow start and end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes made in a closure like a spring, which settles after the duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: From 0, which oscillates longest, to 1, which does not overshoot.
  ///   - velocity: The initial velocity; 1 is the whole distance per second.
  ///   - options: The options; the curve is ignored.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringPace(damping: dampingRatio, velocity: velocity * duration)
    run(duration, delay, .spring(spring), options, animations, completion)
  }

  /// Changes a view as in ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// The transition itself is not drawn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Shows the changes made in a closure at once, even within an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Transition.$current.withValue(nil, operation: actionsWithoutAnimation)
  }

  private static func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: Pace,
    _ options: UIView.AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let animation = ViewAnimation(
      duration: usable(duration), delay: usable(delay), pace: pace,
      options: options, completion: completion)
    run(animation, animations)
  }

  static func run(_ animation: ViewAnimation, _ changes: () -> Void) {
    if animation.duration > 0 {
      animation.transition.record(changes)
    } else {
      performWithoutAnimation(changes)
    }
    UIShimClock.shared.run(animation)
  }

  static func usable(_ seconds: TimeInterval) -> TimeInterval {
    guard seconds >= 0, seconds.isFinite else {
      DynamicsDiagnostics.report(
        "\(seconds) s is negative or not finite; 0 is used", by: "animate(withDuration:)")
      return 0
    }
    return seconds
  }
}

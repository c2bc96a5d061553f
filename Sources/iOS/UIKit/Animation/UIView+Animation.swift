internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation
internal import QuartzCore

// As on iOS, the views are at once where the animations put them; `layer.presentation()` is on the
// way. Time passes on `UIShimClock`.

extension UIView {
  /// Shows the changes made in a block little by little.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 shows them at once. So does, after a diagnostic, a duration that is
  ///     negative or not finite.
  ///   - delay: The seconds before, with the same rule.
  ///   - options: How; an even start and end, once, by default.
  ///   - animations: What makes the changes. It is called at once.
  ///   - completion: What is called when the time has passed, with `true`, or with `false` when all
  ///     layers' animations were removed before. Here it is called after `duration` also when
  ///     nothing has changed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, delay, .curve(options.curve), options, animations, completion)
  }

  /// Shows the changes made in a block little by little, with an even start and end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Shows the changes made in a block as a spring would move.
  ///
  /// - Parameters:
  ///   - duration: In seconds, until the spring is at rest.
  ///   - delay: The seconds before.
  ///   - dampingRatio: From 0 (swings long) to 1 (does not overshoot).
  ///   - velocity: The speed at first; 1 is the whole way in a second.
  ///   - options: How; the curve does not count.
  ///   - animations: What makes the changes. It is called at once.
  ///   - completion: What is called when the time has passed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringPace(damping: dampingRatio, velocity: velocity * duration)
    animate(duration, delay, .spring(spring), options, animations, completion)
  }

  /// Makes changes to a view as in ``animate(withDuration:delay:options:animations:completion:)``;
  /// there are no pixels to show the transition itself.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Shows the changes made in a block at once, also within an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    LayerTransition.$current.withValue(nil, operation: actionsWithoutAnimation)
  }

  private static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: Pace,
    _ options: UIView.AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let animation = ViewAnimation(
      duration: usable(duration), delay: usable(delay), pace: pace,
      options: options, completion: completion)
    if animation.duration > 0 {
      animation.transition.record(animations)
    } else {
      performWithoutAnimation(animations)
    }
    UIShimClock.shared.run(animation)
  }

  private static func usable(_ seconds: TimeInterval) -> TimeInterval {
    guard seconds >= 0, seconds.isFinite else {
      DynamicsDiagnostics.report(
        "\(seconds) s is negative or not finite; 0 is used", by: "animate(withDuration:)")
      return 0
    }
    return seconds
  }
}

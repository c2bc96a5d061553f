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

  /// Shows the changes made in a block as a spring would move.
  ///
  /// - Parameters:
  ///   - duration: In seconds, how long a swing without damping would take, as of SwiftUI's springs;
  ///     0.5 by default. The spring rests later, and the completion is called then.
  ///   - bounce: From 0 (does not overshoot) to 1 (swings long); 0 by default, and less is 0.
  ///   - velocity: The speed at first; 1 is the whole way in a second.
  ///   - delay: The seconds before.
  ///   - options: How; the curve does not count.
  ///   - animations: What makes the changes. It is called at once.
  ///   - completion: What is called when the spring is at rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let restDuration = duration * SpringPace(damping: 1 - bounce, velocity: 0).restTime
    let spring = SpringPace(damping: 1 - bounce, velocity: velocity * restDuration)
    animate(restDuration, delay, .spring(spring), options, animations, completion)
  }

  /// Puts a view in the place of another, or with `.showHideTransitionViews` shows it and hides the
  /// other; there are no pixels to show the transition itself.
  ///
  /// The completion is called after the duration, in seconds.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      toView.isHidden = false
      fromView.isHidden = true
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    animate(withDuration: duration, animations: {}, completion: completion)
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

  /// Switches animations on or off; off, all changes are shown at once and completions are called
  /// with the next frame.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

  /// Whether animations are shown; `true` by default.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  private static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: Pace,
    _ options: UIView.AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let isOn = areAnimationsEnabled
    let animation = ViewAnimation(
      duration: isOn ? usable(duration) : 0, delay: isOn ? usable(delay) : 0, pace: pace,
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

@MainActor private enum AnimationSwitch {
  static var isOn = true
}

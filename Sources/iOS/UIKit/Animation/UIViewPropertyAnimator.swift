internal import DynamicsTiming
public import Foundation
internal import QuartzCore

/// An animation that a program starts and stops; see Apple's `UIViewPropertyAnimator`.
///
/// Here an animator is not paused, reversed or scrubbed.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  /// The duration in seconds; a spring by its mass has its own.
  public let duration: TimeInterval
  /// The pace.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The state; `.inactive` by default.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs.
  open var isRunning: Bool { state == .active }
  /// The delay of the start, in seconds.
  open private(set) var delay: TimeInterval = 0

  private let pace: Pace
  private var options: UIView.AnimationOptions = []
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animations: [ViewAnimation] = []
  private var end: TimeInterval = 0
  /// Sets the final values, after a stop.
  private var setEnd: () -> Void = {}

  /// Makes an animator; the duration of a spring by its mass is ignored.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let seconds = UIView.usable(duration)
    if let spring = parameters as? UISpringTimingParameters {
      (pace, self.duration) = spring.pace(in: seconds)
    } else {
      pace = .curve((parameters as? UICubicTimingParameters)?.function ?? .easeInOut)
      self.duration = seconds
    }
  }

  /// Makes an animator with a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that settles in the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: spring)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that runs, with the changes made in a closure, as `UIView.animate` does.
  @discardableResult public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.options = options
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; those added while the animation runs take the rest of its time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    changes.append(animation)
    guard isRunning else { return }
    let rest = max(0, end - UIShimClock.shared.time)
    animations.append(
      ViewAnimation(duration: rest, delay: 0, pace: .curve(.easeOut), options: [], completion: nil))
    UIView.run(animations.last!, animation)
  }

  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    state = .active
    self.delay = UIView.usable(delay)
    end = UIShimClock.shared.time + self.delay + duration
    // The clock keeps the animation, and with it this animator.
    let animation = ViewAnimation(
      duration: duration, delay: self.delay, pace: pace, options: options,
      completion: { finished in self.finish(at: finished ? .end : .current) })
    animations = [animation]
    UIView.run(animation) { for change in changes { change() } }
  }

  /// Stops the animation; the views keep the values that are shown.
  ///
  /// - Parameter withoutFinishing: Whether the completions are not called; otherwise,
  ///   ``finishAnimation(at:)`` calls them.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = .stopped
    setEnd = Transition.stop(animations.map(\.transition))
    for animation in animations { UIShimClock.shared.cancel(animation) }
    animations = []
    if withoutFinishing { reset() }
  }

  /// Ends a stopped animation, and calls the completions.
  ///
  /// - Parameter finalPosition: `.end` sets the final values. Here, the other positions keep the
  ///   present ones.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition == .end { UIView.performWithoutAnimation(setEnd) }
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    // The clock also ends an animation that is being stopped.
    guard animations.isEmpty || state == .active else { return }
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    (state, animations, changes, completions) = (.inactive, [], [], [])
    setEnd = {}
  }
}

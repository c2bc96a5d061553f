internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation
internal import QuartzCore

/// The time that view animations run by.
///
/// Not in UIKit.
///
/// On the main thread it follows the display, by way of the main run loop; tests and programs
/// without a run loop move it:
///
/// ```swift
/// UIView.animate(withDuration: 0.5) { card.center.x = 200 }
/// UIShimClock.shared.advance(by: 0.25)
/// card.layer.presentation()?.position.x   // on its way
/// ```
///
/// Display links that a test adds to the main run loop from another thread follow this clock, too.
/// Dynamic animators have clocks of their own: ``UIDynamicAnimator/advance(by:)``.
@preconcurrency @MainActor public final class UIShimClock {
  /// The clock.
  public static let shared = UIShimClock()

  /// The seconds that have passed on this clock; none pass while nothing is animated, unless by
  /// ``advance(by:)``.
  public private(set) var time: TimeInterval = 0

  private var animations: [ViewAnimation] = []
  private var link: DisplayLink?
  private var isAdvancing = false

  private init() {}

  private static let mostSeconds: TimeInterval = 86_400

  /// Lets seconds pass.
  ///
  /// Animations that end within them end in order, each at its time, and so do animations that
  /// their completions start; one that repeats ends when the layers that it moves are gone, or
  /// moved by others. Frames of display links come at their times between. A negative number, more
  /// than a day, which is over five million frames, and a call from inside a completion are
  /// diagnosed and change nothing.
  public func advance(by interval: TimeInterval) {
    guard (0...Self.mostSeconds).contains(interval), !isAdvancing else {
      DynamicsDiagnostics.report(
        isAdvancing
          ? "time already passes; ignored"
          : "\(interval) is not a number of seconds from 0 to \(Self.mostSeconds)")
      return
    }
    isAdvancing = true
    for animation in animations where animation.isForsaken { cancel(animation) }
    let end = time + interval
    for animation in animations { animation.mayEnd = true }
    while let next = nextMoment, next <= end + Self.tolerance {
      time = max(time, next)
      HeadlessDisplay.shared.pass(to: time)
      finishAnimations()
    }
    time = end
    HeadlessDisplay.shared.pass(to: end)
    for animation in animations { animation.show(at: time) }
    isAdvancing = false
    link?.isPaused = animations.isEmpty
  }

  /// Runs an animation from now on.
  func run(_ animation: ViewAnimation) {
    animation.begin(at: time)
    // One without a duration ends with the next frame, also when it is begun within one: else a
    // chain of them would never let a frame end.
    animation.mayEnd = animation.duration > 0
    animations.append(animation)
    follow()
  }

  /// Ends an animation early.
  func cancel(_ animation: ViewAnimation) {
    animations.removeAll { $0 === animation }
    animation.finish(false)
  }

  /// When something is due next: an animation's end, or a frame of a display link.
  private var nextMoment: TimeInterval? {
    let end = animations.filter(\.mayEnd).map(\.endTime).min()
    return [end, HeadlessDisplay.shared.nextFrame].compactMap(\.self).min()
  }

  private func finishAnimations() {
    let ended = animations.filter { $0.mayEnd && $0.endTime <= time + Self.tolerance }
    animations.removeAll { candidate in ended.contains { $0 === candidate } }
    for animation in animations { animation.show(at: time) }
    for animation in ended { animation.finish(true) }
  }

  /// Frames whose sum is rounded just below the duration are long enough.
  private static let tolerance = 1e-9

  private func follow() {
    guard Thread.isMainThread else { return }
    if link == nil {
      let link = DisplayLink { [weak self] frame in
        guard let self else { return }
        withoutIsolation(self) { $0.advance(by: frame.duration) }
      }
      link.isPaused = true
      link.add(to: .main, forMode: .common)
      self.link = link
    }
    link?.isPaused = false
  }
}

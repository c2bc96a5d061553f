public import Foundation

/// A recognizer of a long press; see Apple's `UILongPressGestureRecognizer`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer with a closure, called for each state that is sent; not in UIKit.
  public convenience init(handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// The minimum duration of the press, in seconds; ``longPress(at:for:in:)`` uses it.
  ///
  /// 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum movement of the finger during the press, in points, 10 by default; stored without
  /// effect.
  open var allowableMovement: CGFloat = 10

  /// Presses a finger for a time, in seconds of ``UIShimClock``.
  ///
  /// Not in UIKit. The gesture begins after ``minimumPressDuration``, which is also the default. If
  /// the finger lifts before, it does not begin.
  open func longPress(
    at location: CGPoint, duration: TimeInterval? = nil, in view: UIView? = nil
  ) {
    let duration = duration ?? minimumPressDuration
    UIShimClock.shared.advance(by: min(minimumPressDuration, duration))
    guard duration >= minimumPressDuration else { return }
    send(.began, location: location, in: view)
    UIShimClock.shared.advance(by: duration - minimumPressDuration)
    send(.ended, in: view)
  }

  override var isContinuous: Bool { true }
}

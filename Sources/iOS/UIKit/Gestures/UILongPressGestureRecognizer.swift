public import Foundation

/// Looks for a finger that stays; see Apple's `UILongPressGestureRecognizer`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer that calls nobody.
  public override init() { super.init() }

  /// Makes a recognizer that calls a closure whenever its state is sent.
  ///
  /// Not in UIKit.
  public convenience init(handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: pass a closure, init(handler:)")
  public convenience init(target: Any?, action: Any?) { self.init() }

  /// How long the finger stays, in seconds; kept.
  ///
  /// 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the finger may move meanwhile, in points; kept.
  ///
  /// 10 by default.
  open var allowableMovement: CGFloat = 10

  /// Keeps a finger in one place, in seconds that pass on ``UIShimClock``.
  ///
  /// Not in UIKit. It begins after ``minimumPressDuration``, and not at all if the finger lifts before.
  ///
  /// - Parameters:
  ///   - location: Where.
  ///   - duration: How long the finger stays; just long enough, for `nil`.
  ///   - view: Whose coordinates these are; the window's for `nil`.
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

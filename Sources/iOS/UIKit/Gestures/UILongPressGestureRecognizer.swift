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

  override var isContinuous: Bool { true }
}

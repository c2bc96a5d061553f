public import CoreGraphics

/// Looks for fingers that tap; see Apple's `UITapGestureRecognizer`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer that calls nobody.
  public override init() { super.init() }

  /// Makes a recognizer that calls a closure whenever its state is sent.
  ///
  /// Not in UIKit.
  public convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: pass a closure, init(handler:)")
  public convenience init(target: Any?, action: Any?) { self.init() }

  /// How many taps make the gesture; kept.
  ///
  /// 1 by default.
  open var numberOfTapsRequired = 1

  /// How many fingers make the gesture; kept.
  ///
  /// 1 by default.
  open var numberOfTouchesRequired = 1

  /// Taps.
  ///
  /// Not in UIKit.
  ///
  /// - Parameters:
  ///   - location: Where.
  ///   - view: Whose coordinates these are; the window's for `nil`.
  open func tap(at location: CGPoint, in view: UIView? = nil) {
    send(.ended, location: location, in: view)
  }
}

public import CoreGraphics

/// A recognizer of taps; see Apple's `UITapGestureRecognizer`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer with a closure, called for each state that is sent; not in UIKit.
  public convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// The number of taps of the gesture, 1 by default; stored without effect.
  open var numberOfTapsRequired = 1
  /// The number of fingers of the gesture, 1 by default; stored without effect.
  open var numberOfTouchesRequired = 1

  /// Sends a tap; not in UIKit.
  ///
  /// - Parameters:
  ///   - location: The location of the tap.
  ///   - view: The view whose coordinates are used; `nil` means the window.
  open func tap(at location: CGPoint, in view: UIView? = nil) {
    send(.ended, location: location, in: view)
  }
}

// Names of Swift 3 and 4.

/// The name in Swift 3 and 4.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name in Swift 3 and 4.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name in Swift 3 and 4.
public typealias UIViewContentMode = UIView.ContentMode
/// The name in Swift 3 and 4.
public typealias UIControlEvents = UIControl.Event
/// The name in Swift 3 and 4.
public typealias UIControlState = UIControl.State
/// The name in Swift 3 and 4.
public typealias UIButtonType = UIButton.ButtonType
/// The name in Swift 3 and 4.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name in Swift 3 and 4.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name in Swift 3 and 4.
public typealias UITouchPhase = UITouch.Phase
/// The name in Swift 3 and 4.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The name in Swift 3 and 4.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name in Swift 3 and 4.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

extension UIView {
  /// Puts a subview in front of the others; the name in Swift 3 and 4.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// Puts a subview behind the others; the name in Swift 3 and 4.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

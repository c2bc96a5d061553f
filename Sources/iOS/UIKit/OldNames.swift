// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreGraphics
public import Foundation

// Names of Swift 3 and 4, and the calls of constraints before `isActive`.

public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIButtonType = UIButton.ButtonType
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

extension UIView {
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
  public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}

public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}
public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }
public func UIFloatRangeIsEqualToRange(_ a: UIFloatRange, _ b: UIFloatRange) -> Bool { a == b }
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public import CoreGraphics

/// A rectangle of a view for layout; see Apple's `UILayoutGuide`.
public struct UILayoutGuide {
  /// The rectangle in the view's coordinates.
  public let layoutFrame: CGRect
}

extension UIView {
  /// The part of the view that no bars cover; here the whole view.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(layoutFrame: bounds) }
}

/// A type that has layout anchors on iOS; there are no constraints here.
public protocol LayoutAnchored {}
extension UIView: LayoutAnchored {}
extension UILayoutGuide: LayoutAnchored {}

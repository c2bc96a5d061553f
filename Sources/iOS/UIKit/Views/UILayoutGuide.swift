public import CoreGraphics

/// A part of a view; see Apple's `UILayoutGuide`.
public struct UILayoutGuide {
  /// Where it is, in the view's coordinates.
  public let layoutFrame: CGRect
}

extension UIView {
  /// The part of the view that nothing covers: all of it, here.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(layoutFrame: bounds) }
}

/// What has anchors on iOS, for constraints that are not here.
public protocol LayoutAnchored {}
extension UIView: LayoutAnchored {}
extension UILayoutGuide: LayoutAnchored {}

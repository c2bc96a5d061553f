public import Foundation

/// How far each edge of a rectangle moves inward, in points; a negative inset moves it outward.
///
/// Any value may be stored; what takes insets says what it does with ones that are not finite.
public struct EdgeInsets: Hashable, Codable, Sendable {
  /// How far the top edge moves down.
  public var top: CGFloat

  /// How far the left edge moves to the right.
  public var left: CGFloat

  /// How far the bottom edge moves up.
  public var bottom: CGFloat

  /// How far the right edge moves to the left.
  public var right: CGFloat

  /// Insets that leave a rectangle as it is.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets from the four edges, in UIKit's order.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// This rectangle with each edge moved inward by its inset.
  ///
  /// Insets larger than the rectangle make its width or height negative, as in UIKit.
  /// `CGRect.null` is returned unchanged.
  public func inset(by insets: EdgeInsets) -> CGRect {
    if isNull { return self }
    return CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

public import Foundation

/// The distances by which the edges of a rectangle move inward, in points.
///
/// A negative inset moves an edge outward. Insets may be any numbers, also NaN and infinity.
public struct EdgeInsets: Hashable, Codable, Sendable {
  /// The distance by which the top edge moves down, in points.
  public var top: CGFloat

  /// The distance by which the left edge moves to the right, in points.
  public var left: CGFloat

  /// The distance by which the bottom edge moves up, in points.
  public var bottom: CGFloat

  /// The distance by which the right edge moves to the left, in points.
  public var right: CGFloat

  /// Insets of zero.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets from the four distances, in UIKit's order.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns this rectangle with each edge moved inward by its inset.
  ///
  /// Insets larger than the rectangle make its width or height negative, as in UIKit. `CGRect.null`
  /// is returned unchanged.
  public func inset(by insets: EdgeInsets) -> CGRect {
    if isNull { return self }
    return CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

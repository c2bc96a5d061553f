internal import DynamicsGeometry
public import Foundation

extension UIView {
  /// The modes by which contents fill a view; stored without effect.
  public enum ContentMode: Int, Sendable {
    /// Scaled, or redrawn for each size.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// Not scaled, and placed in the view.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The parts of a view's layout that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The right margin.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The top margin.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The bottom margin.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// The value of ``intrinsicContentSize`` for contents without a size: −1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Resizes the view to fit its contents; the origin of the frame does not change.
  public func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    let new = bounds.size
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      let mask = subview.autoresizingMask
      let frame = subview.frame
      let x = ResizableSpan(
        before: frame.minX, size: frame.width, whole: old.width,
        flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains)
      ).resized(by: new.width - old.width)
      let y = ResizableSpan(
        before: frame.minY, size: frame.height, whole: old.height,
        flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains)
      ).resized(by: new.height - old.height)
      let resized = CGRect(x: x.before, y: y.before, width: x.size, height: y.size)
      if resized != frame { subview.frame = resized }
    }
  }
}

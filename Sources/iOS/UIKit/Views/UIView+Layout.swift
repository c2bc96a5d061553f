public import Foundation

extension UIView {
  /// The modes by which contents fill a view; stored without effect.
  public enum ContentMode: Int, Sendable {
    /// Scaled to the size of the view.
    case scaleToFill
    /// Scaled to fit, with the same proportions.
    case scaleAspectFit
    /// Scaled to fill, with the same proportions.
    case scaleAspectFill
    /// Redrawn for each size.
    case redraw
    /// Centered.
    case center
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

/// A view along one axis of its superview: the margin before it, its size, and the margin after it.
private struct ResizableSpan {
  let before: CGFloat
  let size: CGFloat
  let whole: CGFloat
  /// Whether each of the three parts is flexible.
  let flexible: [Bool]

  /// Distributes a change among the flexible parts, in proportion to their lengths.
  func resized(by change: CGFloat) -> (before: CGFloat, size: CGFloat) {
    let lengths = zip([before, size, whole - before - size], flexible).map { $1 ? $0 : 0 }
    let total = lengths.reduce(0, +)
    let count = CGFloat(flexible.count { $0 })
    func increase(of part: Int) -> CGFloat {
      guard flexible[part] else { return 0 }
      return total > 0 ? change * lengths[part] / total : change / count
    }
    return (before + increase(of: 0), max(0, size + increase(of: 1)))
  }
}

public import Foundation

extension UIView {
  /// How contents fill a view; kept, and without effect.
  public enum ContentMode: Int, Sendable {
    /// Stretched both ways.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as covers.
    case scaleAspectFill
    /// Drawn anew for each size.
    case redraw
    /// In the middle.
    case center
  }

  /// What gives way when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The distance to the right.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The distance to the bottom.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// What ``intrinsicContentSize`` says where contents have no size: -1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Takes the size that fits; the frame's origin stays.
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
      let x = Stretch(
        before: frame.minX, size: frame.width, whole: old.width,
        flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains)
      ).stretched(by: new.width - old.width)
      let y = Stretch(
        before: frame.minY, size: frame.height, whole: old.height,
        flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains)
      ).stretched(by: new.height - old.height)
      let resized = CGRect(x: x.before, y: y.before, width: x.size, height: y.size)
      if resized != frame { subview.frame = resized }
    }
  }
}

/// A view along one axis of its superview: the space before it, its size, and the space after it.
private struct Stretch {
  let before: CGFloat
  let size: CGFloat
  let whole: CGFloat
  /// Which of the three parts give way.
  let flexible: [Bool]

  /// Deals a change out to the parts that give way, by their lengths.
  func stretched(by change: CGFloat) -> (before: CGFloat, size: CGFloat) {
    let lengths = zip([before, size, whole - before - size], flexible).map { $1 ? $0 : 0 }
    let total = lengths.reduce(0, +)
    let count = CGFloat(flexible.count { $0 })
    func share(_ part: Int) -> CGFloat {
      guard flexible[part] else { return 0 }
      return total > 0 ? change * lengths[part] / total : change / count
    }
    return (before + share(0), max(0, size + share(1)))
  }
}

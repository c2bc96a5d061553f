internal import DynamicsGeometry
public import Foundation

extension UIView {
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
    if let label = self as? UILabel, label.numberOfLines != 1, old.width != bounds.width {
      invalidateIntrinsicContentSize()
    }
    guard autoresizesSubviews else { return }
    let new = bounds.size
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      let (mask, frame) = (subview.autoresizingMask, subview.frame)
      let resized = frame.resized(
        from: old, to: new,
        flexibleX: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains),
        flexibleY: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
      if resized != frame { subview.frame = resized }
    }
  }
}

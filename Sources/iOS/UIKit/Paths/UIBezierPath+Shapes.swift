public import CoreGraphics
internal import Dynamics
public import Foundation

extension UIBezierPath {
  /// Makes a closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    core.append(BezierPath(rect: rect))
  }

  /// Makes a closed ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    core.append(BezierPath(ovalIn: rect))
  }

  /// Makes a closed rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    core.append(BezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Makes a closed rectangle in which some corners are elliptical.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let clockwise: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let radii = clockwise.map { corners.contains($0) ? cornerRadii : .zero }
    core.append(ShimHooks.roundedRect(rect, cornerRadii: radii))
  }

  /// Makes an open arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    core.append(
      BezierPath(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }

  /// Makes a path with the present shape of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    core.append(cgPath.core)
  }
}

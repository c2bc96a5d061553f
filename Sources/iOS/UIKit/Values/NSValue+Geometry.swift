public import Foundation

extension NSValue {
  /// Makes a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Makes a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Makes a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }
}

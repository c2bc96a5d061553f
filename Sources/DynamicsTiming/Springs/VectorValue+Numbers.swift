public import DynamicsGeometry
public import Foundation

extension Double: VectorValue {
  /// The sum of this number and a multiple of another.
  public func adding(_ other: Double, times factor: Double) -> Double { self + other * factor }

  /// The number without its sign.
  public var norm: Double { magnitude }
}

extension CGFloat: VectorValue {
  /// The sum of this number and a multiple of another.
  public func adding(_ other: CGFloat, times factor: Double) -> CGFloat {
    self + other * CGFloat(factor)
  }

  /// The number without its sign.
  public var norm: Double { Double(magnitude) }
}

extension CGPoint: VectorValue {
  /// The point each coordinate of which is the sum of this one's and a multiple of the other's.
  public func adding(_ other: CGPoint, times factor: Double) -> CGPoint {
    CGPoint(x: x.adding(other.x, times: factor), y: y.adding(other.y, times: factor))
  }

  /// The distance from the origin, in points.
  public var norm: Double { hypotenuse(Double(x), Double(y)) }
}

extension CGVector: VectorValue {
  /// The sum of this vector and a multiple of another.
  public func adding(_ other: CGVector, times factor: Double) -> CGVector {
    CGVector(dx: dx.adding(other.dx, times: factor), dy: dy.adding(other.dy, times: factor))
  }

  /// The length of the vector.
  public var norm: Double { hypotenuse(Double(dx), Double(dy)) }
}

extension CGSize: VectorValue {
  /// The size each side of which is the sum of this one's and a multiple of the other's.
  public func adding(_ other: CGSize, times factor: Double) -> CGSize {
    CGSize(
      width: width.adding(other.width, times: factor),
      height: height.adding(other.height, times: factor))
  }

  /// The length of the diagonal, in points.
  public var norm: Double { hypotenuse(Double(width), Double(height)) }
}

extension CGRect: VectorValue {
  /// The rectangle whose origin and size are the sums of this one's and multiples of the other's.
  public func adding(_ other: CGRect, times factor: Double) -> CGRect {
    CGRect(
      origin: origin.adding(other.origin, times: factor),
      size: size.adding(other.size, times: factor))
  }

  /// The larger one of the norms of origin and size, in points.
  public var norm: Double { max(origin.norm, size.norm) }
}

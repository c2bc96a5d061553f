public import DynamicsGeometry
public import Foundation

extension Double: VectorValue {
  /// Returns the sum of this number and a multiple of another.
  public func adding(_ other: Double, times factor: Double) -> Double { self + other * factor }

  /// The absolute value.
  public var norm: Double { magnitude }
}

extension CGFloat: VectorValue {
  /// Returns the sum of this number and a multiple of another.
  public func adding(_ other: CGFloat, times factor: Double) -> CGFloat {
    self + other * CGFloat(factor)
  }

  /// The absolute value.
  public var norm: Double { Double(magnitude) }
}

extension CGPoint: VectorValue {
  /// Returns the point whose coordinates are sums of this point's and multiples of the other's.
  public func adding(_ other: CGPoint, times factor: Double) -> CGPoint {
    CGPoint(x: x.adding(other.x, times: factor), y: y.adding(other.y, times: factor))
  }

  /// The distance from the origin, in points.
  public var norm: Double { hypotenuse(Double(x), Double(y)) }
}

extension CGVector: VectorValue {
  /// Returns the sum of this vector and a multiple of another.
  public func adding(_ other: CGVector, times factor: Double) -> CGVector {
    CGVector(dx: dx.adding(other.dx, times: factor), dy: dy.adding(other.dy, times: factor))
  }

  /// The length of the vector.
  public var norm: Double { hypotenuse(Double(dx), Double(dy)) }
}

extension CGSize: VectorValue {
  /// Returns the size whose sides are sums of this size's and multiples of the other's.
  public func adding(_ other: CGSize, times factor: Double) -> CGSize {
    CGSize(
      width: width.adding(other.width, times: factor),
      height: height.adding(other.height, times: factor))
  }

  /// The length of the diagonal, in points.
  public var norm: Double { hypotenuse(Double(width), Double(height)) }
}

extension CGRect: VectorValue {
  /// Returns the rectangle whose origin and size are sums of this one's and multiples of the
  /// other's.
  public func adding(_ other: CGRect, times factor: Double) -> CGRect {
    CGRect(
      origin: origin.adding(other.origin, times: factor),
      size: size.adding(other.size, times: factor))
  }

  /// The larger of the norms of the origin and the size, in points.
  public var norm: Double {
    // The greater one of a number and NaN may be either.
    origin.norm.isNaN ? origin.norm : max(size.norm, origin.norm)
  }
}

public import DynamicsGeometry
public import Foundation

extension Double: Interpolatable {
  /// Returns the number at a fraction of the way.
  ///
  /// If an end is infinite or NaN, the result is `start` before progress 1 and `end` from then on.
  /// A progress of NaN gives NaN.
  public static func interpolate(from start: Double, to end: Double, progress: Double) -> Double {
    guard progress != 1, start.isFinite, end.isFinite else { return progress < 1 ? start : end }
    let way = end - start
    // The difference of two finite numbers may overflow.
    return way.isFinite ? start + way * progress : start * (1 - progress) + end * progress
  }
}

extension CGFloat: Interpolatable {
  /// Returns the number at a fraction of the way, as for `Double`.
  public static func interpolate(
    from start: CGFloat, to end: CGFloat, progress: Double
  ) -> CGFloat {
    CGFloat(Double.interpolate(from: Double(start), to: Double(end), progress: progress))
  }
}

extension CGPoint: Interpolatable {
  /// Returns the point at a fraction of the straight way.
  public static func interpolate(
    from start: CGPoint, to end: CGPoint, progress: Double
  ) -> CGPoint {
    CGPoint(
      x: .interpolate(from: start.x, to: end.x, progress: progress),
      y: .interpolate(from: start.y, to: end.y, progress: progress))
  }
}

extension CGVector: Interpolatable {
  /// Returns the vector whose components are at a fraction of the way.
  public static func interpolate(
    from start: CGVector, to end: CGVector, progress: Double
  ) -> CGVector {
    CGVector(
      dx: .interpolate(from: start.dx, to: end.dx, progress: progress),
      dy: .interpolate(from: start.dy, to: end.dy, progress: progress))
  }
}

extension CGSize: Interpolatable {
  /// Returns the size whose sides are at a fraction of the way; beyond 0…1 a side may be negative.
  public static func interpolate(from start: CGSize, to end: CGSize, progress: Double) -> CGSize {
    CGSize(
      width: .interpolate(from: start.width, to: end.width, progress: progress),
      height: .interpolate(from: start.height, to: end.height, progress: progress))
  }
}

extension CGRect: Interpolatable {
  /// Returns the rectangle whose origin and size are at a fraction of the way.
  public static func interpolate(from start: CGRect, to end: CGRect, progress: Double) -> CGRect {
    CGRect(
      origin: .interpolate(from: start.origin, to: end.origin, progress: progress),
      size: .interpolate(from: start.size, to: end.size, progress: progress))
  }
}

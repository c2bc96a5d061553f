public import Foundation

extension CGPoint {
  /// Returns this point, transformed.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGVector {
  /// Returns this vector, transformed; the translation does not apply to a vector.
  public func applying(_ transform: CGAffineTransform) -> CGVector {
    CGVector(
      dx: transform.a * dx + transform.c * dy,
      dy: transform.b * dx + transform.d * dy)
  }
}

extension CGSize {
  /// Returns this size as a transformed vector (width, height); the translation does not apply.
  ///
  /// A rotation or a reflection can make a side negative, as in Core Graphics.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    let diagonal = CGVector(dx: width, dy: height).applying(transform)
    return CGSize(width: diagonal.dx, height: diagonal.dy)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around the four transformed corners.
  ///
  /// `CGRect.null` and `CGRect.infinite` are returned unchanged.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
    return CGRect(enclosing: corners.map { $0.applying(transform) })
  }

  /// Makes the smallest rectangle around `points`; `CGRect.null` if there are none.
  package init(enclosing points: some Sequence<CGPoint>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    while let point = iterator.next() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

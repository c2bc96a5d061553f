extension CGVector {
  init(_ offset: Offset) { self.init(dx: offset.horizontal, dy: offset.vertical) }
  init(_ point: CGPoint) { self.init(dx: point.x, dy: point.y) }

  /// The length; squares cannot overflow here, so the slower `hypotenuse` is not needed.
  package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  func rotated(by angle: CGFloat) -> CGVector {
    applying(CGAffineTransform(rotationAngle: angle))
  }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  static func + (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  static func - (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }
}

extension CGPoint {
  init(_ vector: CGVector) { self.init(x: vector.dx, y: vector.dy) }

  static func + (point: CGPoint, offset: CGVector) -> CGPoint {
    CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
}

extension CGRect {
  /// A rectangle around (0, 0).
  init(centeredWith size: CGSize) {
    self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}

package import DynamicsGeometry
package import Foundation

extension CGAffineTransform {
  /// The angle that the x axis is turned by, in radians.
  var rotationAngle: CGFloat { arctangent(b, a) }

  /// The same scale, shear and translation at another angle; the same bits at the angle that it has.
  package func turned(to angle: CGFloat) -> CGAffineTransform {
    angle == rotationAngle ? self : recomposed(at: angle)
  }

  /// The same scale, shear and translation at an angle, worked out again.
  func recomposed(at angle: CGFloat) -> CGAffineTransform {
    guard isFinite else {
      // Nothing is left to keep.
      return CGAffineTransform(rotationAngle: angle)
    }
    if isRotationOnly { return CGAffineTransform(rotationAngle: angle).translated(like: self) }
    let shape = linearPart.concatenating(CGAffineTransform(rotationAngle: -rotationAngle))
    return shape.concatenating(CGAffineTransform(rotationAngle: angle)).translated(like: self)
  }

  /// Most items are never scaled; their transform is made from the angle, so that rounding does not
  /// add up.
  private var isRotationOnly: Bool {
    a == d && b == -c && abs(a * a + b * b - 1) < 1e-12
  }

  private var linearPart: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }

  private func translated(like other: CGAffineTransform) -> CGAffineTransform {
    var moved = self
    moved.tx = other.tx
    moved.ty = other.ty
    return moved
  }
}

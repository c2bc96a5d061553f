package import DynamicsGeometry
package import Foundation

extension CGAffineTransform {
  /// The angle of the transformed x axis, in radians.
  var rotationAngle: CGFloat { arctangent(b, a) }

  /// Returns the transform at another angle, or unchanged if it has that angle already.
  ///
  /// Scale, shear and translation stay the same.
  package func turned(to angle: CGFloat) -> CGAffineTransform {
    angle == rotationAngle ? self : recomposed(at: angle)
  }

  /// Computes the transform at an angle, with the same scale, shear and translation.
  func recomposed(at angle: CGFloat) -> CGAffineTransform {
    if isRotation { return rotation(at: angle) }
    let linearPart = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    let shape = linearPart.concatenating(CGAffineTransform(rotationAngle: -rotationAngle))
    let turned = shape.concatenating(CGAffineTransform(rotationAngle: angle)).translated(like: self)
    // A scale that is not finite, or not at each angle because it is near the greatest number, cannot
    // be kept.
    return turned.isFinite ? turned : CGAffineTransform(rotationAngle: angle)
  }

  /// Whether the linear part is a pure rotation, and the translation is finite.
  ///
  /// Most items are never scaled. Their transform is computed from the angle, so rounding errors do
  /// not add up.
  var isRotation: Bool {
    a == d && b == -c && abs(a * a + b * b - 1) < 1e-12 && tx.isFinite && ty.isFinite
  }

  /// A pure rotation with the same translation.
  func rotation(at angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).translated(like: self)
  }

  private func translated(like other: CGAffineTransform) -> CGAffineTransform {
    var moved = self
    moved.tx = other.tx
    moved.ty = other.ty
    return moved
  }
}

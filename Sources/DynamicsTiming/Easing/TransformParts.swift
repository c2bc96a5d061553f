import DynamicsGeometry
import Foundation

/// A transform as a scale, a shear, a rotation and a translation, applied in this order.
struct TransformParts {
  /// The angle of the transformed x axis, in radians.
  var angle: CGFloat

  private var scaleX: CGFloat
  private var shear: CGFloat
  private var scaleY: CGFloat
  private var translation: CGPoint

  /// Decomposes a transform; `nil` if it is singular or its scales are too different.
  init?(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let determinant = a * d - b * c
    guard transform.isFinite, determinant.isNormal else { return nil }
    scaleX = hypot(a, b)
    shear = (a * c + b * d) / scaleX
    scaleY = determinant / scaleX
    angle = atan2(b, a)
    translation = CGPoint(x: transform.tx, y: transform.ty)
    guard shear.isFinite, scaleY.isNormal else { return nil }
  }

  /// Whether the transform mirrors; its y scale is negative then.
  var isMirrored: Bool { scaleY < 0 }

  /// Interpolates the parts; the angle changes by that fraction of `turn`.
  static func between(
    _ first: TransformParts, _ last: TransformParts, turn: CGFloat, progress: Double
  ) -> TransformParts {
    func between(_ part: KeyPath<TransformParts, CGFloat>) -> CGFloat {
      .interpolate(from: first[keyPath: part], to: last[keyPath: part], progress: progress)
    }
    var parts = first
    parts.angle = first.angle + turn * progress
    parts.scaleX = between(\.scaleX)
    parts.shear = between(\.shear)
    parts.scaleY = between(\.scaleY)
    parts.translation = .interpolate(
      from: first.translation, to: last.translation, progress: progress)
    return parts
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
      tx: translation.x, ty: translation.y)
  }
}

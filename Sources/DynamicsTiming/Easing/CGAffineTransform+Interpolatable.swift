public import DynamicsGeometry
import Foundation

/// Rotations turn, rather than shrink and grow again, as in Core Animation.
///
/// A transform is taken apart into a translation, a rotation by the shorter way, a shear and two
/// scales, which go their ways side by side (Thomas, "Decomposing a Matrix into Simple
/// Transformations", Graphics Gems II, 1991). Half a turn from 0 goes the way of its sign:
/// clockwise to π, counterclockwise to −π.
///
/// There is no rotation between a transform and one that mirrors, and none to take from one that
/// flattens the plane; the six numbers of such a pair are interpolated one by one.
extension CGAffineTransform: Interpolatable {
  /// The transform at a share of the way, turning by the shorter way.
  public static func interpolate(
    from start: CGAffineTransform, to end: CGAffineTransform, progress: Double
  ) -> CGAffineTransform {
    interpolate(from: start, to: end, progress: progress, leaving: start)
  }

  /// The transform at a share of the way from a moving start, turning the way that is the shorter
  /// one from `origin`.
  public static func interpolate(
    from start: CGAffineTransform, to end: CGAffineTransform, progress: Double,
    leaving origin: CGAffineTransform
  ) -> CGAffineTransform {
    if progress == 0 { return start }
    if progress == 1 { return end }
    guard let first = TransformParts(start), let last = TransformParts(end),
      first.isMirrored == last.isMirrored
    else { return interpolateNumbers(from: start, to: end, progress: progress) }
    let reference = TransformParts(origin)?.angle ?? first.angle
    let turn = last.angle.turn(from: reference) - first.angle.turn(from: reference)
    return TransformParts.between(first, last, turn: turn, progress: progress).transform
  }

  private static func interpolateNumbers(
    from start: CGAffineTransform, to end: CGAffineTransform, progress: Double
  ) -> CGAffineTransform {
    func between(_ number: KeyPath<CGAffineTransform, CGFloat>) -> CGFloat {
      .interpolate(from: start[keyPath: number], to: end[keyPath: number], progress: progress)
    }
    return CGAffineTransform(
      a: between(\.a), b: between(\.b), c: between(\.c), d: between(\.d),
      tx: between(\.tx), ty: between(\.ty))
  }
}

extension CGFloat {
  /// The shorter way around from another angle to this one, from −π to π.
  fileprivate func turn(from other: CGFloat) -> CGFloat {
    (self - other).remainder(dividingBy: 2 * .pi)
  }
}

public import DynamicsGeometry
import Foundation

/// Transforms are interpolated so that rotations turn at constant size, as in Core Animation.
///
/// A transform is decomposed into a translation, a rotation by the shorter way, a shear and two
/// scales. Each of them is interpolated (Thomas, "Decomposing a Matrix into Simple
/// Transformations", Graphics Gems II, 1991). A rotation by half a turn goes clockwise to π and
/// counterclockwise to −π.
///
/// If only one of two transforms mirrors, or one flattens the plane, they have no rotation between
/// them. Then the six numbers are interpolated one by one.
extension CGAffineTransform: Interpolatable {
  /// Returns the transform at a fraction of the way; the rotation takes the shorter way.
  public static func interpolate(
    from start: CGAffineTransform, to end: CGAffineTransform, progress: Double
  ) -> CGAffineTransform {
    interpolate(from: start, to: end, progress: progress, leaving: start)
  }

  /// Returns the transform at a fraction of the way from a moving start.
  ///
  /// The rotation takes the way that is shorter from `origin`.
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

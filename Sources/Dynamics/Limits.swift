package import Foundation

/// The ranges of numbers that belong to several properties, or to none.
///
/// Those of one property stand in its ``Declaration``. Other numbers are reported and change nothing. The ranges are far wider than any program needs,
/// and narrow enough that no product of accepted numbers overflows in the engine.
package enum Limits {
  /// A coordinate, in points.
  package static let coordinate: ClosedRange<CGFloat> = -1e9...1e9
  /// A side of an item, in points.
  package static let side: ClosedRange<CGFloat> = 1e-3...1e6
  /// A force, an impulse, a velocity, a charge, or the strength of a field.
  package static let amount: ClosedRange<CGFloat> = -1e12...1e12
  /// How far a flattened curve may be from the true one, in points.
  static let flatness: CGFloat = 0.25

  // MARK: Time

  /// Seconds.
  package static let timeStep: ClosedRange<CGFloat> = 0.0001...0.1
  package static let speed: ClosedRange<CGFloat> = 0...100

  // MARK: Kinematic items and moving boundaries

  /// Seconds.
  package static let moveDuration: ClosedRange<CGFloat> = 0...1e6
  /// Points per second, just within what the engine allows.
  package static let greatestSpeed: CGFloat = 1e5 * (1 - 1e-9)
  /// Points per second, of the surface of an item or a boundary: as fast as items may be.
  package static let surfaceSpeed: ClosedRange<CGFloat> = -1e5...1e5
  /// Radians per second, just within what the engine allows.
  package static let greatestAngularSpeed: CGFloat = 1e4 * (1 - 1e-9)

  // MARK: Motors

  /// Newton meters, or newtons.
  package static let motorMaximum: ClosedRange<CGFloat> = 0 ... .infinity
}

extension Limits {
  static func isPlace(_ point: CGPoint) -> Bool {
    coordinate.contains(point.x) && coordinate.contains(point.y)
  }

  static func arePlaces(_ contours: [Contour]) -> Bool {
    contours.allSatisfy { $0.polyline.allSatisfy(isPlace) }
  }

  static func isArea(_ rect: CGRect) -> Bool {
    // Not `maxX`, which is the x of the origin for a negative width.
    let corner = CGPoint(
      x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)
    return isPlace(rect.origin) && isPlace(corner)
  }

  /// Whether both components are valid; false for a vector that is not finite.
  static func isAmount(_ vector: CGVector) -> Bool {
    amount.contains(vector.dx) && amount.contains(vector.dy)
  }
}

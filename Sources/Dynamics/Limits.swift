package import Foundation

/// The ranges of all numbers that behaviors and animators accept.
///
/// Other numbers are reported and change nothing. The ranges are far wider than any program needs,
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
  /// Radians per second, just within what the engine allows.
  package static let greatestAngularSpeed: CGFloat = 1e4 * (1 - 1e-9)

  // MARK: Materials

  package static let elasticity: ClosedRange<CGFloat> = 0...1
  /// The elasticity of items that may gain speed in a bounce.
  package static let superelasticity: ClosedRange<CGFloat> = 0...10
  package static let friction: ClosedRange<CGFloat> = 0...1000
  package static let density: ClosedRange<CGFloat> = 1e-6...1e6
  /// Linear or angular, per second.
  package static let resistance: ClosedRange<CGFloat> = 0...1e12

  // MARK: Attachments, snaps and drags

  /// Points.
  package static let length: ClosedRange<CGFloat> = 0...1e9
  /// An end of the range of a slide in points, or of a pin in radians, unless it is infinite.
  package static let rangeEnd: ClosedRange<CGFloat> = -1e9...1e9
  /// A ratio of critical damping.
  package static let damping: ClosedRange<CGFloat> = 0...1000
  package static let snapDamping: ClosedRange<CGFloat> = 0...1
  /// Hertz; 0 is rigid.
  package static let frequency: ClosedRange<CGFloat> = 0...10_000
  /// Hertz.
  package static let snapFrequency: ClosedRange<CGFloat> = 0.001...1000
  /// Hertz.
  package static let dragFrequency: ClosedRange<CGFloat> = 0.1...1000
  /// Newtons per meter, or newtons for a meter per second.
  package static let stiffness: ClosedRange<CGFloat> = 0...1e12
  /// Newton meters.
  package static let frictionTorque: ClosedRange<CGFloat> = 0...1e12
  /// Newtons, or newton meters; infinite for an attachment that does not break.
  package static let breakingLoad: ClosedRange<CGFloat> = 0 ... .infinity
  /// Newton meters, or newtons.
  package static let motorMaximum: ClosedRange<CGFloat> = 0 ... .infinity

  // MARK: Fields

  package static let falloff: ClosedRange<CGFloat> = -100...100
  /// Points.
  package static let minimumRadius: ClosedRange<CGFloat> = 1e-7...1e9
  package static let smoothness: ClosedRange<CGFloat> = 0...1
  /// Waves per second.
  package static let animationSpeed: ClosedRange<CGFloat> = 0...1e6

  // MARK: Debug overlays

  /// Seconds.
  package static let contactDuration: ClosedRange<CGFloat> = 0...60
  /// Points.
  package static let fieldSpacing: ClosedRange<CGFloat> = 4...10_000
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

package import DynamicsGeometry
internal import Foundation

/// A number between the two ends of a joint.
package enum Measure: Hashable, Sendable {
  /// From one to the other, in points.
  case distance
  /// How far near is from far along an axis, in points; a unit vector that turns with far.
  case along(CGVector)
  /// How far near is from far to the right-hand side of an axis (on screen, clockwise of it).
  case across(CGVector)
  /// How far near is turned from where it stood to far, in radians; whole turns count.
  case turn(reference: Double)
  /// The same, the shorter way round.
  case shortTurn(reference: Double)
}

/// What a measure is now, and how it changes as the ends move.
struct Sight {
  var value: Double
  /// The measure grows as far moves this way and near the other.
  var direction = Vector.zero
  /// The measure grows by these as far turns and near turns back, a radian.
  var nearLever: Double
  var farLever: Double
}

extension Measure {
  /// - Parameter direction: The last one of a distance, for when the two points meet.
  func sight(from near: Grip, to far: Grip, lastDirection: Vector) -> Sight {
    switch self {
    case .distance:
      return Self.distance(from: near, to: far, lastDirection: lastDirection)
    case .along(let axis):
      return Self.offset(of: near, from: far, along: Vector(axis).rotated(by: far.rotation))
    case .across(let axis):
      return Self.offset(of: near, from: far, along: Vector(axis).rotated(by: far.rotation).turned)
    case .turn(let reference):
      return Sight(value: near.angle - far.angle - reference, nearLever: -1, farLever: -1)
    case .shortTurn(let reference):
      let turn = remainder(near.angle - far.angle - reference, 2 * .pi)
      return Sight(value: turn, nearLever: -1, farLever: -1)
    }
  }

  private static func distance(
    from near: Grip, to far: Grip, lastDirection: Vector
  ) -> Sight {
    let (nearArm, farArm) = (near.arm, far.arm)
    let between = far.place(with: farArm) - near.place(with: nearArm)
    let distance = between.length
    let direction = distance > 1e-9 ? between * (1 / distance) : lastDirection
    return Sight(
      value: distance, direction: direction, nearLever: nearArm.cross(direction),
      farLever: farArm.cross(direction))
  }

  private static func offset(of near: Grip, from far: Grip, along axis: Vector) -> Sight {
    let (nearArm, farArm) = (near.arm, far.arm)
    let between = near.place(with: nearArm) - far.place(with: farArm)
    // As far turns, so does the axis.
    let sweep = axis.turned.dot(between)
    return Sight(
      value: between.dot(axis), direction: -axis, nearLever: -nearArm.cross(axis),
      farLever: sweep - farArm.cross(axis))
  }
}

extension Measure {
  func digest(into digest: inout StateDigest) {
    switch self {
    case .distance: digest.combine(0)
    case .along(let axis): Self.digest(1, axis, into: &digest)
    case .across(let axis): Self.digest(2, axis, into: &digest)
    case .turn(let reference):
      digest.combine(3)
      digest.combine(reference)
    case .shortTurn(let reference):
      digest.combine(4)
      digest.combine(reference)
    }
  }

  private static func digest(_ kind: Int, _ axis: CGVector, into digest: inout StateDigest) {
    digest.combine(kind)
    digest.combine(axis.dx)
    digest.combine(axis.dy)
  }
}

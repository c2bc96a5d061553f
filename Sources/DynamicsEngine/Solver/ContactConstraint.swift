internal import DynamicsChipmunk

/// A contact constraint between two bodies, prepared for the iterations of a step: at most two
/// points with the same normal.
///
/// Plain, conjugate and coupled iterations solve the same constraint by the same arithmetic. The
/// constraint holds only the values that they need, apart from the rows that collision detection
/// uses.
struct ContactConstraint: BitwiseCopyable {
  let a: BodyPointer
  let b: BodyPointer
  /// From a to b.
  let normal: Vector
  let material: ContactMaterial
  let count: Int
  var points: (ContactPoint, ContactPoint)
}

/// A contact point: two rows of the Jacobian, and the accumulated impulses along them.
struct ContactPoint: BitwiseCopyable {
  /// From the centers of the bodies to the point.
  private(set) var rA = Vector.zero
  private(set) var rB = Vector.zero
  // The angular terms of the Jacobian rows, for each body.
  private(set) var normalArmA = 0.0
  private(set) var normalArmB = 0.0
  private(set) var tangentArmA = 0.0
  private(set) var tangentArmB = 0.0
  /// Effective masses, in kg; 0 for a point that was dropped.
  var normalMass = 0.0
  var tangentMass = 0.0
  /// The speed at which the overlap should open, in pt/s.
  var bias = 0.0
  /// The negative of the target velocity along the normal.
  var bounce = 0.0
  // In kg·pt/s. The separation impulse moves the bodies apart without changing their velocities.
  var normalImpulse = 0.0
  var tangentImpulse = 0.0
  var separationImpulse = 0.0
}

typealias ContactConstraintPointer = UnsafeMutablePointer<ContactConstraint>
typealias ContactPointPointer = UnsafeMutablePointer<ContactPoint>

extension ContactConstraint {
  /// - Parameters:
  ///   - h: The step in seconds.
  ///   - opening: The fraction of an overlap that the step opens.
  init(_ pair: PairPointer, _ material: ContactMaterial, step h: Double, opening: Double) {
    (a, b, normal) = (pair.first, pair.second, pair.pointee.normal)
    self.material = material
    count = pair.count
    points = (ContactPoint(), ContactPoint())
    for place in 0..<count {
      let point = ContactPoint(pair, place, material, step: h, opening: opening)
      if place == 0 { points.0 = point } else { points.1 = point }
    }
  }

  var friction: Double { material.friction }

  /// The body that impulses cannot move, if there is one.
  var staticBody: BodyPointer? { a.inverseMass == 0 ? a : b.inverseMass == 0 ? b : nil }
}

extension ContactPoint {
  fileprivate init(
    _ pair: PairPointer, _ place: Int, _ material: ContactMaterial, step h: Double,
    opening: Double
  ) {
    let (point, normal, a, b) = (pair.points + place, pair.pointee.normal, pair.first, pair.second)
    (rA, rB) = (point.pointee.r1, point.pointee.r2)
    normalArmA = rA.cross(normal)
    normalArmB = rB.cross(normal)
    tangentArmA = rA.cross(normal.turned)
    tangentArmB = rB.cross(normal.turned)
    normalMass = 1 / (a.response(arm: normalArmA) + b.response(arm: normalArmB))
    tangentMass = 1 / (a.response(arm: tangentArmA) + b.response(arm: tangentArmB))
    let gap = (rB - rA + (b.position - a.position)).dot(normal)
    bias = -opening * min(0, gap + Tuning.ContactConstraint.slop) / h
    bounce = pair.relativeVelocity(at: point).dot(normal) * material.restitution
    normalImpulse = point.pointee.normalImpulse
    tangentImpulse = point.pointee.tangentImpulse
    separationImpulse = point.pointee.separationImpulse * (1 - opening)
  }

  /// The impulses along the normal and the tangent; 0 along the tangent for those that open overlaps.
  func impulses(_ kind: VelocityKind) -> Vector {
    kind == .motion
      ? Vector(x: normalImpulse, y: tangentImpulse) : Vector(x: separationImpulse, y: 0)
  }
}

extension BodyPointer {
  /// The change of velocity along a row for a unit impulse.
  func response(arm: Double) -> Double {
    inverseMass + inverseMoment * arm * arm
  }
}

extension ContactConstraintPointer {
  var points: Pointers<ContactPoint> {
    let row = UnsafeMutableRawPointer(self)
    let first = row + MemoryLayout<ContactConstraint>.offset(of: \.points)!
    return Pointers(
      base: first.assumingMemoryBound(to: ContactPoint.self), count: pointee.count)
  }

  /// The impulse on b at a point; a gets the opposite.
  func impulse(of point: ContactPointPointer) -> Vector {
    pointee.normal.rotated(
      by: Vector(x: point.pointee.normalImpulse, y: point.pointee.tangentImpulse))
  }

  /// The velocity of b relative to a at a point.
  func relativeVelocity(at point: ContactPointPointer) -> Vector {
    pointee.b.velocity(at: point.pointee.rB) - pointee.a.velocity(at: point.pointee.rA)
  }

  /// The speed at which a point separates; negative while it closes.
  func separatingSpeed(at point: ContactPointPointer) -> Double {
    relativeVelocity(at: point).dot(pointee.normal)
  }

  /// The velocity of one of the two bodies at a point.
  func velocity(of body: BodyPointer, at point: ContactPointPointer) -> Vector {
    body.velocity(at: body == pointee.a ? point.pointee.rA : point.pointee.rB)
  }

  /// Adds a change to the impulses of a point and to the velocities.
  func add(_ change: Vector, to kind: VelocityKind, at point: ContactPointPointer) {
    switch kind {
    case .motion:
      point.pointee.normalImpulse += change.x
      point.pointee.tangentImpulse += change.y
      apply(pointee.normal.rotated(by: change), at: point)
    case .separation:
      point.pointee.separationImpulse += change.x
      apply(pointee.normal * change.x, to: .separation, at: point)
    }
  }

  /// Applies the accumulated impulses of all points, as a warm start.
  func applyImpulses() {
    for point in points { apply(impulse(of: point), at: point) }
  }

  /// Applies the separation impulses of all points, as a warm start.
  ///
  /// Overlaps that open by the same fraction in each step need impulses that shrink by that
  /// fraction. So a heap opens as a whole. Without a warm start, the few iterations of a large heap
  /// would lift its upper layers late, and it would creep for many seconds.
  func startSeparation() {
    for point in points {
      apply(pointee.normal * point.pointee.separationImpulse, to: .separation, at: point)
    }
  }

  /// Undoes all impulses.
  func takeBackImpulses() {
    for point in points { takeBackImpulses(of: point) }
  }

  /// Undoes the warm start of a point.
  func takeBackImpulses(of point: ContactPointPointer) {
    apply(-impulse(of: point), at: point)
    point.pointee.normalImpulse = 0
    point.pointee.tangentImpulse = 0
  }

  /// Drops a point from this step.
  func drop(_ point: ContactPointPointer) {
    takeBackImpulses(of: point)
    point.pointee.normalMass = 0
    point.pointee.tangentMass = 0
    point.pointee.bias = 0
  }

  @inline(__always)
  func apply(
    _ impulse: Vector, to kind: VelocityKind = .motion, at point: ContactPointPointer
  ) {
    pointee.a.applyImpulse(-impulse, at: point.pointee.rA, to: kind)
    pointee.b.applyImpulse(impulse, at: point.pointee.rB, to: kind)
  }
}

extension BodyPointer {
  /// The velocity of the point at `r` from the center.
  func velocity(at r: Vector) -> Vector { velocity + r.turned * angularVelocity }
}

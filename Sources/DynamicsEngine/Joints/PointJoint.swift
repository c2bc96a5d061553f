internal import DynamicsChipmunk

/// Keeps two points together, as a pin or as a spring that pulls the same in every direction.
package final class PointJoint: Joint {
  private var solver: PointSolver

  package init(_ near: Grip, _ far: Grip, softness: Softness) {
    solver = PointSolver(near: near, far: far)
    super.init(near.body, far.body, softness: softness)
  }

  package var far: Grip {
    get { solver.far }
    set { solver.far = newValue }
  }

  /// The most force that the joint exerts along either axis, in kg·pt/s²; infinite unless set.
  ///
  /// Each axis has its own bound, so that what is pulled hard against a wall can still be pulled
  /// along it.
  package var strongest: Double {
    get { solver.strongest }
    set { solver.strongest = newValue }
  }

  override func prepare(step: Double) {
    solver.prepare(softness.coefficients(step: step), step: step)
  }

  override func warmStart(_ share: Double) { solver.warmStart(share) }
  override func solve() { solver.solve() }
  override func straighten() -> Double { solver.straighten() }
  override func forgetImpulse() { solver.impulse = .zero }

  override func digest(into digest: inout StateDigest) {
    super.digest(into: &digest)
    solver.near.digest(into: &digest)
    solver.far.digest(into: &digest)
    digest.combine(solver.impulse.x)
    digest.combine(solver.impulse.y)
    digest.combine(solver.strongest)
  }
}

/// The arithmetic of a ``PointJoint``, apart from it: a call on a struct is one access to the object,
/// where each property of a class would be one that Swift checks, twenty rounds a step.
private struct PointSolver {
  let near: Grip
  var far: Grip
  var strongest = Double.infinity
  var impulse = Vector.zero
  private var mostImpulse = Double.infinity
  private var nearArm = Vector.zero
  private var farArm = Vector.zero
  private var mobility = Mobility()
  private var coefficients = Softness.Coefficients()
  private var bias = Vector.zero

  init(near: Grip, far: Grip) {
    self.near = near
    self.far = far
  }

  /// The error in points.
  private mutating func aim() -> Vector {
    nearArm = near.arm
    farArm = far.arm
    mobility = Mobility(near, nearArm) + Mobility(far, farArm)
    return far.place(with: farArm) - near.place(with: nearArm)
  }

  mutating func prepare(_ newCoefficients: Softness.Coefficients, step: Double) {
    coefficients = newCoefficients
    mostImpulse = strongest * step
    bias = aim() * coefficients.rate
  }

  mutating func warmStart(_ share: Double) {
    impulse = impulse * share
    apply(impulse)
  }

  mutating func solve() {
    let speed = far.velocity(with: farArm) - near.velocity(with: nearArm)
    let given = mobility.velocity(from: impulse) * coefficients.compliance
    guard let full = mobility.impulse(stopping: speed + bias + given) else { return }
    let wanted = impulse + full * coefficients.share
    let kept = Vector(x: bounded(wanted.x), y: bounded(wanted.y))
    apply(kept - impulse)
    impulse = kept
  }

  private func bounded(_ impulse: Double) -> Double {
    min(max(impulse, -mostImpulse), mostImpulse)
  }

  private func apply(_ impulse: Vector) {
    near.apply(-impulse, at: nearArm)
    far.apply(impulse, at: farArm)
  }

  mutating func straighten() -> Double {
    let error = aim()
    guard let shift = mobility.impulse(stopping: error) else { return 0 }
    near.shift(-shift, at: nearArm)
    far.shift(shift, at: farArm)
    return error.length
  }
}

/// The symmetric 2×2 matrix that turns an impulse at a point into the point's velocity.
private struct Mobility {
  var xx = 0.0
  var xy = 0.0
  var yy = 0.0

  init() {}

  init(_ grip: Grip, _ arm: Vector) {
    let (mass, moment) = (grip.inverseMass, grip.inverseMoment)
    xx = mass + moment * arm.y * arm.y
    xy = -moment * arm.x * arm.y
    yy = mass + moment * arm.x * arm.x
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.xx += b.xx
    sum.xy += b.xy
    sum.yy += b.yy
    return sum
  }

  func velocity(from impulse: Vector) -> Vector {
    Vector(x: xx * impulse.x + xy * impulse.y, y: xy * impulse.x + yy * impulse.y)
  }

  /// `nil` when nothing can move.
  func impulse(stopping velocity: Vector) -> Vector? {
    let determinant = xx * yy - xy * xy
    guard determinant > 0 else { return nil }
    return Vector(
      x: -(yy * velocity.x - xy * velocity.y) / determinant,
      y: -(xx * velocity.y - xy * velocity.x) / determinant)
  }
}

internal import CChipmunk

/// Keeps two points at a distance, as a rod or as a spring along the line between them.
package final class DistanceJoint: Joint {
  private var solver: DistanceSolver

  /// - Parameter length: See ``length``.
  package init(_ near: Grip, _ far: Grip, length: Double, softness: Softness) {
    solver = DistanceSolver(near: near, far: far, length: length)
    super.init(near.body, far.body, softness: softness)
  }

  package var far: Grip {
    get { solver.far }
    set { solver.far = newValue }
  }

  /// Points, more than 0: at 0 there is no line to act along, see ``PointJoint``.
  package var length: Double {
    get { solver.length }
    set { solver.length = newValue }
  }

  override func prepare(step: Double) {
    solver.prepare(softness.coefficients(step: step))
  }

  override func warmStart(_ share: Double) { solver.warmStart(share) }
  override func solve() { solver.solve() }
  override func straighten() -> Double { solver.straighten() }

  override func digest(into digest: inout StateDigest) {
    super.digest(into: &digest)
    solver.near.digest(into: &digest)
    solver.far.digest(into: &digest)
    for number in [length, solver.direction.x, solver.direction.y, solver.impulse] {
      digest.combine(number)
    }
  }
}

/// The arithmetic of a ``DistanceJoint``, apart from it as with ``PointJoint``.
private struct DistanceSolver {
  let near: Grip
  var far: Grip
  var length: Double
  /// From near to far; kept for when the two points meet.
  private(set) var direction = Vector(x: 0, y: 1)
  private(set) var impulse = 0.0
  private var nearArm = Vector.zero
  private var farArm = Vector.zero
  private var mobility = 0.0
  private var coefficients = Softness.Coefficients()
  private var bias = 0.0

  init(near: Grip, far: Grip, length: Double) {
    self.near = near
    self.far = far
    self.length = length
  }

  /// The error in points; positive when too long.
  private mutating func aim() -> Double {
    nearArm = near.arm
    farArm = far.arm
    let between = far.place(with: farArm) - near.place(with: nearArm)
    let distance = between.length
    if distance > 1e-9 { direction = between * (1 / distance) }
    mobility =
      near.mobility(along: direction, with: nearArm) + far.mobility(along: direction, with: farArm)
    return distance - length
  }

  mutating func prepare(_ newCoefficients: Softness.Coefficients) {
    coefficients = newCoefficients
    bias = aim() * coefficients.rate
  }

  mutating func warmStart(_ share: Double) {
    impulse *= share
    apply(impulse)
  }

  mutating func solve() {
    guard mobility > 0 else { return }
    let speed = (far.velocity(with: farArm) - near.velocity(with: nearArm)).dot(direction)
    let given = coefficients.compliance * mobility * impulse
    let more = -coefficients.share / mobility * (speed + bias + given)
    impulse += more
    apply(more)
  }

  private func apply(_ impulse: Double) {
    near.apply(direction * -impulse, at: nearArm)
    far.apply(direction * impulse, at: farArm)
  }

  mutating func straighten() -> Double {
    let error = aim()
    guard mobility > 0 else { return 0 }
    let shift = direction * (-error / mobility)
    near.shift(-shift, at: nearArm)
    far.shift(shift, at: farArm)
    return abs(error)
  }
}

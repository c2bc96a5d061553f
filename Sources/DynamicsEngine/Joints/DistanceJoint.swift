internal import CChipmunk

/// Keeps two points at a distance, as a rod or as a spring along the line between them.
package final class DistanceJoint: Joint {
  package var near: Grip
  package var far: Grip
  /// Points, more than 0: at 0 there is no line to act along, see ``PointJoint``.
  package var length: Double

  private var nearArm = Vector.zero
  private var farArm = Vector.zero
  /// From near to far; kept for when the two points meet.
  private var direction = Vector(x: 0, y: 1)
  private var mobility = 0.0
  private var coefficients = Softness.Coefficients()
  private var bias = 0.0
  private var impulse = 0.0

  package init(_ near: Grip, _ far: Grip, length: Double, softness: Softness) {
    self.near = near
    self.far = far
    self.length = length
    super.init(near.body, far.body, softness: softness)
  }

  /// The error in points; positive when too long.
  private func aim() -> Double {
    nearArm = near.arm
    farArm = far.arm
    let between = far.place(with: farArm) - near.place(with: nearArm)
    let distance = between.length
    if distance > 1e-9 { direction = between * (1 / distance) }
    mobility =
      near.mobility(along: direction, with: nearArm) + far.mobility(along: direction, with: farArm)
    return distance - length
  }

  override func prepare(step: Double) {
    let error = aim()
    coefficients = softness.coefficients(step: step)
    bias = coefficients.rate * error
  }

  override func warmStart(_ share: Double) {
    impulse *= share
    apply(impulse)
  }

  override func solve() {
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

  override func straighten() -> Double {
    let error = aim()
    guard mobility > 0 else { return 0 }
    let shift = direction * (-error / mobility)
    near.shift(-shift, at: nearArm)
    far.shift(shift, at: farArm)
    return abs(error)
  }

  override func digest(into digest: inout StateDigest) {
    super.digest(into: &digest)
    near.digest(into: &digest)
    far.digest(into: &digest)
    for number in [length, direction.x, direction.y, impulse] { digest.combine(number) }
  }
}

internal import CChipmunk
internal import Foundation

/// Turns a body to an angle, the shorter way round.
package final class AngleJoint: Joint {
  /// Radians.
  package var target: Double

  private let body: Body
  private var coefficients = Softness.Coefficients()
  private var bias = 0.0
  private var impulse = 0.0

  package init(_ body: Body, target: Double, softness: Softness) {
    self.body = body
    self.target = target
    super.init(body, nil, softness: softness)
  }

  private var error: Double { remainder(body.angle - target, 2 * .pi) }
  private var mobility: Double { body.isDynamic ? body.pointer.pointee.i_inv : 0 }

  override func prepare(step: Double) {
    coefficients = softness.coefficients(step: step)
    bias = coefficients.rate * error
  }

  override func warmStart(_ share: Double) {
    impulse *= share
    body.pointer.pointee.w += impulse * mobility
  }

  override func solve() {
    let mobility = self.mobility
    guard mobility > 0 else { return }
    let given = coefficients.compliance * mobility * impulse
    let more = -coefficients.share / mobility * (body.pointer.pointee.w + bias + given)
    impulse += more
    body.pointer.pointee.w += more * mobility
  }

  override func straighten() -> Double {
    guard mobility > 0 else { return 0 }
    let error = self.error
    if error != 0 { cpBodySetAngle(body.pointer, body.angle - error) }
    return abs(error)
  }

  override func digest(into digest: inout StateDigest) {
    super.digest(into: &digest)
    digest.combine(body.id)
    digest.combine(target)
    digest.combine(impulse)
  }
}

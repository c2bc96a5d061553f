internal import DynamicsChipmunk

/// Holds up to three numbers between its ends where they are, all at once: a weld, a slide.
///
/// Solved one after the other, numbers that depend on each other (a weld's place and its turn) would
/// take more rounds to agree than there are.
package final class BlockJoint: Joint {
  private var solver: BlockSolver

  /// - Parameters:
  ///   - first: To stay 0, as the second.
  ///   - third: To stay 0, too; `nil` for none.
  package init(
    _ near: Grip, _ far: Grip, _ first: Measure, _ second: Measure, _ third: Measure? = nil,
    softness: Softness
  ) {
    solver = BlockSolver(near: near, far: far, measures: (first, second, third))
    super.init(near.body, far.body, softness: softness)
  }

  package var far: Grip {
    get { solver.far }
    set { solver.far = newValue }
  }

  override func prepare(step: Double) { solver.prepare(softness.coefficients(step: step)) }
  override func warmStart(_ share: Double) { solver.warmStart(share) }
  override func solve() { solver.solve() }
  override func straighten() -> Double { solver.straighten() }
  override func forgetImpulse() { solver.impulse = Triple() }

  override func digest(into digest: inout StateDigest) {
    super.digest(into: &digest)
    solver.digest(into: &digest)
  }
}

/// The arithmetic of a ``BlockJoint``, apart from it as with ``PointJoint``.
private struct BlockSolver {
  let near: Grip
  var far: Grip
  private let measures: (Measure, Measure, Measure?)

  private var sights: (Sight, Sight, Sight) = (.nothing, .nothing, .nothing)
  private var mobility = BlockMobility()
  var impulse = Triple()
  private var coefficients = Softness.Coefficients()
  private var bias = Triple()

  init(near: Grip, far: Grip, measures: (Measure, Measure, Measure?)) {
    self.near = near
    self.far = far
    self.measures = measures
  }

  private func sight(_ measure: Measure) -> Sight {
    measure.sight(from: near, to: far, lastDirection: .zero)
  }

  /// The errors.
  private mutating func aim() -> Triple {
    sights = (sight(measures.0), sight(measures.1), measures.2.map(sight) ?? .nothing)
    mobility = BlockMobility(
      xx: mobility(sights.0, sights.0), xy: mobility(sights.0, sights.1),
      xz: mobility(sights.0, sights.2), yy: mobility(sights.1, sights.1),
      yz: mobility(sights.1, sights.2), zz: mobility(sights.2, sights.2))
    return Triple(x: sights.0.value, y: sights.1.value, z: sights.2.value)
  }

  /// How an impulse against one number changes another.
  private func mobility(_ a: Sight, _ b: Sight) -> Double {
    (near.inverseMass + far.inverseMass) * a.direction.dot(b.direction)
      + near.inverseMoment * a.nearLever * b.nearLever
      + far.inverseMoment * a.farLever * b.farLever
  }

  mutating func prepare(_ newCoefficients: Softness.Coefficients) {
    coefficients = newCoefficients
    bias = aim() * coefficients.rate
  }

  mutating func warmStart(_ share: Double) {
    impulse = impulse * share
    apply(impulse)
  }

  mutating func solve() {
    let given = mobility.velocity(from: impulse) * coefficients.compliance
    let more = mobility.impulse(stopping: speed + bias + given) * coefficients.share
    impulse = impulse + more
    apply(more)
  }

  private var speed: Triple {
    Triple(x: speed(of: sights.0), y: speed(of: sights.1), z: speed(of: sights.2))
  }

  private func speed(of sight: Sight) -> Double {
    far.speed(along: sight.direction, lever: sight.farLever)
      - near.speed(along: sight.direction, lever: sight.nearLever)
  }

  private func apply(_ impulse: Triple) {
    let (direction, nearLever, farLever) = combined(impulse)
    near.apply(-1, along: direction, lever: nearLever)
    far.apply(1, along: direction, lever: farLever)
  }

  mutating func straighten() -> Double {
    let error = aim()
    let (direction, nearLever, farLever) = combined(mobility.impulse(stopping: error))
    near.shift(-1, along: direction, lever: nearLever)
    far.shift(1, along: direction, lever: farLever)
    return max(abs(error.x), abs(error.y), abs(error.z))
  }

  /// What impulses against all three numbers come to.
  private func combined(_ impulse: Triple) -> (Vector, nearLever: Double, farLever: Double) {
    let (a, b, c) = sights
    return (
      a.direction * impulse.x + b.direction * impulse.y + c.direction * impulse.z,
      a.nearLever * impulse.x + b.nearLever * impulse.y + c.nearLever * impulse.z,
      a.farLever * impulse.x + b.farLever * impulse.y + c.farLever * impulse.z
    )
  }

  func digest(into digest: inout StateDigest) {
    near.digest(into: &digest)
    far.digest(into: &digest)
    for measure in [measures.0, measures.1, measures.2] { measure?.digest(into: &digest) }
    for number in [impulse.x, impulse.y, impulse.z] { digest.combine(number) }
  }
}

extension Sight {
  /// Of a number that does not exist: no impulse changes it.
  fileprivate static let nothing = Sight(value: 0, nearLever: 0, farLever: 0)
}

/// Three numbers of a block.
private struct Triple {
  var x = 0.0
  var y = 0.0
  var z = 0.0

  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
  static func * (a: Self, k: Double) -> Self { Self(x: a.x * k, y: a.y * k, z: a.z * k) }
}

/// The symmetric 3×3 matrix that turns impulses into speeds.
private struct BlockMobility {
  var xx = 0.0
  var xy = 0.0
  var xz = 0.0
  var yy = 0.0
  var yz = 0.0
  var zz = 0.0

  func velocity(from impulse: Triple) -> Triple {
    Triple(
      x: xx * impulse.x + xy * impulse.y + xz * impulse.z,
      y: xy * impulse.x + yy * impulse.y + yz * impulse.z,
      z: xz * impulse.x + yz * impulse.y + zz * impulse.z)
  }

  /// By elimination, without a number that nothing can change.
  func impulse(stopping speed: Triple) -> Triple {
    let invX = Self.inverse(xx, of: xx)
    let (xyShare, xzShare) = (xy * invX, xz * invX)
    let yyLeft = yy - xyShare * xy
    let yzLeft = yz - xyShare * xz
    let invY = Self.inverse(yyLeft, of: yy)
    let yzShare = yzLeft * invY
    let zzLeft = zz - xzShare * xz - yzShare * yzLeft
    let invZ = Self.inverse(zzLeft, of: zz)

    let y = speed.y - xyShare * speed.x
    let z = speed.z - xzShare * speed.x - yzShare * y
    let impulseZ = -z * invZ
    let impulseY = -y * invY - yzShare * impulseZ
    return Triple(
      x: -speed.x * invX - xyShare * impulseY - xzShare * impulseZ, y: impulseY, z: impulseZ)
  }

  /// 0 for a pivot that is nothing but rounding.
  private static func inverse(_ pivot: Double, of diagonal: Double) -> Double {
    pivot > 1e-12 * diagonal ? 1 / pivot : 0
  }
}

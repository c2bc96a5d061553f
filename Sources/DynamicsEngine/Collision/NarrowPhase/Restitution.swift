internal import DynamicsChipmunk

/// Decides which contacts bounce.
enum Restitution {
  /// Mixes the materials, and decides whether a contact bounces in this step.
  ///
  /// A contact bounces only if it closes faster than gravity and other pulls accelerate the two
  /// bodies in two steps. A slower contact is a resting one, and bouncing it would make an elastic
  /// body tremble forever. Without a pull, contacts bounce at any speed. A body that separates
  /// fast keeps its velocity; otherwise, a body that is driven back against a wall that it leaves
  /// would gain that velocity again.
  ///
  /// - Parameters:
  ///   - touchesStatic: Whether the island touches an immovable body.
  ///   - count: The number of steps taken so far.
  static func decide(
    _ pair: PairPointer, touchesStatic: Bool, step h: Double, count: Int
  ) -> ContactMaterial {
    var mixed = ContactMaterial(pair)
    if mixed.elasticity > 0, bounces(pair, touchesStatic: touchesStatic, step: h, count: count) {
      let (a, b) = (pair.first, pair.second)
      // Otherwise, a body that bounces in each step would not be damped.
      mixed.restitution = mixed.elasticity / (1 + h * max(damping(of: a), damping(of: b)))
    }
    return mixed
  }

  /// Decides whether an impact within a step bounces, after the forces and the damping of the step
  /// have acted.
  static func decideImpact(_ pair: PairPointer, step h: Double, count: Int) -> ContactMaterial {
    let (a, b, normal) = (pair.first, pair.second, pair.pointee.normal)
    let (stepA, stepB) = (a.pointee.step, b.pointee.step)
    var approach = max(0, (stepA.lastAcceleration - stepB.lastAcceleration).dot(normal))
    if hasRecentlyTouched(a, count) || hasRecentlyTouched(b, count) {
      approach = max(approach, (stepA.freeAcceleration - stepB.freeAcceleration).dot(normal))
    }
    var mixed = ContactMaterial(pair)
    if closingSpeed(of: pair) > 2 * approach * h { mixed.restitution = mixed.elasticity }
    return mixed
  }

  private static func bounces(
    _ pair: PairPointer, touchesStatic: Bool, step h: Double, count: Int
  ) -> Bool {
    let speed = abs(closingSpeed(of: pair))
    // Nearly all contacts of a heap end here.
    guard speed > tremblingSpeed(of: pair, step: h) else { return false }
    let minSpeed = slowestBounce(of: pair, touchesStatic: touchesStatic, step: h, count: count)
    return minSpeed == 0 || speed > minSpeed
  }

  /// The restitution threshold in pt/s: contacts that close no faster do not bounce.
  static func slowestBounce(
    of pair: PairPointer, touchesStatic: Bool, step h: Double, count: Int
  ) -> Double {
    max(
      0, tremblingSpeed(of: pair, step: h),
      2 * approachAcceleration(of: pair, touchesStatic: touchesStatic, count) * h)
  }

  /// The speed below which a pair that touches again is trembling; negative for a new pair.
  private static func tremblingSpeed(of pair: PairPointer, step h: Double) -> Double {
    pair.pointee.isNew ? -1 : Tuning.Restitution.trembling / h
  }

  private static func damping(of body: BodyPointer) -> Double {
    body.isDynamic ? body.pointee.material.damping : 0
  }

  /// The acceleration of two bodies toward each other, in pt/s².
  ///
  /// Two boxes stacked on the floor fall alike, but the floor stops the lower one. So in an island
  /// that touches an immovable body, each body counts as if the other could not move. The
  /// acceleration from joints counts for bodies that have recently touched something: a drag that
  /// presses an item against a wall presses it back after each bounce.
  private static func approachAcceleration(of pair: PairPointer, touchesStatic: Bool, _ count: Int)
    -> Double
  {
    let (a, b, normal) = (pair.first, pair.second, pair.pointee.normal)
    let accelerationA = VelocityIntegration.acceleration(of: a).dot(normal)
    let accelerationB = -VelocityIntegration.acceleration(of: b).dot(normal)
    let approachAcceleration =
      touchesStatic
      ? max(accelerationA + accelerationB, accelerationA, accelerationB)
      : accelerationA + accelerationB
    guard hasRecentlyTouched(a, count) || hasRecentlyTouched(b, count) else {
      return approachAcceleration
    }
    return max(
      approachAcceleration,
      (a.pointee.step.freeAcceleration - b.pointee.step.freeAcceleration).dot(normal))
  }

  /// Whether a body has recently touched something; false for immovable bodies, which others may
  /// have touched.
  private static func hasRecentlyTouched(_ body: BodyPointer, _ count: Int) -> Bool {
    body.isDynamic && count - body.pointee.rest.lastTouch <= Tuning.Restitution.recentSteps
  }

  /// Notes the bodies that touch something in this step.
  static func recordTouches(_ pairs: borrowing FlatArray<PairRow>, count: Int) {
    for index in pairs.indices where pairs.base[index].isTouching {
      let (a, b) = (pairs[index].bodyA, pairs[index].bodyB)
      a.pointee.rest.lastTouch = count
      b.pointee.rest.lastTouch = count
      if pairs[index].isInsideCurve { a.recordCurve(index, of: pairs) }
    }
  }

  /// The closing speed of the contact that closes fastest; negative if all separate.
  private static func closingSpeed(of pair: PairPointer) -> Double {
    (0..<pair.count).reduce(-.infinity) { fastest, index in
      max(fastest, -pair.relativeVelocity(at: pair.points + index).dot(pair.pointee.normal))
    }
  }
}

/// How two shapes bounce off each other and rub against each other.
struct ContactMaterial: BitwiseCopyable {
  private(set) var friction: Double
  private(set) var elasticity: Double
  /// The elasticity in this step; 0 if they do not bounce.
  var restitution = 0.0
  /// The velocity along the tangent at which the surfaces do not slide, in pt/s.
  var surfaceSpeed = 0.0
  /// The greatest torque against rolling for each unit of the normal impulse: the coefficient times the radius, in pt.
  var rollingArm = 0.0

  /// Mixes two materials: the larger elasticity, and the geometric mean of the frictions.
  ///
  /// A contact with a boundary has the item's own elasticity and friction. A material that the pair has of its own
  /// replaces both.
  init(_ pair: PairPointer) {
    let body = pair.pointee.bodyA
    let a = body.pointee.material
    if pair.pointee.b.pointee.boundary == nil {
      let b = pair.pointee.bodyB.pointee.material
      friction = (a.friction * b.friction).squareRoot()
      elasticity = max(a.elasticity, b.elasticity)
    } else {
      (friction, elasticity) = (a.friction, a.elasticity)
    }
    if body.pointee.hasPairMaterials { replace(by: pair.ownMaterial) }
  }

  @inline(never)
  private mutating func replace(by own: PairMaterial) {
    friction = own.friction ?? friction
    elasticity = own.elasticity ?? elasticity
  }
}

extension PairPointer {
  fileprivate var ownMaterial: PairMaterial {
    let body = pointee.bodyA
    guard let boundary = pointee.b.pointee.boundary else {
      return body.pairMaterial(with: pointee.bodyB)
    }
    return body.pairMaterial(with: boundary)
  }
}

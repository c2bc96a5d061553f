internal import DynamicsChipmunk

/// Propagates elastic impacts through rows of touching bodies, as in Newton's cradle.
///
/// If all contacts of a step were solved together, each would bounce as fast as it closed before
/// the step, and a ball that hits a row would move the whole row. Here, pairs bounce one after
/// another, and a pair bounces again when another impact has made it close. With equal masses this
/// passes the velocity on to the last ball.
///
/// This is only done if all pairs touch at one point. The two points of an edge contact bounce
/// together, as fast as they closed before the step.
struct ImpactPropagation {
  let contacts: IslandContacts
  let step: Double
  /// The number of steps taken so far.
  let count: Int

  /// - Parameter afterImpact: Called with two bodies that have bounced.
  func run(afterImpact: (BodyPointer, BodyPointer) -> Void) {
    guard isNeeded else { return }
    let touchesStatic = contacts.pairs.isAnyTouchingStatic(contacts.indices)
    contacts.forEach { pair, constraint in
      guard takesPart(pair, constraint) else { return }
      // The impulses of the previous step may be from another impact.
      constraint.takeBackImpulses(of: constraint.points[0])
      constraint.points[0].pointee.bounce = 0
    }
    for _ in 0..<Tuning.ImpactPropagation.maxIterations {
      var isAny = false
      contacts.forEach { pair, constraint in
        guard takesPart(pair, constraint), bounce(pair, constraint, touchesStatic: touchesStatic)
        else { return }
        afterImpact(constraint.pointee.a, constraint.pointee.b)
        isAny = true
      }
      if !isAny { break }
    }
    contacts.forEach { pair, constraint in
      let point = constraint.points[0]
      guard point.pointee.bounce < 0 else { return }
      let speed = constraint.separatingSpeed
      point.pointee.bounce =
        takesPart(pair, constraint) ? -max(0, speed) : pair.pointee.elasticity * min(0, speed)
    }
  }

  /// Whether a bounce can propagate, which takes at least two elastic pairs.
  private var isNeeded: Bool {
    var (elastic, closing) = (0, 0)
    for index in contacts.indices {
      let (pair, constraint) = (contacts.pairs + Int(index), contacts.constraints + Int(index))
      guard constraint.pointee.count == 1 else { return false }
      guard takesPart(pair, constraint) else { continue }
      elastic += 1
      if pair.pointee.arbiter.e > 0, constraint.points[0].pointee.bounce < 0 { closing += 1 }
    }
    return elastic > 1 && closing > 0
  }

  private func takesPart(_ pair: PairPointer, _ constraint: ContactConstraintPointer) -> Bool {
    pair.pointee.elasticity >= Tuning.ImpactPropagation.leastElasticity
      && pair.pointee.elasticity <= 1
      && constraint.points[0].pointee.normalMass > 0
  }

  private func bounce(
    _ pair: PairPointer, _ constraint: ContactConstraintPointer, touchesStatic: Bool
  ) -> Bool {
    let speed = -constraint.separatingSpeed
    let slowest = Restitution.slowestBounce(
      of: pair, touchesStatic: touchesStatic, step: step, count: count)
    guard speed > max(slowest, 1e-6) else { return false }
    let point = constraint.points[0]
    let impulse = (1 + pair.pointee.elasticity) * speed * point.pointee.normalMass
    point.pointee.normalImpulse += impulse
    // Marks the point as one that has bounced.
    point.pointee.bounce = -speed
    constraint.apply(constraint.pointee.normal * impulse, at: point)
    return true
  }
}

extension ContactConstraintPointer {
  /// The speed at which the first points of contact separate.
  fileprivate var separatingSpeed: Double {
    relativeVelocity(at: points[0]).dot(pointee.normal)
  }
}

internal import DynamicsChipmunk

/// Passes elastic impacts on through rows of bodies that touch, as in Newton's cradle.
///
/// Solved together, contacts of one step bounce as fast as each closed before it: a ball that hits a row would move
/// all of it. One after another, each pair that closes bounces by itself, and is looked at again when another impact has
/// made it close. For equal masses that passes the velocity on to the last ball.
///
/// Only where all pairs touch at one point: the two points of an edge bounce together, as fast as they closed before.
struct ImpactPropagation {
  /// Less elastic items lose so much in the first impact that the order makes little difference.
  private static var leastElasticity: Double { 0.75 }
  /// How often each pair may bounce in a step.
  private static var mostRounds: Int { 40 }

  let contacts: IslandContacts
  let step: Double
  /// The steps taken so far.
  let count: Int

  /// - Parameter afterImpact: Called with two bodies that have bounced.
  func run(afterImpact: (BodyPointer, BodyPointer) -> Void) {
    guard isNeeded else { return }
    let isHeld = contacts.isAnyStatic
    contacts.forEach { pair, constraint in
      guard takesPart(pair, constraint) else { return }
      // The impulses of the step before may be those of another impact.
      constraint.takeBackImpulses(of: constraint.points)
      constraint.points[0].bounce = 0
    }
    for _ in 0..<Self.mostRounds {
      var isAny = false
      contacts.forEach { pair, constraint in
        guard takesPart(pair, constraint), bounce(pair, constraint, isHeld: isHeld) else { return }
        afterImpact(constraint.pointee.a, constraint.pointee.b)
        isAny = true
      }
      if !isAny { break }
    }
    contacts.forEach { pair, constraint in
      let point = constraint.points
      guard point.pointee.bounce < 0 else { return }
      let speed = constraint.separatingSpeed
      point.pointee.bounce =
        takesPart(pair, constraint) ? -max(0, speed) : pair.pointee.elasticity * min(0, speed)
    }
  }

  /// One pair bounces by itself; of two or more, one may hit the next.
  private var isNeeded: Bool {
    var (elastic, closing) = (0, 0)
    for index in contacts.indices {
      let (pair, constraint) = (contacts.pairs + Int(index), contacts.constraints + Int(index))
      guard constraint.pointee.count == 1 else { return false }
      guard takesPart(pair, constraint) else { continue }
      elastic += 1
      if pair.pointee.arbiter.e > 0, constraint.points[0].bounce < 0 { closing += 1 }
    }
    return elastic > 1 && closing > 0
  }

  private func takesPart(_ pair: PairPointer, _ constraint: ContactConstraintPointer) -> Bool {
    pair.pointee.elasticity >= Self.leastElasticity && pair.pointee.elasticity <= 1
      && constraint.points[0].normalMass > 0
  }

  /// - Parameter isHeld: Whether the island touches something that cannot move.
  private func bounce(
    _ pair: PairPointer, _ constraint: ContactConstraintPointer, isHeld: Bool
  ) -> Bool {
    let speed = -constraint.separatingSpeed
    let slowest = Restitution.slowestBounce(of: pair, isHeld: isHeld, step: step, count: count)
    guard speed > max(slowest, 1e-6) else { return false }
    let point = constraint.points
    let impulse = (1 + pair.pointee.elasticity) * speed * point.pointee.normalMass
    point.pointee.normalImpulse += impulse
    // Marks it as one that has bounced.
    point.pointee.bounce = -speed
    constraint.apply(constraint.pointee.normal * impulse, at: point)
    return true
  }
}

extension ContactConstraintPointer {
  /// How fast the first points of contact part.
  fileprivate var separatingSpeed: Double {
    relativeVelocity(at: points).dot(pointee.normal)
  }
}

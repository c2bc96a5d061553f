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

  let pairs: PairPointer
  let indices: UnsafeBufferPointer<Int32>
  let step: Double
  /// The steps taken so far.
  let count: Int

  /// - Parameter afterImpact: Called with two bodies that have bounced.
  func run(afterImpact: (BodyPointer, BodyPointer) -> Void) {
    guard isNeeded else { return }
    let isHeld = pairs.isAnyHeld(indices)
    for index in indices where takesPart(pairs + Int(index)) {
      let pair = pairs + Int(index)
      // The impulses of the step before may be those of another impact.
      pair.takeBackImpulses(of: pair.contacts)
      pair.contacts[0].bounce = 0
    }
    for _ in 0..<Self.mostRounds {
      var isAny = false
      for index in indices
      where takesPart(pairs + Int(index)) && bounce(pairs + Int(index), isHeld: isHeld) {
        let pair = pairs + Int(index)
        afterImpact(pair.first, pair.second)
        isAny = true
      }
      if !isAny { break }
    }
    for index in indices {
      let pair = pairs + Int(index)
      guard pair.contacts[0].bounce < 0 else { continue }
      pair.contacts[0].bounce =
        takesPart(pair)
        ? -max(0, pair.separatingSpeed) : pair.pointee.elasticity * min(0, pair.separatingSpeed)
    }
  }

  /// One pair bounces by itself; of two or more, one may hit the next.
  private var isNeeded: Bool {
    var (elastic, closing) = (0, 0)
    for index in indices {
      let pair = pairs + Int(index)
      guard pair.pointee.count == 1 else { return false }
      guard takesPart(pair) else { continue }
      elastic += 1
      if pair.pointee.arbiter.e > 0, pair.contacts[0].bounce < 0 { closing += 1 }
    }
    return elastic > 1 && closing > 0
  }

  private func takesPart(_ pair: PairPointer) -> Bool {
    pair.pointee.elasticity >= Self.leastElasticity && pair.pointee.elasticity <= 1
      && pair.contacts[0].nMass > 0
  }

  /// - Parameter isHeld: Whether the island touches something that cannot move.
  private func bounce(_ pair: PairPointer, isHeld: Bool) -> Bool {
    let speed = -pair.separatingSpeed
    let slowest = Restitution.slowestBounce(of: pair, isHeld: isHeld, step: step, count: count)
    guard speed > max(slowest, 1e-6) else { return false }
    let contact = pair.contacts
    let impulse = (1 + pair.pointee.elasticity) * speed * contact.pointee.nMass
    contact.pointee.jnAcc += impulse
    // Marks it as one that has bounced.
    contact.pointee.bounce = -speed
    pair.first.applyImpulse(pair.pointee.arbiter.n * -impulse, at: contact.pointee.r1)
    pair.second.applyImpulse(pair.pointee.arbiter.n * impulse, at: contact.pointee.r2)
    return true
  }
}

extension PairPointer {
  /// How fast the first points of contact part.
  fileprivate var separatingSpeed: Double {
    relativeVelocity(at: contacts).dot(pointee.arbiter.n)
  }
}

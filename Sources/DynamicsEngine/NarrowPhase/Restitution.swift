internal import DynamicsChipmunk

/// How the materials of two shapes that touch go together, and when a contact bounces.
enum Restitution {
  /// Two items have the larger elasticity, and the root of the frictions' product.
  ///
  /// An item and a boundary have the item's own.
  static func mix(_ pair: PairPointer) {
    let a = pair.pointee.bodyA.pointee.material
    guard pair.pointee.b.pointee.boundary == nil else {
      pair.pointee.elasticity = a.elasticity
      pair.pointee.arbiter.u = a.friction
      return
    }
    let b = pair.pointee.bodyB.pointee.material
    pair.pointee.elasticity = max(a.elasticity, b.elasticity)
    pair.pointee.arbiter.u = (a.friction * b.friction).squareRoot()
  }

  /// Decides whether a contact bounces in this step.
  ///
  /// What pulls the two together adds this much in two steps. Meeting no faster is not a bounce but the
  /// way in which steps see a body at rest: bouncing it would keep an elastic one trembling for ever.
  /// Where nothing pulls, the slowest touch bounces; and what leaves fast keeps its own, or a body
  /// driven back against a wall that it leaves would gain what it left with.
  ///
  /// - Parameters:
  ///   - isHeld: Whether its island touches something that cannot move.
  ///   - count: The steps taken so far.
  static func decide(_ pair: PairPointer, isHeld: Bool, step h: Double, count: Int) {
    let elasticity = pair.pointee.elasticity
    if elasticity > 0, bounces(pair, isHeld: isHeld, step: h, count: count) {
      let (a, b) = (pair.first, pair.second)
      // What bounces in each step would else have no resistance.
      pair.pointee.arbiter.e = elasticity / (1 + h * max(resistance(of: a), resistance(of: b)))
    } else {
      pair.pointee.arbiter.e = 0
    }
  }

  private static func bounces(
    _ pair: PairPointer, isHeld: Bool, step h: Double, count: Int
  ) -> Bool {
    let speed = abs(closingSpeed(of: pair))
    let slowest = slowestBounce(of: pair, isHeld: isHeld, step: h, count: count)
    return slowest == 0 || speed > slowest
  }

  /// Contacts that close no faster than this do not bounce, in pt/s.
  static func slowestBounce(
    of pair: PairPointer, isHeld: Bool, step h: Double, count: Int
  ) -> Double {
    let isOld = pair.pointee.arbiter.state == CP_ARBITER_STATE_NORMAL
    return max(isOld ? trembling / h : 0, 2 * pull(of: pair, isHeld: isHeld, count) * h)
  }

  private static func resistance(of body: BodyPointer) -> Double {
    body.isDynamic ? body.pointee.material.resistance : 0
  }

  /// What moves no farther in a step and touches the same again trembles between others, in points.
  ///
  /// An elastic item that just fits between two would never end to go to and fro.
  private static var trembling: Double { 0.02 }

  /// How fast two bodies are accelerated towards each other, in pt/s².
  ///
  /// Two boxes stacked on the floor fall alike, but the lower one cannot: in what touches something that
  /// cannot move, each counts as if the other could not. What joints do counts for bodies that have
  /// touched something just now: a drag that presses an item against a wall presses it back after each
  /// bounce.
  private static func pull(of pair: PairPointer, isHeld: Bool, _ count: Int) -> Double {
    let (a, b, normal) = (pair.first, pair.second, pair.pointee.arbiter.n)
    let pullA = VelocityIntegration.acceleration(of: a).dot(normal)
    let pullB = -VelocityIntegration.acceleration(of: b).dot(normal)
    let pull = isHeld ? max(pullA + pullB, pullA, pullB) : pullA + pullB
    guard isBackAtOnce(a, count) || isBackAtOnce(b, count) else { return pull }
    return max(pull, (a.pointee.freeAcceleration - b.pointee.freeAcceleration).dot(normal))
  }

  /// Not of what cannot move: there, others may have touched it.
  private static func isBackAtOnce(_ body: BodyPointer, _ count: Int) -> Bool {
    body.isDynamic && count - body.pointee.lastTouch <= stepsToBeBack
  }

  /// What leaves no faster than a pull adds in two steps is back after at most so many.
  private static var stepsToBeBack: Int { 5 }

  /// Notes which bodies touch something in this step.
  static func noteTouches(_ pairs: borrowing FlatArray<PairRow>, count: Int) {
    for index in pairs.indices {
      (pairs.base + index).pointee.bodyA.pointee.lastTouch = count
      (pairs.base + index).pointee.bodyB.pointee.lastTouch = count
    }
  }

  /// How fast the two meet where they do so fastest; negative when they part.
  private static func closingSpeed(of pair: PairPointer) -> Double {
    let (a, b) = (pair.pointee.arbiter.body_a.pointee, pair.pointee.arbiter.body_b.pointee)
    let contacts = pair.contacts
    var fastest = -Double.infinity
    for index in 0..<pair.pointee.count {
      let velocityA = a.v + contacts[index].r1.turned * a.w
      let velocityB = b.v + contacts[index].r2.turned * b.w
      fastest = max(fastest, (velocityA - velocityB).dot(pair.pointee.arbiter.n))
    }
    return fastest
  }
}

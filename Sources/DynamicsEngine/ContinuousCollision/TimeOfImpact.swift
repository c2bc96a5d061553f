/// Finds the time of impact of a part that would penetrate an obstacle too deeply, as a fraction of
/// the step.
struct TimeOfImpact: BitwiseCopyable {
  /// The greatest allowed penetration depth, in points.
  let limit: Double
  /// The penetration depth of the stopped part, unless it was deeper before the step.
  let contactDepth: Double

  /// The depth by which a part that touches the obstacle already gets deeper until it meets it.
  ///
  /// A polygon that turns about a corner in contact would meet the obstacle again at once, for ever.
  var depthInContact = 0.0

  /// The depth that is allowed to a part that was too deep before the step.
  ///
  /// Bodies of a jam could not come apart if each were stopped at all others.
  var deepLimit = 0.0

  /// - Parameter evaluate: Returns the overlap at a fraction of the step, with the time for which the
  ///   depth stays below a limit.
  /// - Returns: `nil` if the part never gets too deep.
  @inline(__always)
  func find(_ evaluate: (_ fraction: Double, _ limit: Double) -> Overlap) -> Double? {
    guard let deep = findDeep(evaluate) else { return nil }
    return findTouch(before: deep, evaluate)
  }

  /// The depth up to which a part gets deeper in repeated impacts: not so often in one step that its
  /// center passes through.
  static func deepestInContact(_ limit: Double) -> Double { limit / 2 }

  /// Finds the time when the part gets too deep.
  ///
  /// - Returns: `nil` if it never does.
  @inline(__always)
  func findDeep(_ evaluate: (_ fraction: Double, _ limit: Double) -> Overlap) -> Double? {
    let start = evaluate(0, limit)
    let raisedLimit = limit(for: start.depth)
    let first = raisedLimit > limit ? evaluate(0, raisedLimit) : start
    return firstFraction(of: raisedLimit, from: first, evaluate)
  }

  /// The limit for a part with a depth before the step.
  ///
  /// Contacts separate a part that is already deep; it must only not get much deeper.
  func limit(for depth: Double) -> Double {
    let raised = max(limit, depth + limit * Tuning.TimeOfImpact.extraDepth)
    return depth > limit ? max(raised, deepLimit) : raised
  }

  /// Finds the last time when the part touches the obstacle before it is too deep.
  @inline(__always)
  func findTouch(
    before deep: Double, _ evaluate: (_ fraction: Double, _ limit: Double) -> Overlap
  ) -> Double {
    let start = evaluate(0, contactDepth).depth
    let isTouching = start >= contactDepth - Tuning.TimeOfImpact.tolerance
    let deeper = max(start, min(start + depthInContact, Self.deepestInContact(limit)))
    return lastFraction(below: isTouching ? deeper : contactDepth, before: deep, evaluate)
  }

  /// Finds the first time when the part is nearly as deep as `limit`; it is not so deep at the
  /// start.
  ///
  /// Conservative advancement (Mirtich, "Impulse-based dynamic simulation of rigid body systems",
  /// 1996): each evaluation advances by the time for which the depth certainly stays below the
  /// limit.
  @inline(__always)
  private func firstFraction(
    of limit: Double, from start: Overlap, _ evaluate: (Double, Double) -> Overlap
  ) -> Double? {
    let threshold = Tuning.TimeOfImpact.nearlyDeep * limit
    var fraction = start.safeFraction
    for _ in 0..<Tuning.TimeOfImpact.maxEvaluations where fraction < 1 {
      let overlap = evaluate(fraction, limit)
      if overlap.depth >= threshold { return fraction }
      fraction += overlap.safeFraction
    }
    // A part that spins too fast to be followed stops at the last fraction that is known to be
    // safe.
    if fraction < 1 { return fraction }
    return evaluate(1, limit).depth >= threshold ? 1 : nil
  }

  /// Finds the last time before `deep` when the depth grows past `depth`, by Newton's method in a
  /// bracket.
  @inline(__always)
  private func lastFraction(
    below depth: Double, before deep: Double, _ evaluate: (Double, Double) -> Overlap
  ) -> Double {
    var (low, high) = (0.0, deep)
    var fraction = deep
    for _ in 0..<Tuning.TimeOfImpact.maxEvaluations {
      let overlap = evaluate(fraction, depth)
      let excess = overlap.depth - depth
      if abs(excess) <= Tuning.TimeOfImpact.tolerance { break }
      if excess > 0 { high = fraction } else { low = fraction }
      let guess = fraction - excess / overlap.rate
      fraction = guess > low && guess < high ? guess : (low + high) / 2
    }
    return fraction
  }
}

/// The penetration depth of a part in an obstacle, at a fraction of a step.
struct Overlap: BitwiseCopyable {
  /// The penetration depth in points; negative if they are apart.
  var depth: Double
  /// The direction in which the part would have to move, and its deepest place; of a body only.
  var normal = Vector.zero
  var place = Vector.zero
  /// The index of the line that the part is farthest behind; of equal ones, the first.
  var line = 0
  /// The rate of change of the depth, per step.
  var rate = 0.0
  /// The fraction of the step for which the depth stays below the limit.
  var safeFraction: Double

  /// Adds one of several obstacles, of which the part is in the one in which it is deepest.
  mutating func include(_ other: Overlap, of index: Int) {
    safeFraction = min(safeFraction, other.safeFraction)
    guard other.depth >= depth else { return }
    rate = other.depth > depth ? other.rate : max(rate, other.rate)
    if other.depth > depth { (depth, line) = (other.depth, index) }
  }
}

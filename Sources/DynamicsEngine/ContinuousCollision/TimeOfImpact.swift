/// Finds the time of impact of a part that would penetrate an obstacle too deeply, as a fraction of
/// the step.
struct TimeOfImpact: BitwiseCopyable {
  /// The greatest allowed penetration depth, in points.
  let limit: Double
  /// The penetration depth of the stopped part, unless it was deeper before the step.
  let bite: Double

  /// The extra depth that is allowed to a part that was deep before the step, as a fraction of the
  /// limit.
  private static var moreDepth: Double { 1.0 / 3 }

  /// - Parameter look: Returns the overlap at a fraction of the step, with the time for which the
  ///   depth stays below a limit.
  /// - Returns: `nil` if the part never gets too deep.
  @inline(__always)
  func find(_ look: (_ share: Double, _ limit: Double) -> Overlap) -> Double? {
    guard let deep = findDeep(look) else { return nil }
    return findTouch(before: deep, look)
  }

  /// Finds the time when the part gets too deep.
  ///
  /// - Returns: `nil` if it never does.
  @inline(__always)
  func findDeep(_ look: (_ share: Double, _ limit: Double) -> Overlap) -> Double? {
    let start = look(0, limit)
    // Contacts separate a part that is already deep; it must only not get much deeper.
    let raised = max(limit, start.depth + limit * Self.moreDepth)
    let first = raised > limit ? look(0, raised) : start
    return firstShare(of: raised, from: first, look)
  }

  /// Finds the last time when the part touches the obstacle before it is too deep.
  @inline(__always)
  func findTouch(
    before deep: Double, _ look: (_ share: Double, _ limit: Double) -> Overlap
  ) -> Double {
    lastShare(below: max(bite, look(0, bite).depth), before: deep, look)
  }

  /// Finds the first time when the part is nearly as deep as `limit`; it is not so deep at the
  /// start.
  ///
  /// Conservative advancement (Mirtich, "Impulse-based dynamic simulation of rigid body systems",
  /// 1996): each evaluation advances by the time for which the depth certainly stays below the
  /// limit.
  @inline(__always)
  private func firstShare(
    of limit: Double, from start: Overlap, _ look: (Double, Double) -> Overlap
  ) -> Double? {
    let nearly = 0.98 * limit
    var share = start.safeShare
    for _ in 0..<Tuning.TimeOfImpact.maxEvaluations where share < 1 {
      let overlap = look(share, limit)
      if overlap.depth >= nearly { return share }
      share += overlap.safeShare
    }
    // A part that spins too fast to be followed stops at the last fraction that is known to be
    // safe.
    if share < 1 { return share }
    return look(1, limit).depth >= nearly ? 1 : nil
  }

  /// Finds the last time before `deep` when the depth grows past `depth`, by Newton's method in a
  /// bracket.
  @inline(__always)
  private func lastShare(
    below depth: Double, before deep: Double, _ look: (Double, Double) -> Overlap
  ) -> Double {
    /// In points.
    let tolerance = 1e-6
    var (low, high) = (0.0, deep)
    var share = deep
    for _ in 0..<Tuning.TimeOfImpact.maxEvaluations {
      let overlap = look(share, depth)
      let excess = overlap.depth - depth
      if abs(excess) <= tolerance { break }
      if excess > 0 { high = share } else { low = share }
      let guess = share - excess / overlap.rate
      share = guess > low && guess < high ? guess : (low + high) / 2
    }
    return share
  }
}

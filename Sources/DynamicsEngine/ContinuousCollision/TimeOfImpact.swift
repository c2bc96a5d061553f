/// Finds the share of a step at which a part is to be stopped that would go into something too far.
struct TimeOfImpact: BitwiseCopyable {
  /// How deep is too deep, in points.
  let limit: Double
  /// How deep the part is where it is stopped, unless it was deeper before the step.
  let bite: Double

  /// Searches end well before, but for turns of hundreds of degrees in one step.
  private static var mostLooks: Int { 64 }
  /// How much deeper a part may get that was deep before the step, as a share of the limit.
  private static var moreDepth: Double { 1.0 / 3 }

  /// - Parameter look: What overlaps at a share, and how long the depth stays below a limit.
  /// - Returns: `nil` when the part never gets too deep.
  @inline(__always)
  func find(_ look: (_ share: Double, _ limit: Double) -> Overlap) -> Double? {
    guard let deep = findDeep(look) else { return nil }
    return findTouch(before: deep, look)
  }

  /// When the part gets too deep.
  ///
  /// - Returns: `nil` when it never does.
  @inline(__always)
  func findDeep(_ look: (_ share: Double, _ limit: Double) -> Overlap) -> Double? {
    let start = look(0, limit)
    // What is deep already comes free by contacts; it must only not go deeper fast.
    let raised = max(limit, start.depth + limit * Self.moreDepth)
    let first = raised > limit ? look(0, raised) : start
    return firstShare(of: raised, from: first, look)
  }

  /// When the part touches for the last time before it is too deep.
  @inline(__always)
  func findTouch(
    before deep: Double, _ look: (_ share: Double, _ limit: Double) -> Overlap
  ) -> Double {
    lastShare(below: max(bite, look(0, bite).depth), before: deep, look)
  }

  /// When the part first is as deep as `limit`, nearly; it is not so deep at the start.
  ///
  /// Conservative advancement (Mirtich, "Impulse-based dynamic simulation of rigid body systems", 1996):
  /// from each look on, it goes as far as the depth surely stays below.
  @inline(__always)
  private func firstShare(
    of limit: Double, from start: Overlap, _ look: (Double, Double) -> Overlap
  ) -> Double? {
    let nearly = 0.98 * limit
    var share = start.safeShare
    for _ in 0..<Self.mostLooks where share < 1 {
      let overlap = look(share, limit)
      if overlap.depth >= nearly { return share }
      share += overlap.safeShare
    }
    // What spins too fast to be followed goes no farther than it was seen to be safe.
    if share < 1 { return share }
    return look(1, limit).depth >= nearly ? 1 : nil
  }

  /// When the depth grows past `depth` for the last time before `deep`: Newton's method, kept between
  /// what is known to be before and after.
  @inline(__always)
  private func lastShare(
    below depth: Double, before deep: Double, _ look: (Double, Double) -> Overlap
  ) -> Double {
    /// In points.
    let tolerance = 1e-6
    var (low, high) = (0.0, deep)
    var share = deep
    for _ in 0..<Self.mostLooks {
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

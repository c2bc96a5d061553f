/// How many iterations an island gets: as many as it needs, or as many as its size allows.
struct IterationBudget {
  /// The most iterations of sequential impulses.
  let plain: Int
  /// The most conjugate iterations after them; 0 in a large island.
  let conjugate: Int
  /// Whether joints are solved again after each contact that has changed.
  let isClose: Bool

  /// Whether iterations continue until the island is solved.
  ///
  /// A large island converges over several steps, by warm starts.
  var isSmall: Bool { conjugate > 0 }

  @inline(__always)
  init(
    _ contacts: IslandContacts, _ joints: UnsafeBufferPointer<JointPointer>,
    _ articulationIndices: UnsafeBufferPointer<Int32>, _ articulations: Articulations
  ) {
    var (all, largest) = (0, 0)
    for index in articulationIndices {
      let articulation = articulations.all[Int(index)]
      let links = articulation.links.count * (1 + 6 * articulation.loops.count)
      all += links
      largest = max(largest, links)
    }
    let rows = contacts.count + joints.count
    isClose = largest > 0 && largest * rows <= Tuning.IterationBudget.affordableLinks
    let links = isClose ? largest * (2 * rows + 1) : all
    let cost = contacts.count * Tuning.IterationBudget.costOfContact + joints.count + links
    conjugate = Self.conjugate(contacts, joints, cost: max(1, cost))
    plain =
      conjugate > 0
      ? Tuning.IterationBudget.plainIterations : Tuning.IterationBudget.largeIslandIterations
  }

  private static func conjugate(
    _ contacts: IslandContacts, _ joints: UnsafeBufferPointer<JointPointer>, cost: Int
  ) -> Int {
    let factor = isNew(contacts, joints) ? Tuning.IterationBudget.firstFactor : 1
    let iterations = min(
      factor * Tuning.IterationBudget.maxIterations,
      factor * Tuning.IterationBudget.affordableCost / cost)
    if iterations >= Tuning.IterationBudget.elasticIterations { return iterations }
    if contacts.isAnyElastic { return Tuning.IterationBudget.elasticIterations }
    return iterations < Tuning.IterationBudget.fewestIterations ? 0 : iterations
  }

  /// Whether there are hardly any impulses for a warm start.
  private static func isNew(
    _ contacts: IslandContacts, _ joints: UnsafeBufferPointer<JointPointer>
  ) -> Bool {
    if contacts.areMostNew { return true }
    return !joints.isEmpty
      && joints.allSatisfy { $0.looseImpulses.block.isZero && $0.looseImpulses.bounded == 0 }
  }

  /// The most iterations that open overlaps.
  ///
  /// - Parameter startsWarm: Whether the impulses of the previous step come first, which are nearly enough.
  func separation(startsWarm: Bool) -> Int {
    startsWarm
      ? Tuning.IterationBudget.largeIslandSeparations : Tuning.IterationBudget.plainIterations
  }
}

/// Groups awake bodies into islands: bodies that touch each other or are joined, directly or
/// through other bodies.
///
/// Islands do not affect each other within a step. So each island gets the iterations that it
/// needs, and falls asleep by itself. Immovable bodies do not connect islands.
struct Islands: ~Copyable {
  private let bodies = IslandLists<BodyPointer>()
  private let pairs = IslandLists<Int32>()
  private let joints = IslandLists<JointPointer>()
  private let articulations = IslandLists<Int32>()
  /// The islands with pairs, joints or articulations; most bodies in flight are islands without.
  let constrained = FlatArray<Int>()
  /// Whether each island is one of them.
  private let areConstrained = FlatArray<Bool>()

  /// For each body, another body of the same island, or itself: a union–find forest.
  private let parents = FlatArray<Int32>()
  /// The island of each body.
  private let numbers = FlatArray<Int32>()

  private var count: Int { bodies.count }
  /// The numbers of the islands.
  var indices: Range<Int> { 0..<count }

  /// The bodies of an island, in their order.
  @inline(__always)
  func bodies(of island: Int) -> UnsafeBufferPointer<BodyPointer> { bodies[island] }

  /// Whether a body has contacts or joints, by its index among the awake ones.
  @inline(__always)
  func isConstrained(_ body: Int) -> Bool { areConstrained[Int(numbers[body])] }

  /// The pairs of an island, as indices into the list that ``find(_:_:_:_:)`` was called with.
  @inline(__always)
  func pairs(of island: Int) -> UnsafeBufferPointer<Int32> { pairs[island] }

  /// The pairs of all islands, island by island; those without an awake body are in none.
  @inline(__always)
  var constrainedPairs: UnsafeBufferPointer<Int32> { pairs.all }

  /// The joints of an island with loose rows.
  @inline(__always)
  func joints(of island: Int) -> UnsafeBufferPointer<JointPointer> { joints[island] }

  /// The articulations of an island, as indices.
  @inline(__always)
  func articulations(of island: Int) -> UnsafeBufferPointer<Int32> { articulations[island] }

  /// Whether joints hold bodies of an island.
  @inline(__always)
  func hasJoints(_ island: Int) -> Bool {
    !articulations[island].isEmpty || !joints[island].isEmpty
  }

  func find(
    _ awake: borrowing FlatArray<BodyPointer>, _ pairs: borrowing FlatArray<PairRow>,
    _ joints: borrowing FlatArray<JointPointer>, _ articulations: Articulations
  ) {
    parents.resize(to: awake.count)
    for index in awake.indices { parents[index] = Int32(index) }
    let (bodyRows, pairRows, jointRows) = (awake.base, pairs.base, joints.base)
    for index in pairs.indices { unite(pairRows[index].bodyA, pairRows[index].bodyB) }
    for joint in joints.buffer { unite(joint.pointee.a, joint.pointee.b) }
    let count = number(awake.indices)
    bodies.fill(count, homes: numbers, element: { bodyRows[$0] })
    self.pairs.fill(
      count, pairs.indices, island: { island(of: pairRows[$0].bodyA, pairRows[$0].bodyB) },
      element: { Int32($0) })
    self.joints.fill(
      count, joints.indices,
      island: {
        guard jointRows[$0].pointee.hasLooseRows else { return nil }
        return island(of: jointRows[$0].pointee.a, jointRows[$0].pointee.b)
      }, element: { jointRows[$0] })
    self.articulations.fill(
      count, articulations.all.indices,
      island: { index in
        let body = articulations.links[articulations.all[index].links.first].body
        return Int(numbers[Int(body.pointee.awakeIndex)])
      }, element: { Int32($0) })
    recordConstrained()
  }

  private func recordConstrained() {
    areConstrained.removeAll()
    areConstrained.resize(to: count, filling: false)
    let flags = areConstrained.base
    pairs.forEachHome { flags[$0] = true }
    joints.forEachHome { flags[$0] = true }
    articulations.forEachHome { flags[$0] = true }
    constrained.removeAll()
    for island in indices where flags[island] { constrained.append(island) }
  }

  private func unite(_ a: BodyPointer, _ b: BodyPointer) {
    guard a.pointee.isAwake, b.pointee.isAwake else { return }
    let (first, second) = (root(of: a.pointee.awakeIndex), root(of: b.pointee.awakeIndex))
    // The root is the first body of its island.
    if first < second { parents[Int(second)] = first } else { parents[Int(first)] = second }
  }

  private func root(of node: Int32) -> Int32 {
    var node = node
    while parents[Int(node)] != node {
      // Path halving (Tarjan and van Leeuwen 1984).
      parents[Int(node)] = parents[Int(parents[Int(node)])]
      node = parents[Int(node)]
    }
    return node
  }

  /// Numbers the islands in the order of their first bodies.
  ///
  /// - Returns: The number of islands.
  private func number(_ awake: Range<Int>) -> Int {
    numbers.resize(to: awake.count)
    var count = 0
    for index in awake {
      let root = Int(root(of: Int32(index)))
      numbers[index] = root == index ? Int32(count) : numbers[root]
      if root == index { count += 1 }
    }
    return count
  }

  /// The island of a pair or a joint; `nil` if neither body is awake.
  private func island(of a: BodyPointer, _ b: BodyPointer) -> Int? {
    if a.pointee.isAwake { return Int(numbers[Int(a.pointee.awakeIndex)]) }
    if b.pointee.isAwake { return Int(numbers[Int(b.pointee.awakeIndex)]) }
    return nil
  }
}

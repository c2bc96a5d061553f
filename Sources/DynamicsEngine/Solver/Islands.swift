/// Groups awake bodies into islands: bodies that touch each other or are joined, directly or
/// through other bodies.
///
/// Islands do not affect each other within a step. So each island gets the iterations that it
/// needs, and falls asleep by itself. Immovable bodies do not connect islands.
struct Islands: ~Copyable {
  /// The counts of the bodies, pairs, joints and articulations of an island, and their first
  /// indices in the lists of all islands.
  struct Island: BitwiseCopyable {
    var bodies = 0
    var pairs = 0
    var joints = 0
    var articulations = 0
    var firstBody = 0
    var firstPair = 0
    var firstJoint = 0
    var firstArticulation = 0
  }

  let islands = FlatArray<Island>()
  // Sorted by island, and in the order of the input within each island. Bodies, pairs and
  // articulations are indices.
  private let bodyOrder = FlatArray<Int32>()
  private let pairOrder = FlatArray<Int32>()
  private let jointOrder = FlatArray<JointPointer>()
  private let articulationOrder = FlatArray<Int32>()

  /// For each body, another body of the same island, or itself: a union–find forest.
  private let parents = FlatArray<Int32>()
  /// The island of each body.
  private let numbers = FlatArray<Int32>()

  /// The bodies of an island, as indices into the list that ``find(_:_:_:_:)`` was called with.
  func bodies(of island: Island) -> UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(start: bodyOrder.base + island.firstBody, count: island.bodies)
  }

  /// The pairs of an island, as indices into the list that ``find(_:_:_:_:)`` was called with.
  func pairs(of island: Island) -> UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(start: pairOrder.base + island.firstPair, count: island.pairs)
  }

  /// The joints of an island with loose rows.
  func joints(of island: Island) -> UnsafeBufferPointer<JointPointer> {
    UnsafeBufferPointer(start: jointOrder.base + island.firstJoint, count: island.joints)
  }

  /// The articulations of an island, as indices.
  func articulations(of island: Island) -> UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(
      start: articulationOrder.base + island.firstArticulation, count: island.articulations)
  }

  func find(
    _ awake: borrowing FlatArray<BodyPointer>, _ pairs: borrowing FlatArray<PairRow>,
    _ joints: borrowing FlatArray<JointPointer>,
    _ articulations: Articulations
  ) {
    parents.resize(to: awake.count)
    for index in awake.indices { parents[index] = Int32(index) }
    for index in pairs.indices {
      let pair = pairs.base + index
      unite(pair.pointee.bodyA, pair.pointee.bodyB)
    }
    for joint in joints.buffer { unite(joint.pointee.a, joint.pointee.b) }
    number(awake)
    count(pairs, joints, articulations)
    layOut(awake, pairs, joints, articulations)
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

  private func number(_ awake: borrowing FlatArray<BodyPointer>) {
    islands.removeAll()
    numbers.resize(to: awake.count)
    for index in awake.indices {
      let root = root(of: Int32(index))
      if root == Int32(index) {
        numbers[index] = Int32(islands.count)
        islands.append(Island())
      } else {
        numbers[index] = numbers[Int(root)]
      }
      islands[Int(numbers[index])].bodies += 1
    }
  }

  private func count(
    _ pairs: borrowing FlatArray<PairRow>, _ joints: borrowing FlatArray<JointPointer>,
    _ articulations: Articulations
  ) {
    for index in pairs.indices {
      islands[island(of: pairs.base + index)].pairs += 1
    }
    for joint in joints.buffer where joint.pointee.hasLooseRows {
      if let island = island(of: joint) { islands[island].joints += 1 }
    }
    for index in articulations.all.indices {
      islands[island(of: index, articulations)].articulations += 1
    }
    var (body, pair, joint, articulation) = (0, 0, 0, 0)
    for index in islands.indices {
      islands[index].firstBody = body
      islands[index].firstPair = pair
      islands[index].firstJoint = joint
      islands[index].firstArticulation = articulation
      body += islands[index].bodies
      pair += islands[index].pairs
      joint += islands[index].joints
      articulation += islands[index].articulations
    }
    pairOrder.resize(to: pair)
    jointOrder.resize(to: joint)
    articulationOrder.resize(to: articulation)
  }

  private func layOut(
    _ awake: borrowing FlatArray<BodyPointer>, _ pairs: borrowing FlatArray<PairRow>,
    _ joints: borrowing FlatArray<JointPointer>,
    _ articulations: Articulations
  ) {
    bodyOrder.resize(to: awake.count)
    for index in islands.indices {
      islands[index].bodies = 0
      islands[index].pairs = 0
      islands[index].joints = 0
      islands[index].articulations = 0
    }
    for index in awake.indices {
      let island = islands.base + Int(numbers[index])
      bodyOrder[island.pointee.firstBody + island.pointee.bodies] = Int32(index)
      island.pointee.bodies += 1
    }
    for index in pairs.indices {
      let island = islands.base + island(of: pairs.base + index)
      pairOrder[island.pointee.firstPair + island.pointee.pairs] = Int32(index)
      island.pointee.pairs += 1
    }
    for joint in joints.buffer where joint.pointee.hasLooseRows {
      guard let number = island(of: joint) else { continue }
      let island = islands.base + number
      jointOrder[island.pointee.firstJoint + island.pointee.joints] = joint
      island.pointee.joints += 1
    }
    for index in articulations.all.indices {
      let island = islands.base + island(of: index, articulations)
      articulationOrder[island.pointee.firstArticulation + island.pointee.articulations] = Int32(
        index)
      island.pointee.articulations += 1
    }
  }

  private func island(of articulation: Int, _ articulations: Articulations) -> Int {
    let first = articulations.all[articulation].links.first
    return Int(numbers[Int(articulations.links[first].body.pointee.awakeIndex)])
  }

  private func island(of pair: PairPointer) -> Int {
    let a = pair.pointee.bodyA
    return Int(
      numbers[Int(a.pointee.isAwake ? a.pointee.awakeIndex : pair.pointee.bodyB.pointee.awakeIndex)]
    )
  }

  /// The island of a joint; `nil` if no body of the joint is awake.
  private func island(of joint: JointPointer) -> Int? {
    let (a, b) = (joint.pointee.a, joint.pointee.b)
    if a.pointee.isAwake { return Int(numbers[Int(a.pointee.awakeIndex)]) }
    if b.pointee.isAwake { return Int(numbers[Int(b.pointee.awakeIndex)]) }
    return nil
  }
}

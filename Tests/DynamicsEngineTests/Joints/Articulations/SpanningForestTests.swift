import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Testing

@testable import DynamicsEngine

/// How joints are sorted into trees, loops and limits.
@Suite struct SpanningForestTests {
  /// Random bodies, some asleep or fixed, with random joints, hard and soft.
  private func makeGraph(seed: UInt64) -> JointRig {
    var random = SeededGenerator(seed: seed)
    let rig = JointRig()
    let count = random.int(in: 2...40)
    for _ in 0..<count {
      rig.addBody(mass: random.int(in: 0...9) == 0 ? .infinity : 1)
    }
    for _ in 0..<random.int(in: 1...60) {
      let first = random.int(in: 0...count - 1)
      let second = (first + random.int(in: 1...count - 1)) % count
      let (a, b) = (rig.bodies[first].pointee.id, rig.bodies[second].pointee.id)
      let (isPlace, isFirst) = (random.int(in: 0...7) == 0, random.bool())
      rig.addJoint(
        anyKind(&random), isPlace && isFirst ? .at(0, 0) : .on(a),
        isPlace && !isFirst ? .at(0, 0) : .on(b),
        random.int(in: 0...4) == 0 ? .spring(frequency: 2, damping: 1) : .hard)
    }
    return rig
  }

  private func anyKind(_ random: inout SeededGenerator) -> JointDefinition.Kind {
    let free = -Double.infinity...Double.infinity
    return switch random.int(in: 0...6) {
    case 0: .distance(length: 5)
    case 1: .rope(length: 7)
    case 2: .revolute(turn: 0, range: free, frictionTorque: 0)
    case 3: .revolute(turn: 0, range: -1...1, frictionTorque: 0)
    case 4: .prismatic(axis: CGVector(dx: 1, dy: 0), turn: 0, range: -9...9)
    case 5: .weld(turn: 0)
    default: .angle(0)
    }
  }

  /// For each body a name of the bodies that hard joints hold it together with, by spreading names.
  private func groups(_ rig: JointRig, over isTie: (JointPointer) -> Bool) -> [Int: Int] {
    var groups: [Int: Int] = [:]
    for (index, body) in rig.bodies.enumerated() where body.isMovable { groups[index] = index }
    var isChanged = true
    while isChanged {
      isChanged = false
      for joint in rig.table.order where isTie(joint) {
        let (a, b) = (Int(joint.pointee.a.pointee.id.index), Int(joint.pointee.b.pointee.id.index))
        guard let first = groups[a], let second = groups[b], first != second else { continue }
        groups[a] = min(first, second)
        groups[b] = min(first, second)
        isChanged = true
      }
    }
    return groups
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func eachBodyAndEachJointHasItsPlaceOnce(seed: UInt64) {
    let rig = makeGraph(seed: seed)
    rig.findArticulations()
    let all = rig.articulations
    let awake = rig.table.order.filter(\.isAwake)

    // Each body that a hard joint holds is one link.
    var held: Set<Int> = []
    for joint in awake where joint.isHard {
      for body in [joint.pointee.a, joint.pointee.b] where body.isMovable {
        held.insert(Int(body.pointee.id.index))
      }
    }
    let linked = all.links.buffer.map { Int($0.body.pointee.id.index) }
    #expect(Set(linked) == held && linked.count == held.count)
    for body in rig.bodies where body.isMovable {
      #expect((body.pointee.link >= 0) == held.contains(Int(body.pointee.id.index)))
    }

    for (place, link) in all.links.buffer.enumerated() {
      #expect(Int(link.place) == place && Int(link.body.pointee.link) == place)
      guard let joint = link.joint else {
        #expect(link.parent < 0)
        continue
      }
      #expect(joint.pointee.rigidRowCount > 0)
      #expect((link.isBodyA ? joint.pointee.a : joint.pointee.b) == link.body)
      #expect((link.isBodyA ? joint.pointee.b : joint.pointee.a) == link.parentBody)
      // Beside loops, limits are left to the rounds.
      let isBesideLoop = all.all[Int(link.articulation)].loops.count > 0
      #expect(link.hasLimit == (joint.pointee.hasLimits && !isBesideLoop))
      if link.parentBody.isMovable {
        // Children before parents, in the same articulation.
        #expect(Int(link.parent) > place)
        #expect(all.links[Int(link.parent)].body == link.parentBody)
        #expect(all.links[Int(link.parent)].articulation == link.articulation)
      } else {
        #expect(link.parent < 0)
      }
    }

    // Each hard joint is in a tree, or a loop; each limit with its link, or by itself.
    let inTree = all.links.buffer.compactMap { $0.joint?.pointee.id }
    let loops = all.loops.buffer.map { $0.joint!.pointee.id }
    let limits = all.limits.buffer.map { $0.joint!.pointee.id }
    let rigid = awake.filter { $0.pointee.rigidRowCount > 0 }.map { $0.pointee.id }
    #expect((inTree + loops).sorted { $0.serial < $1.serial } == rigid)
    let limited = awake.filter { $0.pointee.hasLimits }.map { $0.pointee.id }
    let limitedLinks = all.links.buffer.filter(\.hasLimit).map { $0.joint!.pointee.id }
    #expect((limitedLinks + limits).sorted { $0.serial < $1.serial } == limited)
    for loop in Array(all.loops.buffer) + Array(all.limits.buffer) {
      #expect(loop.bodyA == loop.joint!.pointee.a && loop.bodyB == loop.joint!.pointee.b)
    }

    // Bodies are in the same articulation where hard joints lead from one to the other.
    let groups = groups(rig) { $0.isHard }
    for (a, b) in zip(all.links.buffer, all.links.buffer.dropFirst()) {
      let isSame =
        groups[Int(a.body.pointee.id.index)] == groups[Int(b.body.pointee.id.index)]
      #expect((a.articulation == b.articulation) == isSame)
    }
    let articulations = Set(held.map { groups[$0]! })
    #expect(all.all.count == articulations.count)
    #expect(all.all.buffer.reduce(0) { $0 + $1.links.count } == all.links.count)
    #expect(all.all.buffer.reduce(0) { $0 + $1.loops.count } == all.loops.count)
    #expect(all.all.buffer.reduce(0) { $0 + $1.limits.count } == all.limits.count)
  }

  /// A tree that something is held to the ground has its root there.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func treesAreRootedWhereTheyAreHeld(seed: UInt64) {
    let rig = makeGraph(seed: seed)
    rig.findArticulations()
    let groups = groups(rig) { $0.pointee.rigidRowCount > 0 }
    var grounded: Set<Int> = []
    for joint in rig.table.order where joint.pointee.rigidRowCount > 0 {
      let (a, b) = (joint.pointee.a, joint.pointee.b)
      guard a.isMovable != b.isMovable else { continue }
      grounded.insert(groups[Int((a.isMovable ? a : b).pointee.id.index)]!)
    }
    for link in rig.articulations.links.buffer where link.parent < 0 {
      let isGrounded = grounded.contains(groups[Int(link.body.pointee.id.index)]!)
      #expect((link.joint != nil) == isGrounded)
    }
  }

  @Test func theSameJointsGiveTheSameLinks() {
    var totalCount = 0
    for seed in 0..<20 as Range<UInt64> {
      let (first, second) = (makeGraph(seed: seed), makeGraph(seed: seed))
      first.findArticulations()
      second.findArticulations()
      second.findArticulations()
      totalCount += first.articulations.links.count
      #expect(
        first.articulations.links.buffer.map { $0.body.pointee.id }
          == second.articulations.links.buffer.map { $0.body.pointee.id })
      #expect(
        first.articulations.links.buffer.map(\.parent)
          == second.articulations.links.buffer.map(\.parent))
    }
    #expect(totalCount > 100)
  }
}

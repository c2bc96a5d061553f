import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Joints by id, in order, and by the bodies that they hold.
@Suite struct JointTableTests {
  private let rig = JointRig()
  private let spring = Softness.spring(frequency: 3, damping: 0.5)

  static let kinds: [JointDefinition.Kind] = [
    .distance(length: 12.5), .rope(length: 0.1),
    .revolute(turn: 0.3, range: -.infinity ... .infinity, frictionTorque: 0),
    .revolute(turn: 0.3, range: -1 ... .infinity, frictionTorque: 7e8),
    .revolute(turn: -3, range: -1...1, frictionTorque: 10),
    .prismatic(axis: CGVector(dx: 0.6, dy: 0.8), turn: -2, range: -.infinity...4),
    .weld(turn: 9), .target(maxForce: 1e5 / 3), .target(maxForce: .infinity), .angle(-1.5),
  ]

  @Test(arguments: kinds)
  func aJointIsDefinedAsItWas(_ kind: JointDefinition.Kind) {
    let (a, b) = (rig.addBody(), rig.addBody())
    for softness in [.hard, spring] {
      for far in [JointAnchor.on(b, 1, 2), .at(-3, 1e6)] {
        for collides in [true, false] {
          let id = rig.addJoint(kind, .on(a, 0.1, 0.7), far, softness, collides: collides)
          let expected = JointDefinition(
            kind, .on(a, 0.1, 0.7), far, softness: softness, collides: collides)
          #expect(rig.table.definition(of: id) == expected)
        }
      }
    }
  }

  @Test func oldIDsFindNothing() {
    let a = rig.addBody()
    let first = rig.addJoint(.angle(0), .on(a), .at(0, 0))
    #expect(rig.table.rows.contains(first))
    rig.table.remove(first)
    #expect(!rig.table.rows.contains(first))
    #expect(rig.table.order.isEmpty)
    rig.table.releaseRemoved()
    let second = rig.addJoint(.angle(1), .on(a), .at(0, 0))
    #expect(second.index == first.index, "the row is used again")
    #expect(!rig.table.rows.contains(first) && rig.table.rows.contains(second))
    #expect(!rig.table.rows.contains(.none))
    #expect(!rig.table.rows.contains(JointID(index: 1_000_000, serial: 0)))
  }

  @Test func theOrderIsThatOfTheIDs() {
    let a = rig.addBody()
    var ids = (0..<300).map { rig.addJoint(.angle(Double($0)), .on(a), .at(0, 0)) }
    for index in (0..<300).reversed() where index % 3 != 1 {
      rig.table.remove(ids.remove(at: index))
      if index % 50 == 0 { ids.append(rig.addJoint(.angle(0), .on(a), .at(0, 0))) }
      if index % 70 == 0 { #expect(rig.table.order.map(\.pointee.id) == ids) }
    }
    #expect(rig.table.order.map(\.pointee.id) == ids)
    #expect(ids == ids.sorted())
  }

  @Test func aBodyKnowsItsJoints() {
    let bodies = (0..<4).map { _ in rig.addBody() }
    func holding(_ body: BodyID) -> [Int32] {
      rig.table.joints(holding: rig[body]).map(\.pointee.id.serial).sorted()
    }
    let rod = rig.addJoint(.distance(length: 1), .on(bodies[0]), .on(bodies[1]))
    rig.addJoint(.weld(turn: 0), .on(bodies[1]), .on(bodies[2]))
    let snap = rig.addJoint(.angle(0), .on(bodies[1]), .at(0, 0))
    #expect(bodies.map(holding) == [[0], [0, 1, 2], [1], []])
    rig.table.remove(snap)
    #expect(bodies.map(holding) == [[0], [0, 1], [1], []])
    rig.setJoint(rod, JointDefinition(.distance(length: 1), .on(bodies[3]), .on(bodies[0])))
    #expect(bodies.map(holding) == [[0], [1], [1], [0]])
    rig.table.remove(rod)
    #expect(bodies.map(holding) == [[], [1], [1], []])
  }

  @Test func bodiesKnowTheirJointsAfterManyChanges() {
    var random = SeededGenerator(seed: 7)
    let bodies = (0..<8).map { _ in rig.addBody() }
    var ids: [JointID] = []
    for _ in 0..<500 {
      let first = random.int(in: 0...7)
      let second = (first + random.int(in: 1...7)) % 8
      let far = random.bool() ? JointAnchor.on(bodies[second]) : .at(1, 2)
      let definition = JointDefinition(.angle(0), .on(bodies[first]), far)
      switch random.int(in: 0...3) {
      case 0 where !ids.isEmpty:
        rig.table.remove(ids.remove(at: random.int(in: 0...ids.count - 1)))
      case 1 where !ids.isEmpty:
        rig.setJoint(ids[random.int(in: 0...ids.count - 1)], definition)
      default: ids.append(rig.addJoint(.angle(0), definition.a, definition.b))
      }
      for body in bodies {
        let expected = ids.filter {
          let definition = rig.table.definition(of: $0)
          return definition.a.body == body || definition.b.body == body
        }
        #expect(rig.table.joints(holding: rig[body]).map(\.pointee.id).sorted() == expected)
      }
    }
  }

  @Test(arguments: kinds)
  func theSameDefinitionAgainChangesNothing(_ kind: JointDefinition.Kind) {
    func words() -> [UInt64] {
      var coder = WordCoder()
      rig.table.codeState(&coder) { _ in nil }
      return coder.words
    }
    let a = rig.addBody(x: 20)
    for softness in [.hard, spring] {
      let id = rig.addJoint(kind, .on(a, 1, 2), .at(3, 4), softness)
      rig[a].velocity = Vector(x: 300, y: -100)
      rig[a].angularVelocity = 10
      rig.solve(step: 0.01, rounds: 3)
      let before = words()
      rig.setJoint(id, rig.table.definition(of: id))
      #expect(words() == before)
      rig.table.remove(id)
    }
  }

  @Test func impulsesStayWhileTheKindAndTheSoftnessDo() {
    let (a, b) = (rig.addBody(x: 20), rig.addBody(x: 60))
    func impulse() -> Double { rig.table.order[0].pointee.bounded.impulse }
    let id = rig.addJoint(.distance(length: 10), .on(a), .at(0, 0), spring)
    rig.solve(step: 0.01, rounds: 1)
    let first = impulse()
    #expect(first != 0)
    rig.setJoint(
      id,
      JointDefinition(
        .distance(length: 11), .on(a), .at(1, 0), softness: .spring(frequency: 4, damping: 1)))
    #expect(impulse() == first)
    rig.setJoint(id, JointDefinition(.distance(length: 11), .on(a), .at(1, 0)))
    #expect(impulse() == 0, "a hard rod is another joint than a spring")
    rig.setJoint(id, JointDefinition(.distance(length: 11), .on(a), .at(1, 0), softness: spring))
    rig.solve(step: 0.01, rounds: 1)
    #expect(impulse() != 0)
    rig.setJoint(id, JointDefinition(.distance(length: 11), .on(a), .on(b), softness: spring))
    #expect(impulse() == 0, "between other bodies")
    rig.setJoint(id, JointDefinition(.rope(length: 11), .on(a), .on(b)))
    #expect(impulse() == 0, "a rope is another kind")
    #expect(rig.table.order.count == 1)
  }

  @Test(arguments: kinds)
  func forgottenImpulsesChangeNothing(_ kind: JointDefinition.Kind) {
    let a = rig.addBody(x: 20)
    rig.addJoint(kind, .on(a, 1, 2), .at(3, 4), spring)
    rig[a].velocity = Vector(x: 100, y: 100)
    rig[a].angularVelocity = 10
    rig.solve(step: 0.01, rounds: 3)
    for joint in rig.table.order { joint.clearImpulses() }
    rig.stopBodies()
    for joint in rig.table.order {
      joint.prepare(step: 0.01)
      joint.warmStart(ratio: 1)
    }
    #expect(rig[a].velocity.length == 0 && rig[a].angularVelocity == 0)
  }

  @Test(arguments: kinds)
  func theStateSeesImpulsesAndDefinitions(_ kind: JointDefinition.Kind) {
    func words() -> [UInt64] {
      var coder = WordCoder()
      rig.table.codeState(&coder) { _ in nil }
      return coder.words
    }
    let a = rig.addBody(x: 20)
    let id = rig.addJoint(kind, .on(a, 1, 2), .at(3, 4), spring)
    var seen: Set<[UInt64]> = [words()]
    rig[a].velocity = Vector(x: 300, y: -100)
    rig[a].angularVelocity = 10
    rig.solve(step: 0.01, rounds: 3)
    #expect(seen.insert(words()).inserted)
    rig.setJoint(id, JointDefinition(kind, .on(a, 1, 2), .at(3, 5), softness: spring))
    #expect(seen.insert(words()).inserted)
    rig.setJoint(id, JointDefinition(kind, .on(a, 1, 2), .at(3, 5)))
    #expect(seen.insert(words()).inserted)
    rig.setJoint(id, JointDefinition(kind, .on(a, 1, 2), .at(3, 5), collides: false))
    #expect(seen.insert(words()).inserted)
  }
}

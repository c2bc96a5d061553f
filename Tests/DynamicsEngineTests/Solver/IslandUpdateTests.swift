import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Where nothing touches, a step keeps the islands of the step before.
///
/// Any change must replace them.
@Suite struct IslandUpdateTests {
  private let world = World()

  /// For each awake body, the first awake body that joints connect it to.
  private var expected: [Int32] {
    let bodies = world.sleep.awake.buffer
    var first = bodies.indices.map { Int32($0) }
    for _ in bodies {
      for joint in world.joints.order {
        let (a, b) = (joint.pointee.a, joint.pointee.b)
        guard a.pointee.isAwake, b.pointee.isAwake else { continue }
        let (indexA, indexB) = (Int(a.pointee.awakeIndex), Int(b.pointee.awakeIndex))
        let least = min(first[indexA], first[indexB])
        (first[indexA], first[indexB]) = (least, least)
      }
    }
    return first
  }

  /// The same as the islands say.
  private var found: [Int32] {
    var first = [Int32](repeating: -1, count: world.sleep.awake.count)
    for island in world.islands.indices {
      let bodies = world.islands.bodies(of: island).map(\.pointee.awakeIndex)
      for body in bodies { first[Int(body)] = bodies.min()! }
    }
    return first
  }

  private mutating func change(
    _ bodies: inout [BodyID], _ joints: inout [JointID], _ random: inout SeededGenerator
  ) {
    let (first, second) = (
      bodies.randomElement(using: &random)!, bodies.randomElement(using: &random)!
    )
    switch random.int(in: 0...5) {
    case 0:
      let place = random.point(in: CGRect(x: 0, y: 0, width: 500, height: 500))
      bodies.append(world.addBody(EngineScene.box(10), at: place, angle: 0))
    case 1 where first != second:
      let length = random.double(in: 20...200)
      let kind: JointDefinition.Kind =
        random.bool() ? .distance(length: length) : .rope(length: length)
      joints.append(world.addJoint(JointDefinition(kind, .on(first), .on(second))))
    case 2 where !joints.isEmpty:
      world.perform(.removeJoint(joints.remove(at: random.int(in: 0...joints.count - 1))))
    case 3:
      var material = world.material(of: first)
      material.isAnchored.toggle()
      world.perform(.setMaterial(first, material))
    case 4 where bodies.count > 3:
      for joint in joints {
        let ends = world.joints.definition(of: joint)
        guard ends.a.body == first || ends.b.body == first else { continue }
        world.perform(.removeJoint(joint))
        joints.removeAll { $0 == joint }
      }
      world.perform(.removeBody(first))
      bodies.removeAll { $0 == first }
    default:
      world.perform(.setVelocity(first, CGVector(dx: random.double(in: -90...90), dy: 0)))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  mutating func changesOfBodiesAndJointsChangeIslands(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var joints: [JointID] = []
    var bodies = (0..<6).map {
      world.addBody(EngineScene.box(10), at: CGPoint(x: 60 * $0, y: 0), angle: 0)
    }
    for _ in 0..<60 {
      change(&bodies, &joints, &random)
      // Long enough for some islands to fall asleep, which takes 61 steps.
      for _ in 0..<random.int(in: 1...40) {
        world.step(by: EngineScene.step)
        // Bodies that fell asleep at the end of the step are missing.
        guard !world.areAwakeJointsStale else { continue }
        #expect(found == expected)
        let islands = world.islands.indices
        let joints = islands.reduce(0) { $0 + world.islands.joints(of: $1).count }
        let articulations = islands.reduce(0) { $0 + world.islands.articulations(of: $1).count }
        #expect(joints == world.looseJoints.count)
        #expect(articulations == world.articulations.all.count)
      }
    }
  }
}

import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// After any changes to joints, bodies touch exactly where their outlines and joints say so, and what is
/// told of their contacts adds up to that.
@Suite struct RandomlyJoinedBodiesTests {
  /// Two bodies, the one with the lower id first.
  private struct Pair: Hashable {
    let a: BodyID
    let b: BodyID

    init(_ one: BodyID, _ other: BodyID) { (a, b) = (min(one, other), max(one, other)) }
  }

  /// Circles of 20 pt in random places, put back there before each step.
  private struct Crowd {
    let world = World()
    let set: CollisionSetID
    var random: SeededGenerator
    var places: [BodyID: CGPoint] = [:]
    var bodies: [BodyID] = []
    var joints: [(id: JointID, definition: JointDefinition)] = []
    var told: Set<Pair> = []

    init(seed: UInt64) {
      set = world.addCollisionSet()
      random = SeededGenerator(seed: seed)
      for _ in 0..<12 { addBody() }
    }

    mutating func addBody() {
      let place = random.point(in: CGRect(x: 0, y: 0, width: 50, height: 50))
      let body = world.addBody(
        CompoundShape(.ellipse(CGSize(width: 20, height: 20))), at: place, angle: 0)
      world.addToSet(body, set)
      places[body] = place
      bodies.append(body)
    }

    mutating func change() {
      switch random.int(in: 0...9) {
      case 0...3:
        let definition = anyDefinition()
        joints.append((world.addJoint(definition), definition))
      case 4, 5:
        guard let index = joints.indices.randomElement(using: &random) else { return }
        joints[index].definition = anyDefinition()
        world.setJoint(joints[index].id, joints[index].definition)
      case 6, 7:
        guard let index = joints.indices.randomElement(using: &random) else { return }
        world.removeJoint(joints.remove(at: index).id)
      case 8:
        var material = Material()
        material.isAnchored = random.bool()
        world.setMaterial(bodies.randomElement(using: &random)!, material)
      default:
        let body = bodies.remove(at: random.int(in: 0...bodies.count - 1))
        for joint in joints where joint.definition.holds(body) {
          world.removeJoint(joint.id)
        }
        joints.removeAll { $0.definition.holds(body) }
        world.removeBody(body)
        addBody()
      }
    }

    private mutating func anyDefinition() -> JointDefinition {
      let first = random.int(in: 0...bodies.count - 1)
      let second = (first + random.int(in: 1...bodies.count - 1)) % bodies.count
      let b = random.int(in: 0...4) == 0 ? JointAnchor.at(.zero) : .on(bodies[second])
      return JointDefinition(
        .rope(length: 1e6), .on(bodies[first]), b, collides: random.int(in: 0...2) == 0)
    }

    mutating func step() {
      for body in bodies {
        world.setPose(body, places[body]!, angle: 0)
        world.setVelocity(body, .zero)
      }
      world.step(by: EngineScene.step)
      for key in world.contactChanges.ended {
        guard case .body(let other) = key.other else { continue }
        #expect(told.remove(Pair(key.body, other)) != nil, "ended, and had not begun")
      }
      for contact in world.contactChanges.began {
        guard case .body(let other) = contact.key.other else { continue }
        #expect(told.insert(Pair(contact.key.body, other)).inserted, "began twice")
      }
    }

    /// What touches by its places, its materials and its joints.
    var expected: Set<Pair> {
      var pairs: Set<Pair> = []
      for a in bodies {
        for b in bodies where a < b && (world.isDynamic(a) || world.isDynamic(b)) {
          let (one, other) = (places[a]!, places[b]!)
          let isForbidden = joints.contains {
            !$0.definition.collides && $0.definition.holds(a) && $0.definition.holds(b)
          }
          if hypot(one.x - other.x, one.y - other.y) < 20, !isForbidden { pairs.insert(Pair(a, b)) }
        }
      }
      return pairs
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func contactsAreThoseThatJointsAllow(seed: UInt64) {
    var crowd = Crowd(seed: seed)
    var meetings = 0
    for _ in 0..<150 {
      for _ in 0..<crowd.random.int(in: 0...4) { crowd.change() }
      crowd.step()
      #expect(crowd.told == crowd.expected)
      meetings += crowd.told.count
    }
    #expect(meetings > 150)
  }
}

extension JointDefinition {
  fileprivate func holds(_ body: BodyID) -> Bool { a.body == body || b.body == body }
}

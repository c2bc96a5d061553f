import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Random commands between random steps: nothing breaks, and the same commands give the same bits.
@Suite struct CommandReplayTests {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func aLogGivesTheSameBits(seed: UInt64) {
    var log = CommandFuzzer(seed: seed)
    let world = World()
    var hashes: [Int] = []
    for _ in 0..<40 {
      log.perform(on: world)
      hashes.append(EngineScene.hash(of: world))
    }
    let replayed = World()
    var replayedHashes: [Int] = []
    for entry in log.entries {
      entry.commands.forEach { replayed.perform($0) }
      for _ in 0..<entry.steps { replayed.step(by: entry.timeStep) }
      replayedHashes.append(EngineScene.hash(of: replayed))
    }
    #expect(replayedHashes == hashes)
  }
}

/// Makes random commands that fit the world, and writes them down.
struct CommandFuzzer {
  struct Entry {
    var commands: [Command] = []
    var steps = 0
    var timeStep = EngineScene.step
  }

  private(set) var entries: [Entry] = []
  private var random: SeededGenerator
  private var bodies: [BodyID] = []
  private var sets: [(id: CollisionSetID, members: Set<BodyID>)] = []
  private var boundaries: [(id: BoundaryRowID, set: CollisionSetID)] = []
  private var joints: [(id: JointID, ends: [BodyID])] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func perform(on world: World) {
    entries.append(Entry())
    for _ in 0..<random.int(in: 1...15) { act(on: world) }
    let steps = random.int(in: 0...30)
    let timeStep = random.int(in: 0...3) > 0 ? EngineScene.step : random.double(in: 1e-4...0.1)
    for _ in 0..<steps { world.step(by: timeStep) }
    entries[entries.count - 1].steps = steps
    entries[entries.count - 1].timeStep = timeStep
    for body in bodies { #expect(world.position(of: body).isFinite) }
  }

  private mutating func send(_ command: Command, to world: World) -> Command.Outcome {
    entries[entries.count - 1].commands.append(command)
    return world.perform(command)
  }

  private mutating func act(on world: World) {
    let choice = random.int(in: 0...25)
    guard !bodies.isEmpty, choice > 4 else { return addBody(to: world) }
    let index = random.int(in: 0...bodies.count - 1)
    let body = bodies[index]
    switch choice {
    case 5: removeBody(at: index, from: world)
    case 6: addSet(to: world)
    case 7, 8: changeMembership(of: body, in: world)
    case 9: addBoundary(to: world)
    case 21: replaceBoundary(in: world)
    case 22: removeSet(from: world)
    case 10: removeSomething(from: world)
    case 11, 12: addJoint(to: body, in: world)
    case 23: changeJoint(in: world)
    case 25: changeSurface(in: world)
    default: _ = send(change(of: body, choice), to: world)
    }
  }

  private mutating func change(of body: BodyID, _ choice: Int) -> Command {
    let vector = CGVector(
      dx: random.double(in: -500...500), dy: random.double(in: -500...500))
    switch choice {
    case 13:
      var forces = ConstantForces()
      forces.acceleration = vector
      forces.add(force: vector, atOffset: CGVector(dx: 1, dy: 2))
      return .setConstantForces(body, forces)
    case 14: return .setPose(body, place, angle: random.double(in: -4...4))
    case 15: return .setVelocity(body, vector)
    case 16: return .applyImpulse(body, vector, atOffset: CGVector(dx: 3, dy: 1))
    case 17: return .setMaterial(body, material)
    case 18: return .setShape(body, shape)
    case 19: return .setMaySleep(body, random.bool())
    case 20: return .applyForce(body, vector, atOffset: CGVector(dx: 1, dy: 1))
    default: return .wake(body)
    }
  }

  private mutating func changeSurface(in world: World) {
    guard let boundary = boundaries.randomElement(using: &random) else { return }
    var surface = BoundarySurface()
    surface.speed = random.double(in: -200...200)
    surface.solidSide = BoundarySurface.SolidSide.allCases.randomElement(using: &random)!
    _ = send(.setSurface(boundary.id, surface), to: world)
  }

  private var place: CGPoint {
    mutating get { random.point(in: CGRect(x: 0, y: 0, width: 400, height: 300)) }
  }

  private var material: Material {
    mutating get {
      var material = Material()
      material.isAnchored = random.int(in: 0...3) == 0
      material.allowsRotation = random.bool()
      if random.int(in: 0...3) == 0 { material.lockedAxes.insert(random.bool() ? .x : .y) }
      material.gravityScale = random.double(in: -2...2)
      if random.int(in: 0...3) == 0 { material.maximumSpeed = random.double(in: 0...300) }
      material.elasticity = random.double(in: 0...1)
      if random.int(in: 0...3) == 0 { material.surfaceSpeed = random.double(in: -200...200) }
      if random.int(in: 0...3) == 0 { material.rollingResistance = random.double(in: 0...1) }
      return material
    }
  }

  private var shape: CompoundShape {
    mutating get {
      let size = CGSize(width: random.double(in: 2...60), height: random.double(in: 2...60))
      let outline = random.bool() ? Outline.rectangle(size) : .ellipse(size)
      guard random.int(in: 0...3) == 0 else { return CompoundShape(outline) }
      return CompoundShape([
        CompoundShape.Part(outline, center: CGPoint(x: 12, y: 3), angle: 1),
        CompoundShape.Part(.rectangle(size), center: CGPoint(x: -12, y: -3)),
      ])
    }
  }

  private mutating func addBody(to world: World) {
    let command = Command.addBody(shape, at: place, angle: random.double(in: -4...4))
    guard case .body(let id) = send(command, to: world) else { return }
    bodies.append(id)
    if let set = sets.indices.randomElement(using: &random) {
      _ = send(.addToSet(id, sets[set].id), to: world)
      sets[set].members.insert(id)
    }
  }

  private mutating func removeBody(at index: Int, from world: World) {
    let body = bodies.remove(at: index)
    for joint in joints where joint.ends.contains(body) {
      _ = send(.removeJoint(joint.id), to: world)
    }
    joints.removeAll { $0.ends.contains(body) }
    for set in sets.indices { sets[set].members.remove(body) }
    _ = send(.removeBody(body), to: world)
  }

  private mutating func addSet(to world: World) {
    guard case .collisionSet(let id) = send(.addCollisionSet, to: world) else { return }
    sets.append((id, []))
  }

  private mutating func changeMembership(of body: BodyID, in world: World) {
    guard let set = sets.indices.randomElement(using: &random) else { return }
    if sets[set].members.remove(body) != nil {
      _ = send(.removeFromSet(body, sets[set].id), to: world)
    } else {
      sets[set].members.insert(body)
      _ = send(.addToSet(body, sets[set].id), to: world)
    }
  }

  private mutating func addBoundary(to world: World) {
    guard let set = sets.indices.randomElement(using: &random) else { return }
    let contours = EngineScene.rectangle(
      random.double(in: 100...400), random.double(in: 100...300))
    let command = Command.addBoundary(contours, to: sets[set].id, replacing: nil)
    guard case .boundary(let id, _) = send(command, to: world) else { return }
    boundaries.append((id, sets[set].id))
    _ = send(
      .setCollidesWith(sets[set].id, random.bool() ? .bodies : [.bodies, .boundaries]), to: world)
  }

  private mutating func removeSomething(from world: World) {
    if let joint = joints.indices.randomElement(using: &random) {
      _ = send(.removeJoint(joints.remove(at: joint).id), to: world)
    } else if let boundary = boundaries.indices.randomElement(using: &random) {
      _ = send(.removeBoundary(boundaries.remove(at: boundary).id), to: world)
    }
  }

  private mutating func replaceBoundary(in world: World) {
    guard let index = boundaries.indices.randomElement(using: &random) else { return }
    let contours = EngineScene.rectangle(
      random.double(in: 50...400), random.double(in: 50...300))
    let command = Command.addBoundary(
      contours, to: boundaries[index].set, replacing: boundaries[index].id)
    guard case .boundary(let id, _) = send(command, to: world) else { return }
    boundaries[index].id = id
  }

  private mutating func removeSet(from world: World) {
    guard random.int(in: 0...3) == 0, let index = sets.indices.randomElement(using: &random) else {
      return
    }
    let set = sets.remove(at: index).id
    boundaries.removeAll { $0.set == set }
    _ = send(.removeCollisionSet(set), to: world)
  }

  private mutating func addJoint(to body: BodyID, in world: World) {
    let other = bodies.randomElement(using: &random).flatMap { $0 == body ? nil : $0 }
    let anchor = other.map { JointAnchor.on($0) } ?? .at(place)
    let kinds: [JointDefinition.Kind] = [
      .distance(length: 50), .rope(length: 80), .target(maxForce: 1e4), .angle(1), .weld(turn: 0),
      .revolute(turn: 0, range: -1...1, frictionTorque: 10),
      .prismatic(axis: CGVector(dx: 1, dy: 0), turn: 0, range: -20...20),
    ]
    let softness = random.bool() ? Softness.hard : .spring(frequency: 3, damping: 0.4)
    let definition = JointDefinition(
      kinds.randomElement(using: &random)!, .on(body, offset: CGVector(dx: 2, dy: 0)), anchor,
      softness: softness, collides: random.bool())
    guard case .joint(let id) = send(.addJoint(definition), to: world) else { return }
    joints.append((id, [body] + (other.map { [$0] } ?? [])))
  }

  private mutating func changeJoint(in world: World) {
    guard let joint = joints.randomElement(using: &random) else { return }
    var definition = world.joints.definition(of: joint.id)
    if case .target = definition.kind, definition.b.body == nil, random.bool() {
      return _ = send(.setTarget(joint.id, place), to: world)
    }
    definition.collides.toggle()
    _ = send(.setJoint(joint.id, definition), to: world)
  }
}

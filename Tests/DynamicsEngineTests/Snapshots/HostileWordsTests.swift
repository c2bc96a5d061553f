import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Words that no world has written are refused, or make a world that can be stepped.
@Suite struct HostileWordsTests {
  enum Scene: CaseIterable {
    case commands, heap, joints

    /// The words of the scene, written once.
    var words: [UInt64] {
      switch self {
      case .commands: HostileWordsTests.commandWords
      case .heap: HostileWordsTests.heapWords
      case .joints: HostileWordsTests.jointWords
      }
    }
  }

  private static let commandWords = {
    var log = CommandFuzzer(seed: 5)
    let world = World()
    for _ in 0..<25 { log.perform(on: world) }
    return EngineScene.words(of: world)
  }()

  private static let heapWords = {
    let world = EngineScene.heap(of: 12)
    for _ in 0..<150 { world.step(by: EngineScene.step) }
    return EngineScene.words(of: world)
  }()

  /// Joints of all kinds, hard and soft, some with motors; polygons, two of which pass through each other; a
  /// boundary that is about to move.
  private static let jointWords = {
    let world = World()
    let set = world.addCollisionSet()
    let walls = world.addBoundary(EngineScene.rectangle(400, 300), to: set).boundary
    let triangle = Outline.polygon([.init(x: -9, y: -6), .init(x: 9, y: -6), .init(x: 0, y: 12)])
    let kinds: [JointDefinition.Kind] = [
      .distance(length: 20), .rope(length: 30), .weld(turn: 0.1), .target(maxForce: .infinity),
      .angle(1), .revolute(turn: 0, range: -1...1, frictionTorque: 5),
      .prismatic(axis: .init(dx: 0, dy: 1), turn: 0, range: -.infinity...9),
    ]
    var bodies: [BodyID] = []
    for (number, kind) in (kinds + kinds).enumerated() {
      let body = world.addBody(
        CompoundShape(triangle), at: .init(x: 25 * number + 20, y: 40 + 90 * (number % 3)), angle: 0
      )
      world.addToSet(body, set)
      bodies.append(body)
      var joint = JointDefinition(kind, .on(body), .at(.init(x: 200, y: 150)))
      if number % 2 == 1 { joint.b = .on(bodies[number - 1]) }
      if number >= kinds.count { joint.softness = .spring(frequency: 3, damping: 0.5) }
      switch kind {
      case .revolute, .prismatic: joint.motor = JointMotor(speed: 1, maximum: .infinity)
      default: joint.collides = false
      }
      _ = world.addJoint(joint)
    }
    world.setCollides(false, bodies[0], bodies[9], in: set)
    world.setMinimumImpulse(0.01, of: set)
    world.setPairMaterial(PairMaterial(elasticity: 0.9), bodies[1], bodies[2], in: set)
    world.setPairMaterial(PairMaterial(elasticity: 0, friction: 2), bodies[3], walls)
    for _ in 0..<40 { world.step(by: EngineScene.step) }
    _ = world.moveBoundary(walls, to: EngineScene.rectangle(390, 310))
    return EngineScene.words(of: world)
  }()

  private func tryOut(_ words: [UInt64]) {
    var coder = WordCoder(words[...])
    guard let world = try? World.restored(from: &coder) else { return }
    for _ in 0..<3 { world.step(by: EngineScene.step) }
    for body in world.order.buffer { #expect(body.position.x.isFinite && body.position.y.isFinite) }
  }

  @Test(arguments: Scene.allCases)
  func eachMissingWordIsNoticed(scene: Scene) {
    let words = scene.words
    let sound = words.indices.count { count in
      var coder = WordCoder(words.prefix(count))
      return (try? World.restored(from: &coder)) != nil
    }
    // A world that has additions is whole without them, too. A snapshot also has the number of its words.
    #expect(sound == (scene == .joints ? 1 : 0))
  }

  @Test(arguments: Scene.allCases, 0..<8 as Range<UInt64>)
  func changedWordsDoNoHarm(scene: Scene, seed: UInt64) {
    let words = scene.words
    var random = SeededGenerator(seed: seed)
    let absurd: [UInt64] = [
      0, 1, 2, 3, .max, UInt64(Int64.max), 1 << 31, 1 << 32, 1 << 60, Double.nan.bitPattern,
      Double.infinity.bitPattern, (-1.0).bitPattern, 1e300.bitPattern, 1e-300.bitPattern,
      1e59.bitPattern, 1e15.bitPattern,
    ]
    for _ in 0..<60 {
      var changed = words
      for _ in 0..<random.int(in: 1...4) {
        let place = random.int(in: 0...changed.count - 1)
        switch random.int(in: 0...6) {
        case 0: changed[place] = absurd[random.int(in: 0...absurd.count - 1)]
        case 1: changed[place] ^= 1 << UInt64(random.int(in: 0...63))
        case 2: changed[place] = words[random.int(in: 0...words.count - 1)]
        // Zigzag: a count, a slot or an index that is one too large or too small.
        case 3: changed[place] = changed[place] &+ (random.bool() ? 2 : UInt64.max - 1)
        case 4: changed.remove(at: place)
        case 5: changed.insert(words[random.int(in: 0...words.count - 1)], at: place)
        default: changed[place] = random.next()
        }
      }
      tryOut(changed)
    }
  }

  /// A pair keeps none, one or two contacts.
  @Test func aManifoldOfThreeContactsIsRefused() throws {
    let world = EngineScene.heap(of: 12)
    for _ in 0..<150 { world.step(by: EngineScene.step) }
    let count = Int(try #require(world.narrowPhase.pairs.buffer.first).count)
    var coder = WordCoder()
    let before = try #require(Self.placeOfFirstPair(in: world, &coder))
    // Key, number of contacts, order, whether it touches, time of overlap; four words for each contact.
    let place = before + 5 + 4 * count
    #expect([0, 2, 4].contains(coder.words[place]), "zigzag of 0, 1 or 2")
    for wrong: UInt64 in [1, 3, 6, .max] {
      var words = coder.words
      words[place] = wrong
      var reader = WordCoder(words[...])
      #expect(throws: StateError.self) { _ = try World.restored(from: &reader) }
    }
  }

  private static func placeOfFirstPair(in world: World, _ coder: inout WordCoder) -> Int? {
    world.save(to: &coder)
    let start = RecordMark(list: .pairs, key: 0, place: 0)
    return coder.finished().marks.first { start < $0 }.map { Int($0.place) }
  }

  /// Bias velocities end with the step, so no state has them.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func noBiasVelocityOutlastsAStep(seed: UInt64) {
    var log = CommandFuzzer(seed: seed)
    let world = World()
    for _ in 0..<25 {
      log.perform(on: world)
      for body in world.order.buffer {
        #expect(body.pointee.body.v_bias.isZero && body.pointee.body.w_bias == 0)
      }
    }
  }
}

import Dynamics
import Foundation
import Testing

@testable import SampleSupport
@testable import dynamics_play

/// An action of a player on the stage.
@Suite struct PlayStageTests {
  private static func stage(_ build: @escaping @Sendable (Playground) -> Void) -> Playground {
    Playground(PlayScene("test", .show, "A test.", build: build), keepsHistory: true)
  }

  /// A box of 20 pt at the center of an empty scene without gravity, and one beside it.
  private static func pair() -> (stage: Playground, items: [BasicItem]) {
    let stage = stage { stage in
      stage.isWeightless = true
      stage.material.resistance = 0
      stage.box(160, 90, 20, 20, .plain(0))
      stage.box(250, 90, 20, 20, .plain(1))
    }
    return (stage, stage.props.map(\.item))
  }

  private static func play(_ stage: Playground, _ seconds: Double) {
    for _ in 0..<Int(seconds * 120) { stage.tick() }
  }

  @Test func `a throw has the velocity of the pointer`() {
    let (stage, items) = Self.pair()
    stage.perform(.grab(CGPoint(x: 160, y: 90)))
    #expect(stage.selection === items[0])
    for frame in 1...20 {
      stage.perform(.drag(CGPoint(x: 160 - 2 * Double(frame), y: 90)))
      Self.play(stage, 1.0 / 60)
    }
    stage.perform(.release)
    // 2 pt for each 1/60 s.
    #expect(abs(stage.material.linearVelocity(for: items[0]).x + 120) < 1)
    #expect(stage.message == "thrown at 120 pt/s" && stage.drag == nil && stage.pointer == nil)
    let x = items[0].center.x
    Self.play(stage, 0.5)
    #expect(abs(items[0].center.x - x + 60) < 1)
  }

  @Test func `a pointer beside an item grabs it, and one far away grabs nothing`() {
    let (stage, items) = Self.pair()
    stage.perform(.grab(CGPoint(x: 174, y: 90)))
    #expect(stage.selection === items[0] && stage.drag != nil)
    stage.perform(.release)
    stage.perform(.grab(CGPoint(x: 190, y: 90)))
    #expect(stage.selection == nil && stage.drag == nil)
  }

  @Test func `fixed items cannot be grabbed or selected`() {
    let stage = Self.stage { stage in
      stage.box(160, 90, 20, 20, .gray, isFixed: true)
      stage.box(60, 90, 20, 20, .plain(0))
    }
    stage.perform(.grab(CGPoint(x: 160, y: 90)))
    #expect(stage.drag == nil)
    stage.perform(.selectNext)
    #expect(stage.selection === stage.props[1].item)
    stage.perform(.selectNext)
    #expect(stage.selection == nil)
    stage.perform(.selectPrevious)
    #expect(stage.selection === stage.props[1].item)
  }

  @Test func `pushes act on the selected item only`() {
    let (stage, items) = Self.pair()
    stage.perform(.push(CGVector(dx: 1, dy: 0)))
    #expect(stage.message.contains("Tab"))
    stage.perform(.selectNext)
    stage.perform(.push(CGVector(dx: 0, dy: -1)))
    stage.tick()
    #expect(abs(stage.material.linearVelocity(for: items[0]).y + 150) < 1e-9)
    #expect(stage.material.linearVelocity(for: items[1]) == .zero)
  }

  @Test func `gravity turns, and goes off and on`() {
    let stage = Self.stage { stage in
      stage.gravity.magnitude = 0.5
      stage.box(160, 90, 20, 20, .plain(0))
    }
    let item = stage.props[0].item
    stage.perform(.gravity(CGVector(dx: -1, dy: 0)))
    Self.play(stage, 0.1)
    // 500 pt/s² and a resistance of 0.1.
    #expect(abs(stage.material.linearVelocity(for: item).x + 50) < 1)
    #expect(stage.gravityName == "gravity ←")
    stage.perform(.toggleGravity)
    let velocity = stage.material.linearVelocity(for: item).x
    Self.play(stage, 0.1)
    #expect(stage.material.linearVelocity(for: item).x / velocity > 0.98)
    #expect(stage.gravityName == "no gravity")
    stage.perform(.toggleGravity)
    #expect(stage.gravityName == "gravity ←")
  }

  @Test func `F goes through all fields and none, and each one moves something`() {
    let (stage, items) = Self.pair()
    var names: [String] = []
    for _ in PaletteField.all {
      stage.perform(.nextField)
      names.append(stage.fieldName ?? "none")
      stage.place(items[0], at: CGPoint(x: 130, y: 120))
      let old = stage.material.linearVelocity(for: items[0])
      // Drag, turbulence and magnetic fields act on moving items.
      stage.material.addLinearVelocity(CGPoint(x: 80 - old.x, y: 30 - old.y), for: items[0])
      Self.play(stage, 0.1)
      let new = stage.material.linearVelocity(for: items[0])
      #expect(hypot(new.x - 80, new.y - 30) > 1, "\(names.last ?? "")")
    }
    #expect(names == PaletteField.all.map(\.name) && names.count == 11)
    stage.perform(.nextField)
    #expect(stage.fieldName == nil)
    #expect(!stage.animator.behaviors.contains { $0 is FieldBehavior })
  }

  @Test func `the scene's own field comes first and last`() throws {
    let stage = Playground(try #require(PlayScene(named: "spring-field")))
    #expect(stage.fieldName == "the scene's")
    for _ in 0..<11 { stage.perform(.nextField) }
    #expect(stage.fieldName == "water")
    stage.perform(.nextField)
    #expect(stage.fieldName == nil)
    stage.perform(.nextField)
    #expect(stage.fieldName == "the scene's")
  }

  @Test func `attachments hold, and D removes them`() {
    let (stage, items) = Self.pair()
    stage.perform(.selectNext)
    stage.perform(.attachToNeighbor)
    stage.perform(.push(CGVector(dx: 0, dy: 1)))
    Self.play(stage, 0.5)
    let distance = hypot(
      items[0].center.x - items[1].center.x, items[0].center.y - items[1].center.y)
    #expect(abs(distance - 90) < 0.1)
    stage.perform(.detach)
    #expect(!stage.animator.behaviors.contains { $0 is AttachmentBehavior })
    stage.perform(.detach)
    #expect(stage.message == "nothing is attached to it")

    stage.perform(.attachToPlace)
    let place = items[0].center
    stage.perform(.push(CGVector(dx: -1, dy: 0)))
    Self.play(stage, 8)
    #expect(hypot(items[0].center.x - place.x, items[0].center.y - place.y) < 1)
  }

  @Test func `M turns an item, and stops`() {
    let (stage, items) = Self.pair()
    stage.perform(.selectNext)
    stage.perform(.toggleMotors)
    Self.play(stage, 1)
    #expect(abs(stage.material.angularVelocity(for: items[0]) - 6) < 0.01)
    #expect(abs(items[0].center.x - 160) < 0.1 && stage.isMotorOn)
    stage.perform(.toggleMotors)
    #expect(!stage.isMotorOn)
  }

  @Test func `the sensor counts what is in the middle`() {
    let (stage, items) = Self.pair()
    #expect(stage.sensedCount == nil)
    stage.perform(.toggleSensor)
    stage.tick()
    #expect(stage.sensedCount == 1)
    stage.place(items[0], at: CGPoint(x: 20, y: 20))
    stage.tick()
    #expect(stage.sensedCount == 0)
    stage.perform(.toggleSensor)
    #expect(stage.sensedCount == nil)
  }

  @Test func `a group moves as one, and its parts fly on`() {
    let (stage, items) = Self.pair()
    stage.perform(.selectNext)
    stage.perform(.push(CGVector(dx: 0, dy: 1)))
    stage.tick()
    stage.perform(.toggleGroup)
    #expect(stage.bodies.count == 1 && stage.selection is DynamicItemGroup)
    let gap = items[1].center.y - items[0].center.y
    Self.play(stage, 0.1)
    #expect(abs(items[1].center.y - items[0].center.y - gap) < 1e-6)
    #expect(items.allSatisfy(stage.isSelected) && items.allSatisfy(stage.isShown))
    stage.perform(.toggleGroup)
    #expect(stage.bodies.count == 2)
    #expect(items.allSatisfy { abs(stage.material.linearVelocity(for: $0).y - 150) < 2 })
  }

  @Test func `a fast ball stops at a plate if it is precise, and passes if not`() throws {
    let stage = Playground(try #require(PlayScene(named: "precise-collision")))
    let plates = stage.props.prefix(2).map(\.item)
    Self.play(stage, 0.1)
    #expect(plates[0].center.x > 230.5)
    #expect(plates[1].center.x == 230)
  }
}

@Suite struct PlayRewindTests {
  /// The state after each tick, by the animator's time.
  @Test(arguments: PlayScene.all.map(\.name))
  func `going back ends in exactly the state of that moment`(name: String) throws {
    var stage = Playground(try #require(PlayScene(named: name)), keepsHistory: true)
    var demo = Demo(seed: 3)
    var states: [(tick: Int, elapsed: Double, hash: UInt64, isHeld: Bool)] = []
    for _ in 0..<360 {
      for action in demo.actions(for: stage) { stage.perform(action) }
      stage.tick()
      states.append(
        (stage.tickCount, stage.animator.elapsedTime, stage.animator.stateHash, stage.drag != nil))
    }
    // A drag does not come back: so a moment without one.
    let target = try #require(states.last { !$0.isHeld && $0.tick < 240 })
    let hasValues = stage.hasValues
    let seconds =
      hasValues
      ? Double(stage.tickCount - target.tick) * Playground.tick
      : stage.animator.elapsedTime - target.elapsed
    guard seconds > 0 else { return }
    let (_, diagnostics) = DynamicsDiagnostics.collecting {
      stage = stage.rewound(by: seconds)
    }
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(stage.message.isEmpty, "\(stage.message)")
    #expect(stage.animator.stateHash == target.hash)
    // From there, it goes on.
    for _ in 0..<120 { stage.tick() }
    #expect(stage.props.allSatisfy { stage.isShown($0.item) })
  }

  @Test func `groups, fields, attachments and motors of that moment come back`() throws {
    let stage = Playground(try #require(PlayScene(named: "cards")), keepsHistory: true)
    func play() { for _ in 0..<24 { stage.tick() } }
    let actions: [Action] = [
      .selectNext, .toggleGroup, .nextField, .nextField, .selectNext, .attachToPlace,
      .toggleMotors, .toggleSensor, .gravity(CGVector(dx: 0, dy: 1)), .toggleGroup,
    ]
    var states: [(elapsed: Double, hash: UInt64, field: String?, bodies: Int, isMotorOn: Bool)] = []
    func note() {
      states.append(
        (
          stage.animator.elapsedTime, stage.animator.stateHash, stage.fieldName,
          stage.bodies.count, stage.isMotorOn
        ))
    }
    // The field keeps everything moving.
    stage.perform(.nextField)
    play()
    note()
    for action in actions {
      stage.perform(action)
      play()
      note()
    }
    for state in states.dropLast().reversed() {
      _ = stage.rewound(by: stage.animator.elapsedTime - state.elapsed)
      #expect(stage.animator.stateHash == state.hash)
      #expect(stage.fieldName == state.field && stage.bodies.count == state.bodies)
      #expect(stage.isMotorOn == state.isMotorOn)
      #expect(stage.props.allSatisfy { stage.isShown($0.item) })
    }
  }

  @Test func `it goes back no farther than its memory`() throws {
    let stage = Playground(try #require(PlayScene(named: "gravity")), keepsHistory: true)
    for _ in 0..<60 { stage.tick() }
    _ = stage.rewound(by: 100)
    #expect(stage.animator.elapsedTime == 0)
    _ = stage.rewound(by: 1)
    #expect(stage.message == "this is as far back as it goes")
  }
}

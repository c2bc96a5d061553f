import Dynamics
import DynamicsTestSupport
import Testing

/// A restored animator continues exactly as the first time.
@Suite struct SnapshotTests {
  static let moments = [0, 19, 75, 129, 180]

  private func copy(_ snapshot: DynamicAnimator.Snapshot) throws -> DynamicAnimator.Snapshot {
    try JSONDecoder().decode(
      DynamicAnimator.Snapshot.self, from: JSONEncoder().encode(snapshot))
  }

  @Test(arguments: moments)
  func theSameAnimatorGoesOnAlike(moment: Int) throws {
    let scene = BusyScene()
    _ = scene.run(from: 0, steps: moment)
    let snapshot = scene.animator.snapshot()
    scene.log.entries = []
    let hashes = scene.run(from: moment, steps: 80)
    let events = scene.log.entries
    let poses = scene.items.map { ($0.center, $0.transform) }
    try scene.animator.restore(snapshot)
    #expect(scene.animator.snapshot() == snapshot)
    scene.log.entries = []
    #expect(scene.run(from: moment, steps: 80) == hashes)
    #expect(scene.log.entries == events)
    #expect(scene.items.map(\.center) == poses.map(\.0))
    #expect(scene.items.map(\.transform) == poses.map(\.1))
  }

  @Test(arguments: moments)
  func anAnimatorBuiltAgainGoesOnAlike(moment: Int) throws {
    let scene = BusyScene()
    _ = scene.run(from: 0, steps: moment)
    let snapshot = try copy(scene.animator.snapshot())
    let again = BusyScene()
    // The program's changes in between use their own steps.
    _ = again.run(from: 0, steps: moment)
    again.animator.advance(by: 0.3)
    try again.animator.restore(snapshot)
    #expect(again.animator.snapshot() == snapshot)
    #expect(again.run(from: moment, steps: 80) == scene.run(from: moment, steps: 80))
    #expect(again.items.map(\.center) == scene.items.map(\.center))
    #expect(again.animator.elapsedTime == scene.animator.elapsedTime)
  }

  @Test func anotherProcessGoesOnAlike() async throws {
    let scene = BusyScene()
    _ = scene.run(from: 0, steps: 75)
    let snapshot = scene.animator.snapshot()
    let hash = scene.run(from: 75, steps: 60).last!
    let file = MessageToAnotherProcess.file(of: getpid())
    try JSONEncoder().encode(MessageToAnotherProcess(snapshot: snapshot, hash: hash))
      .write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    await #expect(processExitsWith: .success) {
      let message = try JSONDecoder().decode(
        MessageToAnotherProcess.self,
        from: Data(contentsOf: MessageToAnotherProcess.file(of: getppid())))
      let again = BusyScene()
      _ = again.run(from: 0, steps: 61)
      try again.animator.restore(message.snapshot)
      precondition(
        again.run(from: 75, steps: 60).last == message.hash, "it went another way")
    }
  }

  @Test func aFreshTwinTakesUpWhatIsLeftOfIt() throws {
    let scene = BusyScene()
    _ = scene.run(from: 0, steps: 10)
    scene.collision.removeItem(scene.items[2])
    scene.animator.removeBehavior(scene.animator.behaviors.last!)
    let snapshot = try copy(scene.animator.snapshot())
    let twin = BusyScene()
    let count = twin.animator.behaviors.count
    try twin.animator.restore(snapshot)
    #expect(twin.animator.behaviors.count == count - 1)
    #expect(twin.run(from: 30, steps: 20) == scene.run(from: 30, steps: 20))
  }

  /// All is changed, removed or added to before the animator is restored.
  @Test(arguments: [false, true])
  func whatHasChangedSinceIsUndone(isEncoded: Bool) throws {
    let scene = BusyScene()
    _ = scene.run(from: 0, steps: 40)
    let animator = scene.animator
    let taken = animator.snapshot()
    let snapshot = isEncoded ? try copy(taken) : taken
    let (behaviors, items) = (animator.behaviors, animator.items)
    let hashes = scene.run(from: 41, steps: 80)
    wreck(scene)
    animator.advance(by: 0.4)
    try animator.restore(snapshot)
    #expect(animator.behaviors == behaviors)
    #expect(animator.items.map { ObjectIdentifier($0) } == items.map { ObjectIdentifier($0) })
    #expect(animator.snapshot() == taken)
    #expect(scene.gravity.magnitude == 1)
    #expect(Set(scene.collision.boundaryIdentifiers ?? []) == [BusyScene.Wall.slope, "bowl", 7])
    #expect(scene.run(from: 41, steps: 80) == hashes)
  }

  private func wreck(_ scene: BusyScene) {
    let animator = scene.animator
    scene.gravity.setAngle(1, magnitude: 3)
    scene.collision.collisionMode = .items
    scene.collision.addBoundary(withIdentifier: "bowl", for: BezierPath(rect: BusyScene.arena))
    scene.collision.removeBoundary(withIdentifier: 7)
    for case let attachment as AttachmentBehavior in animator.behaviors {
      attachment.length += 20
      attachment.frequency = 5
      if attachment.attachedBehaviorType == .anchor { attachment.anchorPoint.x += 30 }
    }
    for item in scene.items[3..<9] { scene.collision.removeItem(item) }
    scene.properties.density = 4
    let newcomer = BasicItem(center: CGPoint(x: 50, y: 50), size: CGSize(width: 9, height: 9))
    scene.gravity.addItem(newcomer)
    animator.addBehavior(PushBehavior(items: [newcomer, scene.items[0]], mode: .continuous))
    let forces = scene.gravity.parentForTests(in: animator)
    forces?.removeChildBehavior(scene.properties)
    animator.addBehavior(scene.properties)
    for behavior in animator.behaviors.suffix(4) { animator.removeBehavior(behavior) }
    animator.timeStep = 1.0 / 60
    animator.referenceBounds = CGRect(x: 0, y: 0, width: 500, height: 300)
  }

  @Test func takingOneChangesNothing() {
    let (scene, witness) = (BusyScene(), BusyScene())
    for step in 0..<140 {
      _ = scene.animator.snapshot()
      #expect(scene.run(from: step, steps: 1) == witness.run(from: step, steps: 1))
      _ = scene.animator.snapshot()
    }
    #expect(scene.log.entries.count == witness.log.entries.count)
    #expect(scene.log.points == witness.log.points)
  }

  @Test func equalProgramsGiveEqualBytes() throws {
    let (scene, witness) = (BusyScene(), BusyScene())
    _ = scene.run(from: 0, steps: 50)
    _ = witness.run(from: 0, steps: 50)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      try encoder.encode(scene.animator.snapshot()) == encoder.encode(witness.animator.snapshot()))
    _ = witness.run(from: 50, steps: 1)
    #expect(scene.animator.snapshot() != witness.animator.snapshot())
  }

  @Test func anItemTakesAFewHundredBytes() throws {
    let items = (0..<200).map { number in
      let (column, row) = (number % 30, number / 30)
      return BasicItem(
        center: CGPoint(x: 20 + 30 * column, y: 20 + 30 * row), size: CGSize(width: 20, height: 20))
    }
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 1000, height: 600))
    animator.addBehavior(GravityBehavior(items: items))
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.advance(by: 1)
    let snapshot = animator.snapshot()
    #expect(snapshot.byteCount < 200 * 450)
    #expect(try JSONEncoder().encode(snapshot).count < 200 * 600)
    #expect(snapshot.elapsedTime == animator.elapsedTime)
  }

  @Test func whatSleepsSleepsOn() throws {
    func build() -> (DynamicAnimator, [BasicItem], PushBehavior) {
      let items = (0..<6).map {
        BasicItem(
          center: CGPoint(x: 60, y: 280 - 21 * CGFloat($0)), size: CGSize(width: 20, height: 20))
      }
      let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
      animator.addBehavior(GravityBehavior(items: items))
      let collision = CollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      let push = PushBehavior(items: [items[5]], mode: .instantaneous)
      push.active = false
      push.magnitude = 0.01
      animator.addBehavior(push)
      return (animator, items, push)
    }
    let (animator, _, push) = build()
    animator.advanceUntilPaused(limit: 20)
    #expect(!animator.isRunning)
    let (twin, items, otherPush) = build()
    try twin.restore(animator.snapshot())
    #expect(!twin.isRunning)
    #expect(items[0].center.y > 280)
    push.active = true
    otherPush.active = true
    for _ in 0..<100 {
      animator.step()
      twin.step()
      #expect(twin.stateHash == animator.stateHash)
    }
  }
}

extension DynamicBehavior {
  /// The parent behavior in the animator.
  func parentForTests(in animator: DynamicAnimator) -> DynamicBehavior? {
    animator.behaviors.first { $0.childBehaviors.contains(self) }
  }
}

/// In a file, since exit tests capture values only from Swift 6.3 on.
private struct MessageToAnotherProcess: Codable {
  let snapshot: DynamicAnimator.Snapshot
  let hash: UInt64

  static func file(of process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "snapshot-of-\(process).json")
  }
}

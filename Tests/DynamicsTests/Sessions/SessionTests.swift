import Dynamics
import Testing

/// A file of the last seconds, which opens without the program and restores in it.
@Suite struct SessionTests {
  /// A busy scene that has run for a second, and the file of its history.
  private func file(_ steps: Int = 120) throws -> (BusyScene, History, TemporarySession) {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 10)
    _ = scene.run(from: 0, steps: steps)
    let file = TemporarySession()
    try history.write(to: file.url)
    return (scene, history, file)
  }

  @Test func eachStepIsThereToTheBit() throws {
    let (scene, history, file) = try file()
    let session = try History.session(contentsOf: file.url)
    #expect(session.range == history.range)
    #expect(session.times.count == 121)
    for time in session.times {
      #expect(try session.snapshot(at: time) == history.snapshot(at: time))
    }
    withExtendedLifetime(scene) {}
  }

  @Test func anAnimatorBuiltAgainGoesOnFromAnyStep() throws {
    let (scene, _, file) = try file(80)
    let session = try History.session(contentsOf: file.url)
    let again = BusyScene()
    // The program adds a drag and a push of its own.
    _ = again.run(from: 0, steps: 80)
    try again.animator.restore(session.snapshot(at: session.range.upperBound))
    #expect(again.animator.stateHash == scene.animator.stateHash)
    #expect(again.run(from: 80, steps: 40) == scene.run(from: 80, steps: 40))
  }

  @Test func aMomentHasWhatTheAnimatorHad() throws {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 10)
    let file = TemporarySession()
    _ = scene.run(from: 0, steps: 70)
    try history.write(to: file.url)
    let moment = try History.session(contentsOf: file.url).moment(at: scene.animator.elapsedTime)
    let animator = scene.animator
    #expect(moment.elapsedTime == animator.elapsedTime)
    #expect(moment.referenceBounds == BusyScene.arena)
    #expect(moment.items.map(\.id) == animator.items.map { animator.id(of: $0)! })
    #expect(moment.items.map(\.center) == animator.items.map(\.center))
    #expect(moment.items.map(\.className).filter { $0 == "BasicItem" }.count == 22)
    #expect(moment.items.map(\.className).last == "DynamicItemGroup")
    for (item, seen) in zip(scene.items, moment.items) {
      #expect(seen.size == item.bounds.size && seen.collisionBoundsType == item.collisionBoundsType)
      let velocity = scene.properties.linearVelocity(for: item)
      #expect(CGPoint(x: seen.velocity.dx, y: seen.velocity.dy) == velocity)
      #expect(seen.angularVelocity == scene.properties.angularVelocity(for: item))
    }
    let names = moment.behaviors.map(\.className)
    let tree = animator.behaviors.flatMap { [$0] + $0.childBehaviors }
    #expect(names == tree.map { "\(type(of: $0))" })
    for (behavior, seen) in zip(tree, moment.behaviors) {
      #expect(seen.properties.map(\.name) == behavior.properties.map(\.name))
      #expect(seen.properties.map(\.value) == behavior.properties.map(\.value))
      let parent = seen.parent.map { tree[$0] }
      #expect(parent.map { $0.childBehaviors.contains(behavior) } ?? true)
    }
    #expect(Set(moment.boundaries.compactMap(\.name)).count == 3)
    #expect(moment.boundaries.count == 4)
    let marks = try History.session(contentsOf: file.url).marks(at: animator.elapsedTime)
    #expect(marks.count >= 6)
  }

  @Test func contactsAreThoseOfTheStreams() throws {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 10)
    let log = scene.animator.contactLog()
    _ = scene.run(from: 0, steps: 200)
    let file = TemporarySession()
    try history.write(to: file.url)
    let session = try History.session(contentsOf: file.url)
    let events = log.drain()
    #expect(events.count > 30 && session.contacts.count == events.count)
    for (contact, event) in zip(session.contacts, events) {
      #expect(contact.phase == event.phase && contact.item == event.item)
      #expect(contact.point == event.point && contact.impulse == event.impulse)
      #expect(contact.elapsedTime == event.elapsedTime)
    }
    // The text stands for an identifier of a type of the program.
    let names = session.contacts.compactMap { contact -> String? in
      if case .boundary(let name) = contact.other { name?.description } else { nil }
    }
    #expect(names.contains { $0.contains("slope") || $0 == "bowl" || $0 == "7" })
  }

  @Test func whatLeftInBetweenIsThereBefore() throws {
    let animator = DynamicAnimator.headless()
    let (stays, leaves) = (BasicItem.box(100, 100, 20, 20), BasicItem.box(300, 100, 30, 40))
    let gravity = GravityBehavior(items: [stays])
    animator.addBehavior(gravity)
    let history = History(animator, seconds: 5)
    var snap: SnapBehavior? = SnapBehavior(item: leaves, snapTo: CGPoint(x: 400, y: 200))
    animator.addBehavior(snap!)
    animator.advance(by: 0.25)
    animator.removeBehavior(snap!)
    snap = nil
    animator.advance(by: 0.25)
    let file = TemporarySession()
    try history.write(to: file.url)
    let session = try History.session(contentsOf: file.url)
    #expect(try session.moment(at: 0.2).items.count == 2)
    #expect(try session.moment(at: 0.2).behaviors.map(\.className).last == "SnapBehavior")
    #expect(try session.moment(at: 0.5).items.map(\.id.rawValue) == [0])
    #expect(throws: HistoryError.self) { try session.moment(at: 0.6) }
    #expect(throws: HistoryError.self) { try session.snapshot(at: .nan) }
  }

  @Test func aRewindIsASessionOfTheNewFuture() throws {
    let (scene, history, file) = try file()
    try history.rewind(to: 0.5)
    scene.animator.advance(by: 0.25)
    try history.write(to: file.url)
    let session = try History.session(contentsOf: file.url)
    #expect(abs(session.range.upperBound - 0.75) < 1e-9)
    #expect(session.contacts.allSatisfy { $0.elapsedTime <= 0.75 + 1e-9 })
    let again = BusyScene()
    try again.animator.restore(session.snapshot(at: 0))
    #expect(again.items.map(\.center) == BusyScene().items.map(\.center))
  }

  @Test func sensorsOfAProgramsOwnIdentifiersOpen() throws {
    struct Name: Hashable { let number: Int }
    let animator = DynamicAnimator.headless()
    let (box, carrier) = (BasicItem.box(100, 100, 20, 20), BasicItem.box(0, 0, 10, 10))
    let sensor = SensorBehavior(items: [box])
    sensor.addRegion(
      withIdentifier: Name(number: 4),
      for: BezierPath(rect: CGRect(x: 50, y: 150, width: 100, height: 100)))
    sensor.addRegion(
      withIdentifier: "away", for: BezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)),
      attachedTo: carrier)
    animator.addBehavior(sensor)
    animator.addBehavior(GravityBehavior(items: [box]))
    let history = History(animator, seconds: 5)
    animator.advance(by: 0.5)
    let file = TemporarySession()
    try history.write(to: file.url)
    let session = try History.session(contentsOf: file.url)
    #expect(try session.moment(at: 0.5).items.map(\.center) == [box.center])
    #expect(try session.marks(at: 0.5, layers: .sensors).count >= 4)
  }
}

/// A file that goes away with the test.
final class TemporarySession {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).session")

  deinit { try? FileManager.default.removeItem(at: url) }
}

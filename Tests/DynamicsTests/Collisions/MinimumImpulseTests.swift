import DynamicsTesting
import Foundation
import Testing

/// Contacts that are told from an impulse on, and their strength.
@Suite struct MinimumImpulseTests {
  private static let steps = [1.0 / 120, 1.0 / 480]

  /// A crate of 1 kg that is thrown down onto the floor, 100 pt below it, with or without gravity.
  private struct Scene {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 400))
    let crate = BasicItem.crate(at: 200, 250)
    let collision: CollisionBehavior
    let properties: DynamicItemBehavior
    let log = ContactLog()

    init(
      speed: CGFloat, elasticity: CGFloat = 0, timeStep: Double = 1.0 / 120,
      minimum: CGFloat = 0, hasGravity: Bool = false
    ) {
      animator.timeStep = timeStep
      collision = CollisionBehavior(items: [crate])
      collision.minimumImpulse = minimum
      collision.collisionDelegate = log
      collision.translatesReferenceBoundsIntoBoundary = true
      properties = DynamicItemBehavior(items: [crate])
      properties.resistance = 0
      properties.elasticity = elasticity
      properties.addLinearVelocity(CGPoint(x: 0, y: speed), for: crate)
      animator.addBehavior(collision)
      animator.addBehavior(properties)
      if hasGravity { animator.addBehavior(GravityBehavior(items: [crate])) }
    }
  }

  /// The impulse of an impact is m·v·(1 + e).
  @Test(arguments: steps)
  func aContactIsToldIfItsImpulseReachesTheMinimum(timeStep: Double) {
    for (speed, elasticity): (CGFloat, CGFloat) in [(300, 0), (300, 0.5), (3000, 0.5), (40, 1)] {
      let impulse = speed / 100 * (1 + elasticity)
      for (minimum, isTold) in [(impulse * 0.999, true), (impulse * 1.001, false)] {
        let scene = Scene(
          speed: speed, elasticity: elasticity, timeStep: timeStep, minimum: minimum)
        let events = scene.animator.contacts
        scene.animator.advance(by: min(4, 150 / Double(speed)))
        scene.animator.finishContacts()
        #expect(scene.log.entries.isEmpty != isTold, "\(speed) pt/s at \(minimum) N·s")
        withExtendedLifetime(events) {}
      }
    }
  }

  /// A landing may take two steps, wherever in a step it begins: the strength is that of both.
  @Test func theStrengthOfALandingDoesNotDependOnItsTimeInTheStep() {
    for speed: CGFloat in [12, 20, 60, 300] {
      for gap in 0..<40 {
        let scene = Scene(speed: speed, minimum: speed / 100 * 0.99)
        scene.crate.center.y -= CGFloat(gap) / 40 * speed / 120
        scene.animator.updateItem(usingCurrentState: scene.crate)
        scene.animator.advance(by: Double(130 / speed))
        let strength = scene.collision.contactStrength(between: scene.crate, andBoundary: nil)
        expect(strength?.peak ?? 0, near: speed / 100, within: speed * 1e-5)
        #expect(scene.log.entries.count == 1, "\(speed) pt/s, gap \(gap)")
      }
    }
  }

  @Test func theEventHasTheStrength() async throws {
    let scene = Scene(speed: 300, elasticity: 0.5, minimum: 1)
    let events = scene.animator.contacts
    scene.animator.advance(by: 0.6)
    scene.animator.finishContacts()
    var all: [ContactEvent] = []
    for await event in events { all.append(event) }
    try #require(all.map(\.phase) == [.began, .ended])
    for event in all {
      let strength = try #require(event.strength)
      expect(strength.peak, near: 4.5, within: 1e-6)
      expect(strength.total, near: 4.5, within: 1e-6)
    }
    expect(all[0].impulse, near: 4.5, within: 1e-6)
    #expect(all[1].impulse == 0)
    let copy = try JSONDecoder().decode(ContactEvent.self, from: JSONEncoder().encode(all[1]))
    #expect(copy == all[1])
  }

  @Test func anEventOfABehaviorWithoutAMinimumHasNoStrength() async throws {
    let scene = Scene(speed: 300)
    let events = scene.animator.contacts
    scene.animator.advance(by: 0.6)
    scene.animator.finishContacts()
    for await event in events { #expect(event.strength == nil) }
    #expect(scene.collision.contactStrength(between: scene.crate, andBoundary: nil) == nil)
  }

  /// A crate at rest presses with its weight: 10 N for as long as it lies there.
  @Test(arguments: steps)
  func theTotalOfACrateAtRestIsItsWeightTimesTheTime(timeStep: Double) throws {
    let scene = Scene(speed: 0, timeStep: timeStep, minimum: 1e-6, hasGravity: true)
    scene.properties.elasticity = 0
    // Not longer, because it sleeps after half a second.
    scene.animator.advance(by: 0.55)
    let landed = try #require(
      scene.collision.contactStrength(between: scene.crate, andBoundary: nil))
    scene.animator.advance(by: 0.25)
    let later = try #require(
      scene.collision.contactStrength(between: scene.crate, andBoundary: nil))
    expect(later.total - landed.total, near: 2.5, within: 0.01)
    expect(later.latest, near: 10 * CGFloat(timeStep), within: 1e-3)
    // It fell 100 pt: √(2·g·h) = 447 pt/s. The peak has the weight of the step beside the impact, too.
    let weight = 10 * CGFloat(timeStep)
    expect(later.peak, near: 4.47 + weight, within: 0.05)
    // All that gravity has given it so far is with the floor now.
    expect(later.total, near: 8, within: 0.01)
  }

  @Test func aSoftContactIsToldWhenItIsHitHarder() {
    let scene = Scene(speed: 20, minimum: 2, hasGravity: false)
    let hammer = BasicItem.crate(at: 200, -1000)
    scene.properties.addItem(hammer)
    let other = CollisionBehavior(items: [scene.crate, hammer])
    scene.animator.addBehavior(other)
    scene.animator.advance(by: 6)
    #expect(scene.crate.center.y > 349)
    #expect(scene.log.entries.isEmpty, "it touches the floor with 0.2 N·s")
    let soft = scene.collision.contactStrength(between: scene.crate, andBoundary: nil)
    expect(soft?.peak ?? 0, near: 0.2, within: 1e-3)
    scene.properties.addLinearVelocity(CGPoint(x: 0, y: 1000), for: hammer)
    scene.animator.advance(by: 2)
    #expect(scene.log.entries.count >= 1)
    let hard = scene.collision.contactStrength(between: scene.crate, andBoundary: nil)
    #expect((hard?.peak ?? 10) >= 2)
  }

  @Test func anEndIsToldOnlyAfterItsBeginning() {
    for (minimum, count): (CGFloat, Int) in [(2, 2), (4, 0)] {
      let scene = Scene(speed: 300, minimum: minimum)
      scene.animator.advance(by: 0.6)
      scene.properties.addLinearVelocity(CGPoint(x: 0, y: -300), for: scene.crate)
      scene.animator.advance(by: 0.2)
      #expect(scene.log.entries.count == count)
    }
  }

  @Test func twoBehaviorsTellByTheirOwnMinimum() async throws {
    let scene = Scene(speed: 300, minimum: 5)
    let (other, log) = (CollisionBehavior(items: [scene.crate]), ContactLog())
    other.translatesReferenceBoundsIntoBoundary = true
    other.collisionDelegate = log
    scene.animator.addBehavior(other)
    let events = scene.animator.contacts
    scene.animator.advance(by: 0.6)
    #expect(scene.log.entries.isEmpty)
    #expect(log.entries.count == 1)
    scene.animator.finishContacts()
    var phases: [ContactEvent.Phase] = []
    for await event in events { phases.append(event.phase) }
    #expect(phases == [.began, .ended])
  }

  @Test func aMinimumThatIsSetLaterConcernsContactsThatBeginLater() {
    let scene = Scene(speed: 300)
    scene.animator.advance(by: 0.6)
    #expect(scene.log.entries.count == 1)
    scene.collision.minimumImpulse = 100
    scene.properties.addLinearVelocity(CGPoint(x: 0, y: -300), for: scene.crate)
    scene.animator.advance(by: 0.2)
    // The end of the one that was told.
    #expect(scene.log.entries.count == 2)
    scene.properties.addLinearVelocity(CGPoint(x: 0, y: 600), for: scene.crate)
    scene.animator.advance(by: 0.6)
    #expect(scene.log.entries.count == 2)
    // Without a minimum, each contact is told.
    scene.collision.minimumImpulse = 0
    scene.animator.step()
    #expect(scene.log.entries.count == 3)
  }

  @Test func aSleepingContactIsToldOnceItIsReached() {
    let scene = Scene(speed: 0, minimum: 100, hasGravity: true)
    #expect(scene.animator.advanceUntilPaused(limit: 10))
    #expect(scene.log.entries.isEmpty)
    let snapshot = scene.animator.snapshot()
    scene.collision.minimumImpulse = 0.01
    scene.animator.advance(by: 0.1)
    #expect(scene.log.entries.count == 1)
    #expect(throws: Never.self) { try scene.animator.restore(snapshot) }
    #expect(scene.collision.minimumImpulse == 100)
  }

  // MARK: Going back

  @Test func snapshotsKeepWhatWasTold() throws {
    let scene = Scene(speed: 300, elasticity: 0.5, minimum: 1, hasGravity: true)
    scene.animator.advance(by: 0.2)
    for _ in 0..<8 {
      let snapshot = scene.animator.snapshot()
      let forecast = scene.animator.forecast(for: 0.3)
      scene.log.entries = []
      var hashes: [UInt64] = []
      for _ in 0..<36 {
        scene.animator.step()
        hashes.append(scene.animator.stateHash)
      }
      let (told, strength) = (
        scene.log.entries.count,
        scene.collision.contactStrength(between: scene.crate, andBoundary: nil)
      )
      let begun = scene.log.entries.count { if case .began = $0 { true } else { false } }
      #expect(forecast.contacts.count { $0.phase == .began } == begun)
      scene.collision.minimumImpulse = 3
      scene.animator.advance(by: 0.1)
      try scene.animator.restore(snapshot)
      #expect(scene.collision.minimumImpulse == 1)
      scene.log.entries = []
      for hash in hashes {
        scene.animator.step()
        #expect(scene.animator.stateHash == hash)
      }
      #expect(scene.log.entries.count == told)
      #expect(
        scene.collision.contactStrength(between: scene.crate, andBoundary: nil) == strength)
    }
  }

  @Test func motionDoesNotDependOnTheMinimum() {
    let (scene, other) = (
      Scene(speed: 300, elasticity: 0.5, hasGravity: true),
      Scene(speed: 300, elasticity: 0.5, minimum: 3, hasGravity: true)
    )
    for _ in 0..<240 {
      scene.animator.step()
      other.animator.step()
      #expect(scene.crate.center == other.crate.center)
    }
  }

  @Test func badInputIsReportedAndChangesNothing() {
    let scene = Scene(speed: 300, minimum: 2)
    let hash = scene.animator.stateHash
    let (_, reports) = DynamicsDiagnostics.collecting {
      for value: CGFloat in [-1, .nan, .infinity, 2e12] { scene.collision.minimumImpulse = value }
    }
    #expect(reports.count == 4)
    #expect(scene.collision.minimumImpulse == 2)
    #expect(scene.animator.stateHash == hash)
    let stranger = BasicItem.crate(at: 0, 0)
    #expect(scene.collision.contactStrength(between: scene.crate, and: stranger) == nil)
    #expect(scene.collision.contactStrength(between: scene.crate, andBoundary: "none") == nil)
  }
}

import DynamicsReporting
import DynamicsTestSupport
import Testing

@testable import Dynamics

/// `finish(limit:)`: to rest in one call.
@Suite struct FinishTests {
  /// Crates that fall into a box.
  private final class Scene {
    let crates = (0..<6).map {
      BasicItem.box(80 + 60 * CGFloat($0 % 3), 40 + 60 * CGFloat($0 / 3), 40, 40)
    }
    let animator: DynamicAnimator
    let collision: CollisionBehavior
    let contacts = ContactLog()
    var actions = 0

    init(_ source: (any FrameSource)?) {
      animator = DynamicAnimator(referenceView: nil, frameSource: source)
      animator.referenceBounds = CGRect(x: 0, y: 0, width: 300, height: 400)
      collision = CollisionBehavior(items: crates)
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = contacts
      let gravity = GravityBehavior(items: crates)
      gravity.angle = 1.3
      gravity.action = { [unowned self] in actions += 1 }
      animator.addBehavior(collision)
      animator.addBehavior(gravity)
    }
  }

  private final class Log: DynamicAnimatorDelegate {
    var pauses = 0
    func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { pauses += 1 }
  }

  @Test func liveOrHeadlessItEndsWhereStepsEnd() {
    let source = ManualFrameSource()
    let (live, headless, stepped) = (Scene(source), Scene(nil), Scene(nil))
    let log = Log()
    live.animator.delegate = log
    source.tick(at: 0)
    source.tick(at: 0.1)
    stepped.animator.advance(by: 0.1)
    headless.animator.advance(by: 0.1)
    #expect(stepped.animator.advanceUntilPaused(limit: 20))

    #expect(live.animator.finish(limit: 20))
    #expect(headless.animator.finish())
    #expect(!live.animator.isRunning && source.isPaused && log.pauses == 1)
    for scene in [live, headless] {
      #expect(scene.animator.stateHash == stepped.animator.stateHash)
      #expect(scene.crates.map(\.center) == stepped.crates.map(\.center))
      #expect(scene.actions == stepped.actions && scene.actions > 60)
      #expect(scene.contacts.entries.count == stepped.contacts.entries.count)
      #expect(scene.contacts.points == stepped.contacts.points && !scene.contacts.points.isEmpty)
    }
  }

  @Test func aLiveAnimatorGoesOnFollowingFrames() {
    let source = ManualFrameSource()
    let scene = Scene(source)
    source.tick(at: 0)
    #expect(scene.animator.finish())
    #expect(scene.animator.followsFrames)
    let properties = DynamicItemBehavior(items: [scene.crates[0]])
    scene.animator.addBehavior(properties)
    properties.addLinearVelocity(CGPoint(x: 0, y: -300), for: scene.crates[0])
    let before = scene.crates[0].center
    source.tick(at: 1)
    source.tick(at: 1.1)
    #expect(scene.crates[0].center.y < before.y - 10)
  }

  @Test func atTheLimitAllVelocitiesBecomeZero() {
    let animator = DynamicAnimator.headless()
    let items = (0..<3).map { BasicItem.crate(at: 200 + 250 * CGFloat($0), 500) }
    let properties = DynamicItemBehavior(items: items)
    properties.resistance = 0
    properties.angularResistance = 0
    animator.addBehavior(properties)
    for item in items.dropLast() {
      properties.addLinearVelocity(CGPoint(x: 30, y: -40), for: item)
      properties.addAngularVelocity(2, for: item)
    }
    #expect(!animator.finish(limit: 1.5))
    expect(animator.elapsedTime, near: 1.5, within: 1e-9)
    let centers = items.map(\.center)
    expect(centers[0].x, near: 200 + 30 * 1.5, within: 1e-6)
    for item in items {
      #expect(properties.linearVelocity(for: item) == .zero)
      #expect(properties.angularVelocity(for: item) == 0)
    }
    #expect(animator.isRunning)
    #expect(animator.finish(limit: 1))
    #expect(items.map(\.center) == centers)
  }

  @Test func aSwingThatNeverRestsStopsAndFallsAgain() {
    let animator = DynamicAnimator.headless()
    let ball = BasicItem.crate(at: 700, 200)
    animator.withoutResistance(ball)
    animator.addBehavior(GravityBehavior(items: [ball]))
    animator.addBehavior(AttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 500, y: 200)))
    #expect(!animator.finish(limit: 0.25))
    let center = ball.center
    animator.advance(by: 0.1)
    #expect(ball.center != center)
  }

  @Test func fromACallbackItIsReported() {
    let animator = DynamicAnimator.headless()
    let gravity = GravityBehavior(items: [BasicItem.crate(at: 0, 0)])
    var results: [Bool] = []
    gravity.action = { results.append(animator.finish(limit: 1)) }
    animator.addBehavior(gravity)
    let (_, reports) = DynamicsDiagnostics.collecting { animator.step() }
    #expect(results == [false] && reports.count == 1)
    expect(animator.elapsedTime, near: 1.0 / 120, within: 1e-12)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func aBadLimitIsReported(limit: Double) {
    let scene = Scene(nil)
    let hash = scene.animator.stateHash
    let (result, reports) = DynamicsDiagnostics.collecting { scene.animator.finish(limit: limit) }
    #expect(!result && reports.count == 1 && scene.animator.stateHash == hash)
  }

  @Test func pausedItStays() {
    let scene = Scene(nil)
    scene.animator.pause()
    let hash = scene.animator.stateHash
    #expect(!scene.animator.finish())
    #expect(scene.animator.stateHash == hash)
    scene.animator.resume()
    #expect(scene.animator.finish())
    #expect(scene.animator.finish(), "at rest it is finished")
  }
}

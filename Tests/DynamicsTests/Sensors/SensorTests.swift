import Dynamics
import Foundation
import Testing

/// Items that enter and leave regions.
@Suite struct SensorTests {
  /// A crate of 100 pt that moves to the right from x = 100 past a region from x = 400 to 500.
  private final class Scene {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 100, 100)
    let sensor: SensorBehavior
    let motion: DynamicItemBehavior
    var calls: [String] = []

    init(speed: CGFloat) {
      sensor = SensorBehavior(items: [item])
      motion = DynamicItemBehavior(items: [item])
      motion.resistance = 0
      sensor.addRegion(
        withIdentifier: "goal", for: BezierPath(rect: CGRect(x: 400, y: 0, width: 100, height: 200))
      )
      sensor.onEnter = { [weak self] _, region in self?.calls.append("+\(region)") }
      sensor.onLeave = { [weak self] _, region in self?.calls.append("-\(region)") }
      animator.addBehavior(sensor)
      animator.addBehavior(motion)
      motion.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
    }

    var isInside: Bool { !sensor.items(inRegion: "goal").isEmpty }
  }

  @Test(arguments: [60.0, 333, 2400])
  func anItemIsInTheRegionExactlyWhileItsOutlineMeetsIt(speed: Double) {
    let scene = Scene(speed: speed)
    while scene.item.center.x < 600 {
      scene.animator.step()
      let x = scene.item.center.x
      guard abs(x - 350) > 1e-6, abs(x - 550) > 1e-6 else { continue }
      #expect(scene.isInside == (x > 350 && x < 550), "at \(x)")
    }
    #expect(scene.calls == ["+goal", "-goal"])
    expect(scene.motion.linearVelocity(for: scene.item).x, near: speed, within: 1e-9)
  }

  @Test func anItemThatPassesInOneStepEntersAndLeaves() {
    let scene = Scene(speed: 60_000)
    scene.animator.step()
    expect(scene.item.center.x, near: 600, within: 1e-6)
    #expect(scene.calls == ["+goal", "-goal"])
    #expect(!scene.isInside)
  }

  @Test func anItemThatFliesPastIsNotNoticed() {
    let scene = Scene(speed: 60_000)
    scene.item.center.y = 251
    scene.animator.updateItem(usingCurrentState: scene.item)
    scene.animator.step()
    #expect(scene.calls.isEmpty)
  }

  @Test func aLineNoticesACircleThatTouchesIt() {
    let animator = DynamicAnimator.headless()
    let ball = BasicItem(
      center: .zero, size: CGSize(width: 100, height: 100), collisionBoundsType: .ellipse)
    let sensor = SensorBehavior(items: [ball])
    for (name, distance) in [("near", 49.99), ("far", 50.01)] {
      let line = BezierPath()
      // At 45°, where the box of the ball is farther out than the ball.
      let foot = distance / 2.0.squareRoot()
      line.move(to: CGPoint(x: foot - 30, y: foot + 30))
      line.addLine(to: CGPoint(x: foot + 30, y: foot - 30))
      sensor.addRegion(withIdentifier: name, for: line)
    }
    animator.addBehavior(sensor)
    animator.step()
    #expect(sensor.items(inRegion: "near").count == 1)
    #expect(sensor.items(inRegion: "far").isEmpty)
  }

  @Test func aHoleIsNotPartOfTheRegion() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem(center: CGPoint(x: 150, y: 150), size: CGSize(width: 20, height: 20))
    let sensor = SensorBehavior(items: [item])
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 300))
    sensor.addRegion(withIdentifier: "whole", for: path)
    path.append(BezierPath(rect: CGRect(x: 100, y: 100, width: 100, height: 100)))
    sensor.addRegion(withIdentifier: "ring", for: path)
    animator.addBehavior(sensor)
    animator.step()
    #expect(sensor.items(inRegion: "whole").count == 1)
    #expect(sensor.items(inRegion: "ring").isEmpty)
  }

  @Test func aRegionGoesWithItsItem() {
    let scene = Scene(speed: 0)
    let carrier = BasicItem.crate(at: 800, 100)
    let motion = DynamicItemBehavior(items: [carrier])
    motion.resistance = 0
    scene.sensor.addRegion(
      withIdentifier: "magnet",
      for: BezierPath(rect: CGRect(x: -100, y: -50, width: 200, height: 100)),
      attachedTo: carrier)
    motion.addLinearVelocity(CGPoint(x: -120, y: 0), for: carrier)
    scene.animator.addBehavior(motion)
    while carrier.center.x > 0 {
      scene.animator.step()
      let gap = abs(carrier.center.x - 100)
      guard abs(gap - 150) > 1e-6 else { continue }
      #expect(scene.sensor.items(inRegion: "magnet").isEmpty == (gap > 150))
    }
  }

  enum Removal: CaseIterable { case item, region, behavior, animator }

  @Test(arguments: Removal.allCases)
  func whatIsRemovedLeavesAtOnce(removal: Removal) {
    var animator: DynamicAnimator? = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 100, 100)
    let sensor = SensorBehavior(items: [item])
    var calls: [String] = []
    sensor.onEnter = { _, _ in calls.append("+") }
    sensor.onLeave = { _, _ in calls.append("-") }
    sensor.addRegion(
      withIdentifier: 1, for: BezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90)))
    animator?.addBehavior(sensor)
    animator?.step()
    #expect(calls == ["+"])
    switch removal {
    case .item: sensor.removeItem(item)
    case .region: sensor.removeRegion(withIdentifier: 1)
    case .behavior: animator?.removeBehavior(sensor)
    case .animator: animator = nil
    }
    #expect(calls == ["+", "-"])
  }

  @Test func aRestoredSnapshotTellsTheDifference() throws {
    let scene = Scene(speed: 300)
    let before = scene.animator.snapshot()
    scene.animator.advance(by: 1.2)
    #expect(scene.calls == ["+goal"])
    let inside = scene.animator.snapshot()
    let hash = scene.animator.stateHash
    try scene.animator.restore(before)
    #expect(scene.calls == ["+goal", "-goal"])
    scene.animator.advance(by: 1.2)
    #expect(scene.animator.stateHash == hash)
    try scene.animator.restore(inside)
    #expect(scene.calls == ["+goal", "-goal", "+goal"], "nothing has changed")
    #expect(scene.isInside)
  }

  @Test func theStreamPairsEvents() async {
    let scene = Scene(speed: 600)
    var events = scene.sensor.events.makeAsyncIterator()
    let id = scene.animator.id(of: scene.item)
    scene.animator.advance(by: 1)
    let (first, second) = (await events.next(), await events.next())
    #expect(first?.phase == .entered && second?.phase == .left)
    #expect(first?.item == id && first?.region == "goal")
    #expect((first?.elapsedTime ?? 9) < (second?.elapsedTime ?? 0))
  }

  @Test func aSensorAloneComesToRestAndContactsComeFirst() {
    let scene = Scene(speed: 0)
    #expect(scene.animator.advanceUntilPaused(limit: 2))
    let other = BasicItem.crate(at: 150, 100)
    let collision = CollisionBehavior(items: [scene.item, other])
    let log = ContactLog()
    log.onEntry = { _ in scene.calls.append("contact") }
    collision.collisionDelegate = log
    scene.sensor.action = { scene.calls.append("action") }
    scene.animator.addBehavior(collision)
    scene.sensor.addRegion(
      withIdentifier: "here", for: BezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90)))
    scene.animator.step()
    #expect(scene.calls == ["contact", "+here", "action"])
  }
}

import Testing

@testable import Dynamics

/// Items at rest are not simulated while another one moves, and wake as soon as one of their
/// properties changes.
@Suite struct SleepingItemsTests {
  /// Two items at rest and one that flies.
  private struct Scene {
    let animator = DynamicAnimator.headless()
    let items = [BasicItem.crate(at: 100, 100), .crate(at: 400, 100)]
    let flier = BasicItem.crate(at: 0, 800)
    let gravity: GravityBehavior
    let properties: DynamicItemBehavior

    init() {
      gravity = GravityBehavior(items: items)
      gravity.magnitude = 0
      properties = animator.withoutResistance(items[0], items[1], flier)
      properties.addLinearVelocity(CGPoint(x: 10, y: 0), for: flier)
      animator.addBehavior(gravity)
    }

    func isAwake(_ item: BasicItem) -> Bool {
      animator.simulation.body(of: item).map(animator.simulation.world.isAwake) ?? false
    }

    var areAsleep: Bool { !items.contains { isAwake($0) } }
  }

  @Test func whatLiesStillFallsAsleep() {
    let scene = Scene()
    #expect(scene.isAwake(scene.items[0]))
    scene.animator.advance(by: 1)
    #expect(scene.areAsleep && scene.isAwake(scene.flier) && scene.animator.isRunning)
    #expect(
      scene.animator.awakeItems.map { ObjectIdentifier($0) } == [ObjectIdentifier(scene.flier)])
    #expect(scene.items[0].center == CGPoint(x: 100, y: 100))
  }

  @Test func eachChangeMovesItAgain() {
    let changes: [(String, (Scene) -> Void)] = [
      ("gravity", { $0.gravity.magnitude = 1 }),
      ("angle", { $0.gravity.setAngle(1, magnitude: 1) }),
      ("velocity", { $0.properties.addLinearVelocity(CGPoint(x: 0, y: 50), for: $0.items[0]) }),
      ("another gravity", { $0.animator.addBehavior(GravityBehavior(items: [$0.items[0]])) }),
      (
        "field",
        { scene in
          let field = FieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
          field.addItem(scene.items[0])
          scene.animator.addBehavior(field)
        }
      ),
      (
        "attachment",
        { scene in
          let spring = AttachmentBehavior(item: scene.items[0], attachedToAnchor: .zero)
          spring.length = 20
          spring.frequency = 3
          scene.animator.addBehavior(spring)
        }
      ),
      (
        "snap",
        { scene in
          scene.animator.addBehavior(SnapBehavior(item: scene.items[0], snapTo: .zero))
        }
      ),
      (
        "push",
        { scene in
          let push = PushBehavior(items: [scene.items[0]], mode: .instantaneous)
          push.magnitude = 1
          scene.animator.addBehavior(push)
        }
      ),
    ]
    for (name, change) in changes {
      let scene = Scene()
      scene.animator.advance(by: 1)
      #expect(scene.areAsleep, "before \(name)")
      change(scene)
      scene.animator.step()
      #expect(scene.items[0].center != CGPoint(x: 100, y: 100), "\(name)")
    }
  }

  @Test func aForceThatChangesWhileItSleepsActsAsIfItHadBeenAwake() {
    let (slept, stayed) = (Scene(), Scene())
    slept.animator.advance(by: 1)
    for scene in [slept, stayed] {
      scene.gravity.setAngle(1, magnitude: 0.5)
      for _ in 0..<30 { scene.animator.step() }
    }
    #expect(slept.items[0].center == stayed.items[0].center)
  }

  @Test func aMaterialThatIsSetWhileItSleepsCounts() {
    let scene = Scene()
    scene.animator.advance(by: 1)
    scene.properties.density = 3
    let field = FieldBehavior.springField()
    field.addItem(scene.items[0])
    var mass: CGFloat = 0
    let reader = FieldBehavior.field { _, _, _, itsMass, _, _ in
      mass = itsMass
      return .zero
    }
    reader.addItem(scene.items[0])
    scene.animator.addBehavior(reader)
    scene.animator.step()
    #expect(mass == 3)
  }

  @Test func whatIsHitWakesWithTheForcesOnIt() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 1000, height: 500))
    let (low, ball) = (BasicItem.crate(at: 300, 450), BasicItem.box(0, 460, 20, 20))
    let collision = CollisionBehavior(items: [low, ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    let well = FieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 10))
    well.addItem(low)
    animator.addBehavior(collision)
    animator.addBehavior(well)
    ball.center.x = 20
    let properties = animator.withoutResistance(ball, low)
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: ball)
    animator.advance(by: 1.5)
    guard let body = animator.simulation.body(of: low) else { return #expect(Bool(false)) }
    #expect(!animator.simulation.world.isAwake(body))
    animator.advance(by: 2)
    #expect(low.center.x > 300.01, "pushed aside")
    expect(low.center.y, near: 450, within: 0.3, "and held down")
  }

  @Test func whatIsInAnUnsteadyFieldStaysAwake() {
    let scene = Scene()
    let noises = (0..<2).map { _ in
      let noise = FieldBehavior.noiseField(smoothness: 1, animationSpeed: 1)
      noise.strength = 0
      noise.addItem(scene.items[0])
      scene.animator.addBehavior(noise)
      return noise
    }
    let still = FieldBehavior.noiseField(smoothness: 1, animationSpeed: 0)
    still.strength = 0
    still.addItem(scene.items[1])
    scene.animator.addBehavior(still)
    scene.animator.advance(by: 1)
    #expect(scene.isAwake(scene.items[0]) && !scene.isAwake(scene.items[1]))
    noises[0].removeItem(scene.items[0])
    scene.animator.advance(by: 1)
    #expect(scene.isAwake(scene.items[0]), "still in one of them")
    noises[1].animationSpeed = 0
    scene.animator.advance(by: 1)
    #expect(scene.areAsleep)
    still.animationSpeed = 2
    noises[1].animationSpeed = 1
    scene.animator.advance(by: 1)
    #expect(scene.items.allSatisfy { scene.isAwake($0) })
    for noise in noises + [still] { scene.animator.removeBehavior(noise) }
    scene.animator.advance(by: 1)
    #expect(scene.areAsleep)
  }

  /// A field iterates over its items or over all awake items, whichever are fewer.
  @Test func aFieldActsOnItsOwnItemsHoweverManySleep() {
    let animator = DynamicAnimator.headless()
    let sleepers = (0..<40).map { BasicItem.box(20 + 24 * CGFloat($0), 20, 10, 10) }
    let (inside, outside) = (BasicItem.box(0, 500, 10, 10), BasicItem.box(0, 700, 10, 10))
    let field = FieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.region = Region(size: CGSize(width: 1000, height: 400))
    field.position.y = 500
    for item in sleepers + [inside] { field.addItem(item) }
    animator.addBehavior(DynamicItemBehavior(items: sleepers + [inside, outside]))
    let fliers = animator.withoutResistance(inside, outside)
    for item in [inside, outside] { fliers.addLinearVelocity(CGPoint(x: 0, y: 5), for: item) }
    animator.addBehavior(field)
    animator.advance(by: 1)
    #expect(animator.simulation.world.awakeCount == 2)
    let before = inside.center.x
    for _ in 0..<12 { animator.step() }
    #expect(inside.center.x > before)
    #expect(outside.center.x == 0)
    #expect(sleepers[3].center == CGPoint(x: 92, y: 20))
  }
}

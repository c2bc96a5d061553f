import Dynamics
import Testing

/// Bad input is reported once and changes nothing else.
@Suite struct BadInputTests {
  private static let badNumbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]

  @Test func numbersAreRefusedPropertyByProperty() {
    let item = BasicItem.crate(at: 0, 0)
    let gravity = GravityBehavior(items: [item])
    let push = PushBehavior(items: [item], mode: .continuous)
    let snap = SnapBehavior(item: item, snapTo: .zero)
    let tie = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    let properties = DynamicItemBehavior(items: [item])
    let collision = CollisionBehavior(items: [item])
    let field = FieldBehavior.noiseField(smoothness: 1, animationSpeed: 1)
    field.addItem(item)
    let drag = DragBehavior(item: item, grabbedAt: .zero)
    let animator = DynamicAnimator.headless()
    let behaviors: [DynamicBehavior] = [
      gravity, push, snap, tie, properties, collision, field, drag,
    ]
    for behavior in behaviors { animator.addBehavior(behavior) }
    for bad in Self.badNumbers {
      let misuses: [() -> Void] = [
        { gravity.magnitude = bad }, { gravity.angle = bad },
        { gravity.gravityDirection = CGVector(dx: 0, dy: bad) },
        { gravity.setAngle(0, magnitude: bad) },
        { push.magnitude = bad }, { push.angle = bad },
        { push.pushDirection = CGVector(dx: bad, dy: 0) },
        { push.setTargetOffsetFromCenter(Offset(horizontal: bad, vertical: 0), for: item) },
        { snap.snapPoint = CGPoint(x: bad, y: 0) }, { snap.damping = bad },
        { snap.frequency = bad }, { tie.anchorPoint = CGPoint(x: 0, y: bad) },
        { tie.length = bad }, { tie.damping = bad }, { tie.frequency = bad },
        { properties.elasticity = bad }, { properties.friction = bad },
        { properties.density = bad }, { properties.resistance = bad },
        { properties.angularResistance = bad },
        { properties.addLinearVelocity(CGPoint(x: bad, y: 0), for: item) },
        { properties.addAngularVelocity(bad, for: item) },
        { collision.addBoundary(withIdentifier: 1, from: .zero, to: CGPoint(x: bad, y: 0)) },
        { properties.charge = bad },
        { field.strength = bad }, { field.falloff = bad }, { field.minimumRadius = bad },
        { field.smoothness = bad }, { field.animationSpeed = bad },
        { field.position = CGPoint(x: bad, y: 0) }, { field.direction = CGVector(dx: 0, dy: bad) },
        { tie.frictionTorque = bad },
        { tie.attachmentRange = FloatRange(minimum: bad, maximum: bad) },
        { drag.frequency = bad }, { drag.damping = bad },
        { drag.move(to: CGPoint(x: 0, y: bad), at: 1) },
        { animator.timeStep = bad }, { animator.speed = bad }, { animator.advance(by: -abs(bad)) },
        { _ = animator.advanceUntilPaused(limit: bad.isNaN ? bad : -abs(bad)) },
        { animator.referenceBounds = CGRect(x: bad, y: 0, width: 1, height: 1) },
      ]
      for (index, misuse) in misuses.enumerated() {
        let before = animator.stateHash
        let (_, reports) = DynamicsDiagnostics.collecting(misuse)
        #expect(reports.count == 1, "\(bad) in misuse \(index): \(reports)")
        #expect(animator.stateHash == before, "\(bad) in misuse \(index)")
      }
    }
    animator.advance(by: 1)
    #expect(item.center.x.isFinite && item.center.y.isFinite)
  }

  @Test func numbersBelowTheirRangeAreRefusedToo() {
    let item = BasicItem.crate(at: 0, 0)
    let (tie, snap) = (
      AttachmentBehavior(item: item, attachedToAnchor: .zero),
      SnapBehavior(item: item, snapTo: .zero)
    )
    let properties = DynamicItemBehavior(items: [item])
    let field = FieldBehavior.springField()
    let animator = DynamicAnimator.headless()
    for behavior in [tie, snap, properties, field] { animator.addBehavior(behavior) }
    let misuses: [() -> Void] = [
      { tie.length = -1 }, { tie.damping = -0.1 }, { tie.frequency = -1 },
      { tie.frictionTorque = -1 },
      { tie.attachmentRange = FloatRange(minimum: 2, maximum: 1) },
      { snap.damping = -0.1 }, { snap.damping = 1.1 }, { snap.frequency = 0 },
      { properties.elasticity = -0.1 }, { properties.elasticity = 1.1 },
      { properties.friction = -0.1 }, { properties.density = 0 }, { properties.density = -1 },
      { properties.resistance = -0.1 }, { properties.angularResistance = -0.1 },
      { field.minimumRadius = 0 }, { field.minimumRadius = -1 }, { field.smoothness = -0.1 },
      { field.smoothness = 1.1 }, { field.animationSpeed = -1 }, { field.falloff = 101 },
      { animator.timeStep = 0 }, { animator.timeStep = -0.01 }, { animator.speed = -1 },
    ]
    for (index, misuse) in misuses.enumerated() {
      let before = animator.stateHash
      let (_, reports) = DynamicsDiagnostics.collecting(misuse)
      #expect(reports.count == 1, "misuse \(index): \(reports)")
      #expect(animator.stateHash == before, "misuse \(index)")
    }
  }

  @Test func itemsThatPhysicsCannotBeDoneOnTakeNoPart() {
    let unsound: [BasicItem] = [
      .box(0, 0, 0, 10), .box(0, 0, 10, -5), .box(.nan, 0, 10, 10), .box(0, .infinity, 10, 10),
      .box(0, 0, .nan, 10), .box(0, 0, 1e12, 10), .box(1e300, 0, 10, 10),
    ]
    for item in unsound {
      let animator = DynamicAnimator.headless()
      let gravity = GravityBehavior(items: [item])
      let (_, reports) = DynamicsDiagnostics.collecting { animator.addBehavior(gravity) }
      #expect(reports.count == 1)
      #expect(animator.items.isEmpty)
      animator.advance(by: 0.1)
      item.center = CGPoint(x: 5, y: 5)
      item.bounds.size = CGSize(width: 10, height: 10)
      animator.updateItem(usingCurrentState: item)
      animator.advance(by: 0.1)
      #expect(item.center.y > 5, "sound now, it takes part")
    }
  }

  @Test func theSameThingTwiceIsReported() {
    let item = BasicItem.crate(at: 0, 0)
    let animator = DynamicAnimator.headless()
    let other = DynamicAnimator.headless()
    let gravity = GravityBehavior(items: [item])
    animator.addBehavior(gravity)
    let parent = DynamicBehavior()
    let child = DynamicBehavior()
    parent.addChildBehavior(child)
    let misuses: [() -> Void] = [
      { _ = GravityBehavior(items: [item, item]) },
      { gravity.addItem(item) },
      { gravity.removeItem(BasicItem.crate(at: 1, 1)) },
      { animator.addBehavior(gravity) },
      { other.addBehavior(gravity) },
      { other.removeBehavior(gravity) },
      { parent.addChildBehavior(gravity) },
      { parent.addChildBehavior(child) },
      { child.addChildBehavior(parent) },
      { parent.addChildBehavior(parent) },
      { parent.removeChildBehavior(gravity) },
      { animator.updateItem(usingCurrentState: BasicItem.crate(at: 1, 1)) },
      { FieldBehavior.springField().removeItem(item) },
      { PushBehavior().setTargetOffsetFromCenter(.zero, for: item) },
      { CollisionBehavior().removeBoundary(withIdentifier: "none") },
      { CollisionBehavior().addBoundary(withIdentifier: "none", for: BezierPath()) },
    ]
    for (index, misuse) in misuses.enumerated() {
      let (_, reports) = DynamicsDiagnostics.collecting(misuse)
      #expect(reports.count == 1, "misuse \(index): \(reports)")
    }
    #expect(gravity.items.count == 1)
    #expect(gravity.dynamicAnimator === animator)
  }

  @Test func anItemTiedToItselfIsReportedAndHarmless() {
    let item = BasicItem.crate(at: 0, 0)
    let animator = DynamicAnimator.headless()
    let (tie, reports) = DynamicsDiagnostics.collecting {
      AttachmentBehavior(item: item, attachedTo: item)
    }
    #expect(reports.count == 1)
    animator.addBehavior(tie)
    animator.advance(by: 0.1)
    animator.removeBehavior(tie)
    animator.advance(by: 0.1)
  }

  @Test func extremesOfWhatIsAcceptedStayFinite() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let tiny = BasicItem.box(500, 400, 0.001, 0.001)
    let huge = BasicItem.box(500, 800, 1e6, 1e6)
    let normal = BasicItem.box(500, 500, 40, 40)
    let items = [tiny, huge, normal]
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let gravity = GravityBehavior(items: items)
    gravity.magnitude = 1e12
    animator.addBehavior(gravity)
    let push = PushBehavior(items: items, mode: .continuous)
    push.setAngle(1, magnitude: 1e12)
    for item in items {
      push.setTargetOffsetFromCenter(Offset(horizontal: 1e6, vertical: 1e6), for: item)
    }
    animator.addBehavior(push)
    for (item, density) in zip(items, [1e-6, 1e6, 1.0]) {
      let properties = DynamicItemBehavior(items: [item])
      properties.density = density
      properties.addAngularVelocity(1e12, for: item)
      animator.addBehavior(properties)
    }
    let tie = AttachmentBehavior(item: tiny, attachedTo: huge)
    tie.frequency = 10_000
    tie.damping = 1000
    animator.addBehavior(tie)
    for _ in 0..<240 { animator.step() }
    for item in items {
      #expect(item.center.x.isFinite && item.center.y.isFinite && item.angle.isFinite)
    }
  }
}

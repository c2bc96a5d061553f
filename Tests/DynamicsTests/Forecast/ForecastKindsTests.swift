import Dynamics
import Testing

/// Each kind of behavior and of state is foretold.
@Suite struct ForecastKindsTests {
  private let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 600, height: 400))
  private let box = BasicItem.box(200, 100, 30, 30)

  private func addFloor(_ items: [any DynamicItem]) -> CollisionBehavior {
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: items))
    return collision
  }

  @Test func anInstantaneousPushIsUsedUpInTheForecastOnly() throws {
    _ = addFloor([box])
    let kick = PushBehavior(items: [box], mode: .instantaneous)
    kick.pushDirection = CGVector(dx: 0.2, dy: -0.3)
    kick.setTargetOffsetFromCenter(Offset(horizontal: 5, vertical: 2), for: box)
    animator.addBehavior(kick)
    _ = animator.forecast(for: 1)
    #expect(kick.active)
    try animator.expectForetold(for: 2)
    #expect(!kick.active)
  }

  @Test func continuousPushesAndFieldsAct() throws {
    _ = addFloor([box])
    let push = PushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 0.2, dy: 0)
    animator.addBehavior(push)
    let turbulence = FieldBehavior.turbulenceField(smoothness: 0.3, animationSpeed: 3)
    turbulence.addItem(box)
    turbulence.strength = 4
    turbulence.seed = 8
    animator.addBehavior(turbulence)
    // A change of a property that no step has seen yet.
    animator.step()
    push.magnitude = 0.4
    try animator.expectForetold(for: 2)
  }

  @Test func snapsAndDragsPull() throws {
    let card = BasicItem.box(300, 300, 60, 90)
    animator.addBehavior(SnapBehavior(item: box, snapTo: CGPoint(x: 400, y: 50)))
    animator.addBehavior(GravityBehavior(items: [card]))
    let drag = DragBehavior(item: card, grabbedAt: CGPoint(x: 320, y: 280))
    animator.addBehavior(drag)
    animator.step()
    drag.move(to: CGPoint(x: 100, y: 120), at: 0.01)
    try animator.expectForetold(for: 1)
    drag.release()
    try animator.expectForetold(for: 0.5)
  }

  @Test func anAttachmentBreaksInTheForecastAndTellsNobody() throws {
    let collision = addFloor([box])
    let rod = AttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 20))
    rod.breakingForce = 20
    var breaks = 0
    rod.onBreak = { breaks += 1 }
    animator.addBehavior(rod)
    animator.advance(by: 0.1)
    // A bead leaves with the last attachment that has it.
    let (bead, weight) = (BasicItem.box(400, 100, 20, 20), BasicItem.box(400, 150, 20, 20))
    let thread = AttachmentBehavior(item: bead, attachedToAnchor: CGPoint(x: 400, y: 50))
    let link = AttachmentBehavior(item: bead, attachedTo: weight)
    (thread.breakingForce, link.breakingForce) = (0.1, 0.1)
    animator.addBehavior(GravityBehavior(items: [weight]))
    animator.addBehavior(link)
    let push = PushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    animator.addBehavior(push)
    animator.addBehavior(thread)
    let id = try #require(animator.id(of: bead))
    let forecast = animator.forecast(for: 2)
    #expect(breaks == 0 && rod.dynamicAnimator === animator)
    try animator.expectForetold(for: 2)
    #expect(breaks == 1 && rod.dynamicAnimator == nil)
    #expect(thread.dynamicAnimator == nil && link.dynamicAnimator == nil)
    #expect(animator.id(of: bead) == nil)
    #expect(forecast.pose(of: id, at: 2)?.center == bead.center)
    withExtendedLifetime(collision) {}
  }

  @Test func motorsAndServosTurn() throws {
    let arm = BasicItem.box(300, 200, 80, 20)
    let hinge = AttachmentBehavior.pinAttachment(
      with: arm, attachedTo: box, attachmentAnchor: CGPoint(x: 260, y: 200))
    hinge.motor = AttachmentBehavior.Motor(angle: 1, speed: 3, maximum: 5)
    animator.addBehavior(hinge)
    let slide = AttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = FloatRange(minimum: -50, maximum: 80)
    slide.motor = AttachmentBehavior.Motor(speed: 40, maximum: 3)
    animator.addBehavior(slide)
    try animator.expectForetold(for: 3)
  }

  @Test func sensorsStaySilent() throws {
    _ = addFloor([box])
    let sensor = SensorBehavior(items: [box])
    var notices = 0
    sensor.onEnter = { _, _ in notices += 1 }
    sensor.onLeave = { _, _ in notices += 1 }
    // An identifier that no snapshot could make again.
    sensor.addRegion(
      withIdentifier: ObjectIdentifier(box),
      for: BezierPath(rect: CGRect(x: 150, y: 200, width: 100, height: 50)))
    animator.addBehavior(sensor)
    _ = animator.forecast(for: 2)
    #expect(notices == 0)
    try animator.expectForetold(for: 2)
    #expect(notices == 2)
  }

  @Test func kinematicItemsAndBoundariesMove() throws {
    let collision = addFloor([box])
    let (lift, tray) = (BasicItem.box(200, 380, 100, 20), BasicItem.box(450, 300, 20, 20))
    let kinematic = KinematicBehavior(items: [lift, tray])
    animator.addBehavior(kinematic)
    collision.addItem(lift)
    let ball = BasicItem.box(450, 250, 20, 20)
    collision.addItem(ball)
    let bowl = BezierPath(
      arcCenter: .zero, radius: 60, startAngle: 0, endAngle: .pi, clockwise: true)
    collision.addBoundary(withIdentifier: "bowl", for: bowl, attachedTo: tray)
    collision.addBoundary(
      withIdentifier: "arm", from: CGPoint(x: 20, y: 100), to: CGPoint(x: 60, y: 100))
    collision.moveBoundary(
      withIdentifier: "arm", by: CGVector(dx: 200, dy: 60), duration: 0.8, timing: .easeInOut)
    kinematic.move(lift, to: CGPoint(x: 200, y: 250), angle: 0.3, duration: 1, timing: .easeOut)
    kinematic.setLinearVelocity(CGPoint(x: -80, y: 0), for: tray)
    kinematic.setAngularVelocity(0.2, for: tray)
    // At first no step has seen the boundary's item.
    try animator.expectForetold(for: 0.4)
    kinematic.follow(tray, to: CGPoint(x: 300, y: 200), at: animator.elapsedTime + 0.25)
    try animator.expectForetold(for: 1)
  }

  @Test func referenceBoundsMoveAndMovedBoundsCount() throws {
    _ = addFloor([box])
    animator.advance(by: 0.2)
    animator.setReferenceBounds(
      CGRect(x: 0, y: 0, width: 300, height: 250), duration: 0.7, timing: .easeIn)
    try animator.expectForetold(for: 0.3)
    try animator.expectForetold(for: 1)
    animator.referenceBounds = CGRect(x: 0, y: 0, width: 350, height: 300)
    try animator.expectForetold(for: 1)
    animator.referenceBounds = nil
    try animator.expectForetold(for: 0.5)
  }

  @Test func sleepersAnchoredAndRefusedItemsAreThere() throws {
    let anchored = BasicItem.box(300, 300, 80, 20)
    let collision = addFloor([box, anchored])
    let properties = DynamicItemBehavior(items: [anchored])
    properties.isAnchored = true
    animator.addBehavior(properties)
    let unsound = BasicItem.box(.nan, 0, 10, 10)
    _ = DynamicsDiagnostics.collecting { collision.addItem(unsound) }
    animator.advanceUntilPaused(limit: 10)
    #expect(!animator.isRunning)
    let visitor = BasicItem.box(205, 20, 20, 20)
    collision.addItem(visitor)
    let toss = DynamicItemBehavior(items: [visitor])
    toss.addLinearVelocity(CGPoint(x: 40, y: 200), for: visitor)
    animator.addBehavior(toss)
    animator.addBehavior(GravityBehavior(items: [visitor]))
    try animator.expectForetold(for: 3)
  }

  @Test func preciseCollisionsComeTrue() throws {
    let shot = BasicItem(
      center: CGPoint(x: 30, y: 200), size: CGSize(width: 8, height: 8),
      collisionBoundsType: .ellipse)
    let wall = BasicItem.box(300, 200, 4, 100)
    let collision = addFloor([shot, wall, box])
    let properties = DynamicItemBehavior(items: [shot, wall])
    properties.usesPreciseCollisionDetection = true
    properties.elasticity = 0.9
    properties.addLinearVelocity(CGPoint(x: 5000, y: 300), for: shot)
    animator.addBehavior(properties)
    collision.setCollides(false, between: shot, and: box)
    collision.setElasticity(0.3, between: shot, andBoundary: nil)
    try animator.expectForetold(for: 1.5)
  }

  @Test func groupsAndTurnedItemsComeTrue() throws {
    let group = DynamicItemGroup(items: [
      BasicItem.box(100, 100, 20, 20), BasicItem.box(125, 110, 26, 26),
    ])
    box.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 2)
    _ = addFloor([group, box])
    try animator.expectForetold(for: 2)
  }

  @Test func aPausedAnimatorIsForetoldAsIfItWentOn() throws {
    _ = addFloor([box])
    animator.advance(by: 0.1)
    animator.pause()
    let paused = animator.forecast(for: 1)
    #expect(animator.isPaused && !animator.isRunning)
    animator.resume()
    animator.advance(by: 1)
    #expect(paused.pose(of: animator.id(of: box)!, at: 1)?.center == box.center)
  }

  @Test func anEmptyAnimatorHasAForecast() {
    let forecast = DynamicAnimator.headless().forecast(for: 3)
    #expect(forecast.duration == 3 && forecast.restsAt == 0)
    #expect(forecast.contacts.isEmpty && forecast.itemIDs.isEmpty)
  }

  @Test func anItemIsForetoldWithThoseThatMayReachIt() throws {
    let (a, b, c) = (
      BasicItem.box(100, 50, 20, 20), BasicItem.box(110, 100, 20, 20),
      BasicItem.box(400, 50, 20, 20)
    )
    _ = addFloor([a, b])
    _ = addFloor([c])
    let shelf = BasicItem.box(100, 300, 60, 10)
    let anchor = DynamicItemBehavior(items: [shelf])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    let ids = [a, b, c, shelf].map { animator.id(of: $0)! }
    #expect(animator.forecast(of: a, for: 1).itemIDs == [ids[0], ids[1], ids[3]])
    #expect(animator.forecast(of: c, for: 1).itemIDs == [ids[2], ids[3]])
    let spring = AttachmentBehavior(item: b, attachedTo: c)
    spring.frequency = 1
    animator.addBehavior(spring)
    #expect(animator.forecast(of: a, for: 1).itemIDs.count == 4)
    animator.removeBehavior(spring)
    try animator.expectForetold(of: a, for: 1)
    try animator.expectForetold(of: c, for: 1)
  }
}

import DynamicsTesting
import Testing

/// Boundaries that move by themselves: over a duration, with an item, and with the reference bounds.
@Suite struct MovedBoundaryTests {
  private let animator = DynamicAnimator.headless()

  private func reports(_ misuse: () -> Void) -> [String] {
    DynamicsDiagnostics.collecting(misuse).diagnostics.map(\.message)
  }

  private func ball(_ x: CGFloat, _ y: CGFloat, radius: CGFloat = 10) -> BasicItem {
    BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: 2 * radius, height: 2 * radius),
      collisionBoundsType: .ellipse)
  }

  private var tray: BezierPath {
    let path = BezierPath()
    path.move(to: CGPoint(x: -60, y: -30))
    path.addLine(to: CGPoint(x: -60, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 0))
    path.addLine(to: CGPoint(x: 60, y: -30))
    return path
  }

  // MARK: Over a duration

  @Test func aBoundaryIsWhereItsTimingSays() throws {
    let collision = CollisionBehavior(items: [ball(0, 0)])
    collision.addBoundary(
      withIdentifier: "line", from: CGPoint(x: -100, y: 90), to: CGPoint(x: 100, y: 90))
    animator.addBehavior(collision)
    collision.moveBoundary(
      withIdentifier: "line", by: CGVector(dx: 30, dy: -60), duration: 0.5, timing: .easeInOut)
    for step in 1...60 {
      animator.step()
      let box = try #require(collision.boundary(withIdentifier: "line")).bounds
      let progress = TimingFunction.easeInOut(Double(step) / 60)
      expect(box.minY, near: 90 - 60 * progress, within: 1e-9)
      expect(box.minX, near: -100 + 30 * progress, within: 1e-9)
    }
    expectRest(animator, within: 2)
    #expect(collision.boundary(withIdentifier: "line")?.bounds.minY == 30)
  }

  @Test func aFloorLiftsWhatLiesOnIt() {
    let ball = ball(0, 80)
    animator.addBehavior(GravityBehavior(items: [ball]))
    let collision = CollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: -100, y: 90), to: CGPoint(x: 100, y: 90))
    animator.addBehavior(collision)
    expectRest(animator, within: 5)
    collision.moveBoundary(
      withIdentifier: "floor", by: CGVector(dx: 0, dy: -600), duration: 1, timing: .easeInOut)
    // A floor that slows down faster than gravity would throw the ball.
    for _ in 0..<240 { animator.step() }
    expectRest(animator, within: 10)
    expect(ball.center.y, near: -520, within: 0.2)
  }

  /// An edge that is stretched moves at another speed at each of its points.
  @Test func aStretchedFloorDragsEachItemByItsPlace() {
    let boxes = [-90, 90].map {
      BasicItem(center: CGPoint(x: $0, y: 80), size: CGSize(width: 20, height: 20))
    }
    animator.addBehavior(GravityBehavior(items: boxes))
    let material = DynamicItemBehavior(items: boxes)
    material.friction = 1
    animator.addBehavior(material)
    let collision = CollisionBehavior(items: boxes)
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: -100, y: 90), to: CGPoint(x: 100, y: 90))
    animator.addBehavior(collision)
    expectRest(animator, within: 5)
    for step in 1...120 {
      collision.addBoundary(
        withIdentifier: "floor", from: CGPoint(x: -100, y: 90),
        to: CGPoint(x: 100 + CGFloat(step), y: 90))
      animator.step()
    }
    expect(boxes[0].center.x, near: -90 + 0.05 * 120, within: 0.5)
    // It slides until friction has brought it to the speed of the floor.
    expect(boxes[1].center.x, near: 90 + 0.95 * 120, within: 10)
  }

  @Test(arguments: [0.5, 0.1, 0.02, 0])
  func aClosedBoundaryLosesNothing(duration: TimeInterval) {
    let balls = (0..<12).map { ball(CGFloat($0 % 4) * 22 - 33, CGFloat($0 / 4) * 22 - 22) }
    let collision = CollisionBehavior(items: balls)
    collision.addBoundary(
      withIdentifier: "box", for: BezierPath(rect: CGRect(x: -80, y: -60, width: 160, height: 120)))
    animator.addBehavior(collision)
    for (dx, dy) in [(400, 0), (0, 500), (-900, -300), (30, 10)] {
      collision.moveBoundary(
        withIdentifier: "box", by: CGVector(dx: dx, dy: dy), duration: duration)
      for _ in 0..<120 {
        animator.step()
        let box = collision.boundary(withIdentifier: "box")!.bounds.insetBy(dx: -0.01, dy: -0.01)
        #expect(balls.allSatisfy { box.contains($0.center) })
      }
    }
  }

  @Test func theReferenceBoundsShrinkAndGrow() {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
    let balls = (0..<10).map { ball(30 + CGFloat($0 % 5) * 30, 250 + CGFloat($0 / 5) * 25) }
    animator.addBehavior(GravityBehavior(items: balls))
    let collision = CollisionBehavior(items: balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    expectRest(animator, within: 20)
    let keyboard = CGRect(x: 0, y: 0, width: 300, height: 120)
    animator.setReferenceBounds(keyboard, duration: 0.25, timing: .easeOut)
    for _ in 0..<120 {
      animator.step()
      let bounds = animator.referenceBounds!.insetBy(dx: -0.01, dy: -0.01)
      #expect(balls.allSatisfy { bounds.contains($0.center) })
    }
    #expect(animator.referenceBounds == keyboard)
    expectRest(animator, within: 20)
    #expect(balls.map(\.center.y).max()! > 105)
  }

  @Test func anItemThatWallsCannotTakeAlongIsReported() {
    // The walls move past the item, and leave less room than it is wide.
    let animator = DynamicAnimator(
      referenceBounds: CGRect(x: 0, y: 0, width: 81.85244, height: 28.39864))
    let item = BasicItem(
      center: CGPoint(x: 40.90888, y: 22.6523), size: CGSize(width: 1.81574, height: 66.17086))
    item.angle = 0.94712
    let properties = DynamicItemBehavior(items: [item])
    properties.allowsRotation = false
    animator.addBehavior(properties)
    let collision = CollisionBehavior(items: [item])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: EdgeInsets(top: 4.24613, left: -3.33564, bottom: 4.1197, right: 1.80418))
    animator.addBehavior(collision)
    for _ in 0..<2 { animator.step() }
    let found = reports {
      animator.referenceBounds = CGRect(x: 12.33023, y: 0.96429, width: 83.00025, height: 10.86751)
      animator.step()
    }
    let walls = CGRect(x: 8.99, y: 5.21, width: 84.53, height: 2.5)
    #expect(walls.contains(item.center) || found.count == 1, "\(item.center), \(found)")
  }

  // MARK: With an item

  /// An item that stood still at first was reported, since it was not kinematic yet in the first step.
  @Test(arguments: [false, true])
  func `a tray that does not move yet is not reported`(isAnchored: Bool) {
    let cart = BasicItem(center: .zero, size: CGSize(width: 4, height: 4))
    let holder: DynamicBehavior
    if isAnchored {
      let anchored = DynamicItemBehavior(items: [cart])
      anchored.isAnchored = true
      holder = anchored
    } else {
      holder = KinematicBehavior(items: [cart])
    }
    let collision = CollisionBehavior(items: [ball(0, -12)])
    collision.addBoundary(withIdentifier: "tray", for: tray, attachedTo: cart)
    let (_, diagnostics) = DynamicsDiagnostics.collecting {
      animator.addBehavior(collision)
      animator.addBehavior(holder)
      for _ in 0..<3 { animator.step() }
    }
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [100.0, 1000, 20_000])
  func nothingPassesThroughATray(speed: CGFloat) {
    let cart = BasicItem(center: .zero, size: CGSize(width: 4, height: 4))
    let balls = (0..<4).map { ball(CGFloat($0) * 24 - 36, -12) }
    let kinematic = KinematicBehavior(items: [cart])
    animator.addBehavior(kinematic)
    animator.addBehavior(GravityBehavior(items: balls))
    let collision = CollisionBehavior(items: balls)
    collision.addBoundary(withIdentifier: "tray", for: tray, attachedTo: cart)
    animator.addBehavior(collision)
    kinematic.setLinearVelocity(CGPoint(x: 0, y: -speed), for: cart)
    for _ in 0..<60 {
      animator.step()
      let box = collision.boundary(withIdentifier: "tray")!.bounds
      expect(box.maxY, near: cart.center.y, within: 1e-6)
      #expect(balls.allSatisfy { $0.center.y < box.maxY })
    }
  }

  @Test func aTrayCarriesAndTurns() {
    let cart = BasicItem(center: .zero, size: CGSize(width: 4, height: 4))
    let ball = ball(0, -12)
    let kinematic = KinematicBehavior(items: [cart])
    // The boundary may be in the animator before the item moves.
    let collision = CollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: 7, for: tray, attachedTo: cart)
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [ball]))
    animator.addBehavior(kinematic)
    kinematic.move(cart, to: CGPoint(x: 500, y: 40), duration: 2, timing: .easeInOut)
    for _ in 0..<240 { animator.step() }
    #expect(abs(ball.center.x - 500) < 60)
    #expect(ball.center.y > 27 && ball.center.y < 30.5)
    kinematic.move(cart, to: CGPoint(x: 500, y: 40), angle: .pi, duration: 1)
    for _ in 0..<240 { animator.step() }
    // It is poured out.
    #expect(ball.center.y > 200)
  }

  @Test func aBowlThatIsClosedKeepsWhatItHas() {
    let bowl = BasicItem(center: .zero, size: CGSize(width: 2, height: 2))
    let balls = (0..<5).map { ball(CGFloat($0) * 15 - 30, 0, radius: 6) }
    let kinematic = KinematicBehavior(items: [bowl])
    animator.addBehavior(kinematic)
    let collision = CollisionBehavior(items: balls)
    collision.addBoundary(
      withIdentifier: "bowl",
      for: BezierPath(ovalIn: CGRect(x: -60, y: -60, width: 120, height: 120)),
      attachedTo: bowl)
    animator.addBehavior(collision)
    for turn in 0..<200 {
      let place = CGPoint(x: 300 * sin(Double(turn) / 4), y: 200 * cos(Double(turn) / 7) - 200)
      kinematic.follow(
        bowl, to: place, angle: CGFloat(turn) / 5, at: animator.elapsedTime + 1.0 / 60)
      animator.advance(by: 1.0 / 60)
      for ball in balls {
        #expect(hypot(ball.center.x - bowl.center.x, ball.center.y - bowl.center.y) < 60.01)
      }
    }
  }

  // MARK: Bad input

  @Test func badInputIsReportedAndChangesNothing() {
    let item = ball(0, 0)
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "line", from: CGPoint(x: -100, y: 90), to: CGPoint(x: 100, y: 90))
    animator.addBehavior(collision)
    let found = reports {
      collision.moveBoundary(withIdentifier: "lines", by: .zero, duration: 1)
      collision.moveBoundary(
        withIdentifier: "line", by: CGVector(dx: 0, dy: CGFloat.nan), duration: 1)
      collision.moveBoundary(withIdentifier: "line", by: .zero, duration: -0.1)
      collision.addBoundary(withIdentifier: "tray", for: BezierPath(), attachedTo: item)
      DynamicAnimator(referenceView: nil, frameSource: nil)
        .setReferenceBounds(CGRect(x: 0, y: 0, width: 9, height: 9), duration: 1)
    }
    #expect(found.count == 5, "\(found)")
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.addBoundary(withIdentifier: "tray", for: tray, attachedTo: item)
    #expect(
      reports { collision.moveBoundary(withIdentifier: "tray", by: .zero, duration: 1) }.count == 1)
    #expect(reports { for _ in 0..<9 { animator.step() } }.count == 1)
  }

  // MARK: Snapshots

  @Test func movesAndAttachmentsAreInSnapshots() throws {
    let animator = DynamicAnimator(
      referenceBounds: CGRect(x: -400, y: -300, width: 800, height: 600))
    let cart = BasicItem(center: .zero, size: CGSize(width: 4, height: 4))
    let balls = (0..<4).map { ball(CGFloat($0) * 24 - 36, -12) }
    let kinematic = KinematicBehavior(items: [cart])
    animator.addBehavior(kinematic)
    animator.addBehavior(GravityBehavior(items: balls))
    let collision = CollisionBehavior(items: balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "tray", for: tray, attachedTo: cart)
    collision.addBoundary(
      withIdentifier: "lid", from: CGPoint(x: -200, y: -200), to: CGPoint(x: 200, y: -180))
    animator.addBehavior(collision)
    kinematic.move(cart, to: CGPoint(x: 200, y: -50), angle: 0.2, duration: 2, timing: .easeInOut)
    collision.moveBoundary(withIdentifier: "lid", by: CGVector(dx: 0, dy: 150), duration: 1.5)
    animator.setReferenceBounds(CGRect(x: -300, y: -300, width: 600, height: 350), duration: 1)
    for _ in 0..<77 { animator.step() }
    let snapshot = animator.snapshot()
    func play() -> [CGPoint] {
      (0..<240).flatMap { _ in
        animator.step()
        return [cart.center] + balls.map(\.center)
      }
    }
    let first = play()
    let bounds = animator.referenceBounds
    try animator.restore(snapshot)
    #expect(play() == first)
    #expect(animator.referenceBounds == bounds)
  }
}

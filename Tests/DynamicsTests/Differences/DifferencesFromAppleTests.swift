import DynamicsTestSupport
import Testing

@testable import Dynamics

/// Intended differences from Apple's motion, one test for each.
///
/// The first comment of each test describes Apple's behavior.
@Suite struct DifferencesFromAppleTests {
  private let h = 1.0 / 120

  @Test(arguments: [DynamicItemCollisionBoundsType.rectangle, .ellipse])
  func aRestingItemTouchesItsFloor(type: DynamicItemCollisionBoundsType) {
    // On Apple: an item comes to rest 1.78 pt above its floor.
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
    let item = BasicItem(
      center: CGPoint(x: 200, y: 150), size: CGSize(width: 60, height: 60),
      collisionBoundsType: type)
    let shelf = CollisionBehavior(items: [item])
    shelf.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 250), to: CGPoint(x: 400, y: 250))
    animator.addBehavior(shelf)
    animator.addBehavior(GravityBehavior(items: [item]))
    #expect(animator.advanceUntilPaused(limit: 10))
    expect(item.center.y, near: 220, within: 0.2)
  }

  @Test(arguments: ["rod", "rope", "spring"])
  func itemsOnRodsRopesAndSpringsCollide(kind: String) {
    // On Apple: items that an attachment joins pass through each other.
    let animator = DynamicAnimator.headless()
    let post = BasicItem.box(300, 300, 10, 200)
    let bob = BasicItem.box(400, 220, 20, 20)
    let hook = Offset(horizontal: 0, vertical: -80)
    let attachment =
      kind == "rope"
      ? AttachmentBehavior.limitAttachment(
        with: bob, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: hook)
      : AttachmentBehavior(
        item: bob, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: hook)
    if kind == "spring" { attachment.frequency = 5 }
    let anchor = DynamicItemBehavior(items: [post])
    anchor.isAnchored = true
    for behavior in [
      anchor, attachment, GravityBehavior(items: [bob]), CollisionBehavior(items: [post, bob]),
    ] { animator.addBehavior(behavior) }
    // It swings against the post again and again.
    var nearest = bob.center.x
    for _ in 0..<480 {
      animator.step()
      nearest = min(nearest, bob.center.x)
    }
    #expect(nearest > 310 && nearest < 320)
  }

  @Test func limitAttachmentsHoldItemsAtTheirOffsets() {
    // On Apple: the offsets of a limit attachment count from the center to the other side.
    let animator = DynamicAnimator.headless()
    let hook = BasicItem.box(300, 100, 40, 40)
    let plank = BasicItem.box(300, 200, 200, 20)
    let anchor = DynamicItemBehavior(items: [hook])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    let air = animator.withoutResistance(plank)
    air.resistance = 3
    air.angularResistance = 3
    animator.addBehavior(
      AttachmentBehavior.limitAttachment(
        with: plank, offsetFromCenter: Offset(horizontal: 90, vertical: 0), attachedTo: hook,
        offsetFromCenter: Offset(horizontal: 20, vertical: 0)))
    animator.addBehavior(GravityBehavior(items: [plank]))
    for _ in 0..<2400 { animator.step() }
    // It hangs by its right end, under the right end of the hook.
    let held = CGPoint(x: 90, y: 0).applying(plank.transform)
    expect(plank.center.x + held.x, near: 320, within: 1)
    #expect(plank.center.y + held.y < plank.center.y - 80, "held end up")
  }

  @Test func aSnapPullsStraightAndWithoutTurning() {
    // On Apple: an unrotated item leaves the straight line to its snap point, and turns on the way.
    for point in [CGPoint(x: 300, y: 200), CGPoint(x: -400, y: 90), CGPoint(x: 100, y: 900)] {
      let animator = DynamicAnimator.headless()
      let item = BasicItem.box(100, 100, 100, 50)
      let snap = SnapBehavior(item: item, snapTo: point)
      snap.damping = 0.1
      animator.addBehavior(snap)
      let way = CGVector(dx: point.x - 100, dy: point.y - 100)
      for _ in 0..<400 {
        animator.step()
        let cross = (item.center.x - 100) * way.dy - (item.center.y - 100) * way.dx
        expect(cross / hypot(way.dx, way.dy), near: 0, within: 0.01)
        #expect(item.angle == 0)
      }
    }
  }

  @Test func anItemOfElasticityZeroStaysOnItsBoundary() {
    // On Apple: an item of elasticity 0 still bounces off boundaries.
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
    let item = BasicItem.box(200, 100, 40, 40)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.withoutResistance(item).elasticity = 0
    var highest = 0.0
    for step in 0..<240 {
      animator.step()
      if step > 100 { highest = max(highest, 280 - item.center.y) }
    }
    #expect(highest < 0.2)
    expect(item.center.y, near: 280, within: 0.2)
  }

  @Test func gravitiesAddUp() {
    // On Apple: an animator takes one gravity; a second one is ignored.
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    let down = GravityBehavior(items: [item])
    let right = GravityBehavior(items: [item])
    right.setAngle(0, magnitude: 0.5)
    animator.addBehavior(down)
    animator.addBehavior(right)
    let properties = animator.withoutResistance(item)
    animator.advance(by: 1)
    let velocity = properties.linearVelocity(for: item)
    expect(velocity.x, near: 500, within: 1e-9)
    expect(velocity.y, near: 1000, within: 1e-9)
  }

  @Test func aBehaviorThatIsAddedAgainKeepsItsBoundaries() {
    // On Apple: a collision behavior that was removed comes back without its boundaries.
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(200, 100, 40, 40)
    let shelf = CollisionBehavior(items: [item])
    shelf.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 250), to: CGPoint(x: 400, y: 250))
    let gravity = GravityBehavior(items: [item])
    animator.addBehavior(shelf)
    animator.addBehavior(gravity)
    animator.advance(by: 0.1)
    animator.removeBehavior(shelf)
    animator.advance(by: 0.05)
    animator.addBehavior(shelf)
    #expect(shelf.boundaryIdentifiers == ["shelf"])
    animator.advanceUntilPaused(limit: 10)
    expect(item.center.y, near: 230, within: 0.2)
  }

  @Test func zeroSizedAndRepeatedItemsAreReportedAndTakeNoPart() {
    // On Apple: both raise an exception, which ends the process.
    let animator = DynamicAnimator.headless()
    let flat = BasicItem.box(0, 0, 0, 40)
    let sound = BasicItem.crate(at: 100, 100)
    let (gravity, repeats) = DynamicsDiagnostics.collecting {
      GravityBehavior(items: [sound, sound])
    }
    #expect(repeats.count == 1)
    gravity.addItem(flat)
    let (_, reports) = DynamicsDiagnostics.collecting { animator.addBehavior(gravity) }
    #expect(reports.count == 1)
    animator.step()
    expect(sound.center.y, near: 100 + 1000 * h * h, within: 1e-3)
    #expect(flat.center == .zero)
  }

  @Test func regionsCombineAllTheirOperands() {
    // On Apple: a union, difference or intersection remembers one of its two regions.
    let field = FieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.region = Region(radius: 100).byDifference(from: Region(radius: 50))
      .byUnion(with: Region(size: CGSize(width: 20, height: 20)))
      .byIntersection(with: Region(size: CGSize(width: 400, height: 100)))
    let places = [0, 30, 75, 150.0].map { BasicItem.box($0, 0, 10, 10) }
    let outside = BasicItem.box(0, 75, 10, 10)
    for item in places + [outside] { field.addItem(item) }
    let animator = DynamicAnimator.headless()
    animator.addBehavior(field)
    let before = (places + [outside]).map(\.center.x)
    animator.step()
    let moved = zip(places + [outside], before).map { $0.center.x > $1 }
    #expect(moved == [true, false, true, false, false])
  }

  @Test func anyNumberOfFieldsAct() {
    // On Apple: an animator takes a limited number of fields.
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    let properties = animator.withoutResistance(item)
    for _ in 0..<200 {
      let field = FieldBehavior.linearGravityField(direction: CGVector(dx: 0.01, dy: 0))
      field.addItem(item)
      animator.addBehavior(field)
    }
    animator.step()
    expect(properties.linearVelocity(for: item).x, near: 200 * h, within: 1e-9)
  }

  @Test func turnedItemsAreFoundByTheirTurnedBox() {
    // On Apple: a turned item is found by the upright box around it.
    let animator = DynamicAnimator.headless()
    let upright = BasicItem.box(100, 100, 40, 40)
    let turned = BasicItem.box(200, 100, 40, 40)
    turned.angle = .pi / 4
    animator.addBehavior(DynamicItemBehavior(items: [upright, turned]))
    func found(_ x: CGFloat, _ y: CGFloat) -> [ItemID] {
      animator.items(in: CGRect(x: x, y: y, width: 1, height: 1)).compactMap(animator.id(of:))
    }
    #expect(found(119, 119) == [ItemID(0)])
    #expect(found(219, 119) == [])
    #expect(found(226, 99.5) == [ItemID(1)])
    #expect(animator.item(withID: ItemID(1)) === turned)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 900, height: 900)).count == 2)
    #expect(animator.id(of: BasicItem.crate(at: 0, 0)) == nil)
  }

  @Test func scaleInATransformIsKept() {
    // On Apple: the animator overwrites an item's transform with a bare rotation.
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    item.transform = CGAffineTransform(scaleX: 2, y: 3)
    let behavior = DynamicItemBehavior(items: [item])
    behavior.angularResistance = 0
    animator.addBehavior(behavior)
    behavior.addAngularVelocity(1, for: item)
    for _ in 0..<120 { animator.step() }
    let unit = CGVector(dx: 1, dy: 0).applying(item.transform)
    expect(hypot(unit.dx, unit.dy), near: 2, within: 1e-9)
    expect(item.angle, near: 1, within: 1e-9)
    expect(
      item.transform.a * item.transform.d - item.transform.b * item.transform.c, near: 6,
      within: 1e-9)
  }

  @Test func actionsRunAfterEachStep() {
    // On Apple: an action runs once per frame, so its effect depends on the display.
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    let gravity = GravityBehavior(items: [item])
    var heights: [CGFloat] = []
    gravity.action = { heights.append(item.center.y) }
    animator.addBehavior(gravity)
    animator.advance(by: 10 * h)
    #expect(heights.count == 10)
    #expect(heights == heights.sorted() && heights.last == item.center.y)
  }
}

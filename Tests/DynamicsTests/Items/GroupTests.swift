import Dynamics
import DynamicsTestSupport
import Testing

@Suite struct GroupTests {
  private let h = 1.0 / 120

  /// Two squares of 100 and 50 pt, side by side: 1 kg and 0.25 kg.
  private func pair() -> (big: BasicItem, small: BasicItem, group: DynamicItemGroup) {
    let big = BasicItem.crate(at: 100, 100)
    let small = BasicItem.box(175, 100, 50, 50)
    return (big, small, DynamicItemGroup(items: [big, small]))
  }

  /// The positions and angles of items, relative to the first one.
  private func shape(_ items: [BasicItem]) -> [CGFloat] {
    let first = items[0]
    let turnBack = CGAffineTransform(rotationAngle: -first.angle)
    return items.flatMap { item -> [CGFloat] in
      let arm = CGVector(dx: item.center.x - first.center.x, dy: item.center.y - first.center.y)
        .applying(turnBack)
      return [arm.dx, arm.dy, remainder(item.angle - first.angle, 2 * .pi)]
    }
  }

  @Test func theCenterIsTheCenterOfMassAndTheBoundsAreTheBoxAroundAll() {
    let (_, _, group) = pair()
    expect(group.center.x, near: 115, within: 1e-12)
    expect(group.center.y, near: 100, within: 1e-12)
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(group.collisionBoundsType == .path)
    let path = group.collisionBoundingPath
    #expect(path.contains(CGPoint(x: 60, y: 20)))
    #expect(!path.contains(CGPoint(x: 60, y: 40)))
  }

  @Test func massAndMomentAreThoseOfTheWhole() {
    let (_, _, group) = pair()
    let animator = DynamicAnimator.headless()
    let push = PushBehavior(items: [group], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(Offset(horizontal: 30, vertical: 0), for: group)
    animator.addBehavior(push)
    let properties = animator.withoutResistance(group)
    properties.density = 2
    animator.step()
    expect(properties.linearVelocity(for: group).y, near: 100 / 2.5, within: 1e-9)
    let moment =
      Self.moment(mass: 2, side: 100, distance: 15) + Self.moment(mass: 0.5, side: 50, distance: 60)
    expect(properties.angularVelocity(for: group), near: 30 * 100 / moment, within: 1e-9)
  }

  /// The moment of a square about a point at a distance from its center.
  private static func moment(mass: CGFloat, side: CGFloat, distance: CGFloat) -> CGFloat {
    mass * (side * side / 6 + distance * distance)
  }

  @Test func membersMoveRigidlyThroughTumblesAndBounces() {
    let items = [
      BasicItem.box(300, 200, 120, 20), BasicItem.box(250, 170, 20, 40),
      BasicItem(
        center: CGPoint(x: 350, y: 170), size: CGSize(width: 30, height: 50),
        collisionBoundsType: .ellipse),
    ]
    items[1].angle = 0.7
    items[2].transform = CGAffineTransform(scaleX: 2, y: 2)
    let group = DynamicItemGroup(items: items)
    let before = shape(items)
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 600, height: 400))
    let walls = CollisionBehavior(items: [group])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    animator.addBehavior(GravityBehavior(items: [group]))
    let properties = animator.withoutResistance(group)
    properties.elasticity = 0.9
    properties.addAngularVelocity(9, for: group)
    properties.addLinearVelocity(CGPoint(x: 700, y: -300), for: group)
    var turned = false
    for _ in 0..<600 {
      animator.step()
      for (now, then) in zip(shape(items), before) { expect(now, near: then, within: 1e-9) }
      turned = turned || abs(items[0].angle) > 2
    }
    #expect(turned)
    #expect(abs(items[2].transform.a * items[2].transform.d) < 4.01, "the scale is kept")
    expect(
      items[2].transform.a * items[2].transform.d - items[2].transform.b * items[2].transform.c,
      near: 4, within: 1e-9)
  }

  @Test func aGroupCollidesByItsItemsAndNotBetweenThem() {
    let legs = [BasicItem.box(100, 300, 20, 100), BasicItem.box(300, 300, 20, 100)]
    let table = DynamicItemGroup(items: legs + [BasicItem.box(200, 240, 220, 20)])
    let ball = BasicItem.box(200, 300, 40, 40)
    let animator = DynamicAnimator.headless()
    let collision = CollisionBehavior(items: [table, ball])
    animator.addBehavior(collision)
    let anchor = DynamicItemBehavior(items: [table])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    let push = DynamicItemBehavior(items: [ball])
    push.resistance = 0
    push.elasticity = 1
    push.addLinearVelocity(CGPoint(x: 120, y: 0), for: ball)
    animator.addBehavior(push)
    animator.step()
    expect(ball.center.x, near: 201, within: 1e-9, "free under the table")
    for _ in 0..<90 { animator.step() }
    expect(push.linearVelocity(for: ball).x, near: -120, within: 1e-3, "off a leg")
  }

  @Test func aFastGroupStaysInside() {
    let box = CGRect(x: 0, y: 0, width: 400, height: 300)
    for seed in 0..<6 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let group = DynamicItemGroup(items: [
        BasicItem.box(200, 150, 60, 10), BasicItem.box(225, 170, 10, 40),
      ])
      let animator = DynamicAnimator.headless(box)
      let walls = CollisionBehavior(items: [group])
      walls.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(walls)
      let properties = animator.withoutResistance(group)
      properties.elasticity = 1
      for _ in 0..<40 {
        let velocity = CGPoint(
          x: random.double(in: -1e6...1e6), y: random.double(in: -1e6...1e6))
        properties.addLinearVelocity(velocity, for: group)
        properties.addAngularVelocity(random.double(in: -100...100), for: group)
        for _ in 0..<5 {
          animator.step()
          #expect(box.contains(group.center))
        }
      }
    }
  }

  @Test func aGroupIsAnItemLikeAnyOther() {
    let (big, small, group) = pair()
    let animator = DynamicAnimator.headless()
    let snap = SnapBehavior(item: group, snapTo: CGPoint(x: 400, y: 300))
    animator.addBehavior(snap)
    animator.advanceUntilPaused(limit: 10)
    expect(group.center.x, near: 400, within: 0.1)
    expect(big.center.x, near: 385, within: 0.1)
    expect(small.center.x, near: 460, within: 0.1)
    #expect(animator.items.count == 1)
    #expect(animator.items(in: CGRect(x: 455, y: 300, width: 1, height: 1)).count == 1)
    // Moved by the program.
    group.center = CGPoint(x: 200, y: 200)
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    animator.updateItem(usingCurrentState: group)
    animator.removeBehavior(snap)
    expect(big.center.y, near: 185, within: 1e-9)
    expect(small.center.y, near: 260, within: 1e-9)
    expect(small.angle, near: .pi / 2, within: 1e-9)
  }

  private final class Molecule: DynamicItemGroup {
    var name = ""
    init(name: String, items: [any DynamicItem]) {
      self.name = name
      super.init(items: items)
    }
  }

  @Test func aGroupCanBeSubclassed() {
    let molecule = Molecule(name: "water", items: [BasicItem.crate(at: 0, 0)])
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [molecule]))
    animator.advance(by: 0.1)
    #expect(molecule.items[0].center == molecule.center)
    #expect(molecule.center.y > 1)
  }

  @Test func groupsThatCannotBeAreReported() {
    let item = BasicItem.crate(at: 0, 0)
    let inner = DynamicItemGroup(items: [BasicItem.crate(at: 5, 5)])
    for (items, count) in [
      ([item, inner], 1), ([item, item], 1), ([item, BasicItem.box(0, 0, 0, 5)], 1),
    ] as [([any DynamicItem], Int)] {
      let (group, reports) = DynamicsDiagnostics.collecting { DynamicItemGroup(items: items) }
      #expect(reports.count == 1)
      #expect(group.items.count == count)
    }
    let (_, reports) = DynamicsDiagnostics.collecting {
      let animator = DynamicAnimator.headless()
      animator.addBehavior(GravityBehavior(items: [DynamicItemGroup(items: [])]))
      animator.advance(by: 0.1)
      #expect(animator.items.isEmpty)
    }
    #expect(reports.count == 1)
  }

  @Test func anItemMovesByItselfOrInOneGroup() {
    let (big, small, group) = pair()
    let alone = GravityBehavior(items: [small])
    let grouped = GravityBehavior(items: [group])
    let animator = DynamicAnimator.headless()
    animator.addBehavior(alone)
    let (_, reports) = DynamicsDiagnostics.collecting { animator.addBehavior(grouped) }
    #expect(reports.count == 1)
    #expect(animator.items.count == 1)
    animator.removeBehavior(alone)
    animator.updateItem(usingCurrentState: group)
    #expect(animator.items.count == 1)
    let second = DynamicItemGroup(items: [big])
    for late in [GravityBehavior(items: [big]), GravityBehavior(items: [second])] {
      let (_, reports) = DynamicsDiagnostics.collecting { animator.addBehavior(late) }
      #expect(reports.count == 1)
    }
    animator.advance(by: 0.1)
    #expect(big.center.y == small.center.y && big.center.y > 101)
  }
}

import Dynamics
import DynamicsTestSupport
import Testing

@Suite struct QueryTests {
  @Test func thePointFindsTheTopmostItemByItsOutline() {
    let animator = DynamicAnimator.headless()
    let below = BasicItem.box(100, 100, 100, 100)
    let above = BasicItem.box(140, 100, 100, 20)
    above.angle = .pi / 4
    let disc = BasicItem(
      center: CGPoint(x: 300, y: 300), size: CGSize(width: 100, height: 100),
      collisionBoundsType: .ellipse)
    animator.addBehavior(DynamicItemBehavior(items: [below, above, disc]))
    #expect(animator.item(at: CGPoint(x: 60, y: 60)) === below)
    #expect(animator.item(at: CGPoint(x: 140, y: 100)) === above)
    #expect(animator.item(at: CGPoint(x: 140, y: 145)) === below, "above is turned")
    #expect(animator.item(at: CGPoint(x: 170, y: 130)) === above)
    #expect(animator.item(at: CGPoint(x: 300, y: 349)) === disc)
    #expect(animator.item(at: CGPoint(x: 340, y: 340)) == nil, "outside the circle")
    #expect(animator.item(at: CGPoint(x: 600, y: 0)) == nil)
  }

  @Test func aRayMeetsTheFirstItemOnItsWay() throws {
    let animator = DynamicAnimator.headless()
    let near = BasicItem.box(200, 100, 40, 40)
    let far = BasicItem.box(300, 100, 40, 40)
    let disc = BasicItem(
      center: CGPoint(x: 100, y: 300), size: CGSize(width: 60, height: 60),
      collisionBoundsType: .ellipse)
    animator.addBehavior(DynamicItemBehavior(items: [far, near, disc]))
    let hit = try #require(
      animator.firstItem(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 500, y: 100)))
    #expect(hit.item === near)
    expect(hit.point.x, near: 180, within: 1e-9)
    expect(hit.normal.dx, near: -1, within: 1e-9)
    expect(hit.distance, near: 180, within: 1e-9)
    let back = animator.firstItem(from: CGPoint(x: 500, y: 90), to: CGPoint(x: 0, y: 90))
    #expect(back?.item === far)
    // The ray is too short, misses the item, or starts inside it.
    #expect(animator.firstItem(from: .zero, to: CGPoint(x: 100, y: 0)) == nil)
    #expect(animator.firstItem(from: CGPoint(x: 0, y: 90), to: CGPoint(x: 179, y: 90)) == nil)
    let inside = animator.firstItem(from: near.center, to: CGPoint(x: 500, y: 100))
    #expect(inside?.item === far)
    let round = try #require(
      animator.firstItem(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300)))
    expect(round.point.y, near: 330, within: 1e-9)
    expect(round.normal.dy, near: 1, within: 1e-9)
  }

  /// Compares a ray with a search along it in small steps.
  @Test(arguments: 0..<20 as Range<UInt64>) func raysAgreeWithPoints(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let area = CGRect(x: 0, y: 0, width: 400, height: 400)
    let animator = DynamicAnimator.headless()
    let items = (0..<8).map { index -> BasicItem in
      let item = BasicItem(
        center: random.point(in: area),
        size: CGSize(width: random.double(in: 20...90), height: random.double(in: 20...90)),
        collisionBoundsType: index % 2 == 0 ? .rectangle : .ellipse)
      item.angle = random.double(in: -3...3)
      return item
    }
    animator.addBehavior(DynamicItemBehavior(items: items))
    for _ in 0..<20 {
      let (start, end) = (random.point(in: area), random.point(in: area))
      guard animator.item(at: start) == nil else { continue }
      let hit = animator.firstItem(from: start, to: end)
      let count = 4000
      let walked = (0...count).first { index in
        let share = CGFloat(index) / CGFloat(count)
        return animator.item(
          at: CGPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)) != nil
      }
      let length = hypot(end.x - start.x, end.y - start.y)
      if let hit, let walked {
        let share = CGFloat(walked) / CGFloat(count)
        expect(hit.distance, near: length * share, within: 2 * length / CGFloat(count) + 1e-6)
      } else {
        #expect((hit == nil) == (walked == nil))
      }
    }
  }

  @Test func whatIsNoPlaceIsReportedAndFindsNothing() {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    let misuses: [() -> Bool] = [
      { animator.item(at: nowhere) == nil },
      { animator.firstItem(from: nowhere, to: .zero) == nil },
      { animator.firstItem(from: .zero, to: nowhere) == nil },
      { animator.firstItem(from: .zero, to: .zero) == nil },
      { animator.items(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty },
    ]
    for misuse in misuses {
      let (isEmpty, reports) = DynamicsDiagnostics.collecting(misuse)
      #expect(isEmpty)
      #expect(reports.count == 1)
    }
  }
}

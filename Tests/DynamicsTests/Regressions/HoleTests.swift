import Dynamics
import DynamicsTestSupport
import Testing

/// An item inside a path could leave it where the path has a hole or crosses itself.
///
/// Only contacts kept items out of a hole, and an area that the path winds around twice counted as
/// outside.
@Suite struct HoleTests {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func anItemStaysBetweenTheOutlinesOfARing(seed: UInt64) {
    let path = BezierPath(ovalIn: CGRect(x: 100, y: 100, width: 400, height: 400))
    let hole = BezierPath()
    hole.addArc(
      withCenter: CGPoint(x: 300, y: 300), radius: 90, startAngle: 0, endAngle: 2 * .pi,
      clockwise: false)
    hole.close()
    path.append(hole)
    expectNothingLeaves(path, seed: seed)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func anItemStaysInAStar(seed: UInt64) {
    let path = BezierPath()
    for index in 0..<5 {
      let angle = Double(index * 2) * 2 * .pi / 5
      let corner = CGPoint(x: 300 + 200 * cos(angle), y: 300 + 200 * sin(angle))
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    expectNothingLeaves(path, seed: seed)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func anItemStaysInACircleThatIsDrawnTwice(seed: UInt64) {
    let path = BezierPath()
    for _ in 0..<2 {
      path.addArc(
        withCenter: CGPoint(x: 300, y: 300), radius: 150, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true)
    }
    path.close()
    expectNothingLeaves(path, seed: seed)
  }

  /// Pulls items in all directions, into a hole in the middle and outward.
  private func expectNothingLeaves(_ path: BezierPath, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let animator = DynamicAnimator.headless()
    var items: [BasicItem] = []
    while items.count < 6 {
      let place = random.point(in: CGRect(x: 100, y: 100, width: 400, height: 400))
      guard path.contains(place) else { continue }
      items.append(.box(place.x, place.y, random.double(in: 2...40), random.double(in: 2...40)))
    }
    let collision = CollisionBehavior(items: items)
    collision.addBoundary(withIdentifier: "path", for: path)
    animator.addBehavior(collision)
    for (index, item) in items.enumerated() {
      let target =
        index % 2 == 0
        ? CGPoint(x: 300, y: 300)
        : CGPoint(x: random.double(in: -900...900), y: random.double(in: -900...900))
      let rod = AttachmentBehavior(item: item, attachedToAnchor: target)
      rod.length = 0
      animator.addBehavior(index < 4 ? rod : SnapBehavior(item: item, snapTo: target))
    }
    var escapes = 0
    collision.action = { escapes += items.count { !path.contains($0.center) } }
    for _ in 0..<120 { animator.step() }
    #expect(escapes == 0)
  }
}

import Dynamics
import DynamicsTestSupport
import Testing

/// An item that was put back into one closed boundary could end up outside another that overlaps
/// it.
///
/// The other boundary then ignored the item forever.
@Suite struct OverlappingBoundariesTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func anItemStaysInsideBoth(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let center = CGPoint(x: 500, y: 500)
    let outlines = (0..<2).map { _ in polygon(around: center, &random) }
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(center.x, center.y, 20, 20)
    let collision = CollisionBehavior(items: [item])
    for (index, outline) in outlines.enumerated() {
      collision.addBoundary(withIdentifier: index, for: outline)
    }
    animator.addBehavior(collision)
    let rod = AttachmentBehavior(
      item: item,
      attachedToAnchor: CGPoint(
        x: random.double(in: -1000...2000), y: random.double(in: -1000...2000)))
    rod.length = 10
    animator.addBehavior(rod)
    var escapes = 0
    collision.action = {
      escapes += outlines.count { !$0.contains(item.center) }
    }
    for step in 0..<300 {
      if step % 60 == 59 {
        rod.anchorPoint = CGPoint(
          x: random.double(in: -1000...2000), y: random.double(in: -1000...2000))
      }
      animator.step()
    }
    #expect(escapes == 0)
  }

  /// The wall that passes the item pushes it out of the other boundary, so it cannot stay there.
  @Test func wallsThatMovePastAnItemDoNotPushItOutOfAnotherBoundary() {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 300))
    let item = BasicItem.box(380, 280, 20, 20)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let corner = BezierPath(rect: CGRect(x: 300, y: 200, width: 200, height: 200))
    collision.addBoundary(withIdentifier: "corner", for: corner)
    animator.addBehavior(collision)
    animator.step()
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.referenceBounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    }
    #expect(reports.count == 1)
    for _ in 0..<60 { animator.step() }
    #expect(corner.contains(item.center))
  }

  /// Four to seven corners; the center lies well inside.
  private func polygon(around center: CGPoint, _ random: inout SeededGenerator) -> BezierPath {
    let count = random.int(in: 4...7)
    let start = random.double(in: 0...6)
    let path = BezierPath()
    for index in 0..<count {
      let angle = start + Double(index) / Double(count) * 2 * .pi
      let distance = random.double(in: 60...200)
      let corner = CGPoint(
        x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    return path
  }
}

import Dynamics
import Testing

/// A small path far from (0, 0) had no mass, because its area was lost in rounding errors; forces on it were
/// reported as too large.
@Suite struct DistantPathTests {
  @Test func aTinyPathFarAwayHasAMass() {
    let item = BasicItem(
      center: CGPoint(x: 100, y: 100), size: CGSize(width: 1, height: 1),
      collisionBoundsType: .path)
    item.collisionBoundingPath = BezierPath(rect: CGRect(x: 5e8, y: 5e8, width: 0.01, height: 0.01))
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.addBehavior(GravityBehavior(items: [item]))
      animator.advance(by: 0.5)
    }
    #expect(reports.isEmpty, "\(reports)")
    #expect(abs(item.center.y - 225) < 2, "\(item.center)")
  }

  @Test func aPathBeyondAllPlacesIsReported() {
    let item = BasicItem(
      center: .zero, size: CGSize(width: 1, height: 1), collisionBoundsType: .path)
    item.collisionBoundingPath = BezierPath(rect: CGRect(x: 5e9, y: 0, width: 10, height: 10))
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.addBehavior(GravityBehavior(items: [item]))
    }
    #expect(reports.count == 1 && reports[0].message.contains("a coordinate"))
  }
}

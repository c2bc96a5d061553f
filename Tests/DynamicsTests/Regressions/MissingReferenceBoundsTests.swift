// A collision behavior that uses the reference bounds as a boundary did not report when the
// animator had none: items fell forever.
import Dynamics
import Testing

@Suite struct MissingReferenceBoundsTests {
  @Test func wallsOfNoBoundsAreReportedOnce() {
    let animator = DynamicAnimator(referenceView: nil, frameSource: nil)
    let item = BasicItem.crate(at: 50, 50)
    let walls = CollisionBehavior(items: [item])
    walls.translatesReferenceBoundsIntoBoundary = true
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.addBehavior(walls)
      animator.addBehavior(GravityBehavior(items: [item]))
      animator.advance(by: 0.5)
    }
    #expect(
      reports.map(\.reporter) == ["CollisionBehavior.translatesReferenceBoundsIntoBoundary"])
  }

  @Test func boundsThatComeBeforeTheFirstStepAreEnough() {
    let animator = DynamicAnimator(referenceView: nil, frameSource: nil)
    let item = BasicItem.crate(at: 50, 50)
    let walls = CollisionBehavior(items: [item])
    walls.translatesReferenceBoundsIntoBoundary = true
    let (_, reports) = DynamicsDiagnostics.collecting {
      animator.addBehavior(walls)
      animator.referenceBounds = CGRect(x: 0, y: 0, width: 300, height: 300)
      animator.advance(by: 0.5)
    }
    #expect(reports.isEmpty)
  }
}

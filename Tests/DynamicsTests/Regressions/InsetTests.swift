import Dynamics
import DynamicsTestSupport
import Testing

/// Insets that leave nothing of the bounds made walls, since `CGRect.width` is an absolute value.
///
/// Huge insets lost the floor silently, or ended the process inside Chipmunk.
@Suite struct InsetTests {
  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 300)

  private func makeScene(
    _ insets: EdgeInsets
  ) -> (animator: DynamicAnimator, item: BasicItem, reports: Int) {
    let animator = DynamicAnimator.headless(bounds)
    let item = BasicItem.box(150, 150, 20, 20)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [item]))
    let (_, reports) = DynamicsDiagnostics.collecting {
      collision.setTranslatesReferenceBoundsIntoBoundary(with: insets)
    }
    return (animator, item, reports.count)
  }

  @Test(arguments: [
    EdgeInsets(top: 200, left: 200, bottom: 200, right: 200),
    EdgeInsets(top: 200, left: 0, bottom: 200, right: 0),
    EdgeInsets(top: 0, left: 200, bottom: 0, right: 200),
    EdgeInsets(top: 150, left: 0, bottom: 150, right: 0),
    EdgeInsets(top: 1e9, left: 1e9, bottom: 1e9, right: 1e9),
  ])
  func insetsThatLeaveNothingMakeNoBoundary(insets: EdgeInsets) {
    let (animator, item, reports) = makeScene(insets)
    animator.advance(by: 3)
    #expect(reports == 0)
    #expect(item.center.y > 1000)
  }

  @Test(arguments: [1.000_001e9, -1e20, 1e300, .infinity, -.infinity, .nan] as [CGFloat])
  func insetsOutOfRangeAreDiagnosedAndChangeNothing(inset: CGFloat) {
    for insets in [
      EdgeInsets(top: inset, left: 0, bottom: 0, right: 0),
      EdgeInsets(top: 0, left: inset, bottom: 0, right: 0),
      EdgeInsets(top: 0, left: 0, bottom: inset, right: 0),
      EdgeInsets(top: 0, left: 0, bottom: 0, right: inset),
      EdgeInsets(top: -37, left: inset, bottom: 1e13, right: 3),
    ] {
      let (animator, item, reports) = makeScene(insets)
      animator.advance(by: 3)
      #expect(reports == 1)
      expect(item.center.y, near: 290, within: 0.2)
    }
  }

  @Test func largestInsetsStillHoldTheirItems() {
    let (animator, item, reports) = makeScene(
      EdgeInsets(top: -1e9, left: -1e9, bottom: -100, right: -1e9))
    animator.advance(by: 5)
    #expect(reports == 0)
    expect(item.center.y, near: 390, within: 0.2)
  }

  @Test func boundsThatShrinkBelowTheirInsetsAreNoBoundaryUntilTheyGrow() {
    let (animator, item, _) = makeScene(EdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    animator.advance(by: 3)
    expect(item.center.y, near: 240, within: 0.2)
    animator.referenceBounds = CGRect(x: 0, y: 0, width: 300, height: 40)
    animator.advance(by: 1)
    #expect(item.center.y > 300)
    animator.referenceBounds = CGRect(x: 0, y: 0, width: 300, height: 5000)
    animator.advance(by: 10)
    expect(item.center.y, near: 4940, within: 0.2)
  }

  /// `CGRect` allows negative sizes.
  @Test func boundsGivenFromAnotherCornerAreTheSame() {
    let (animator, item, _) = makeScene(EdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    animator.referenceBounds = CGRect(x: 300, y: 300, width: -300, height: -300)
    animator.advance(by: 3)
    expect(item.center.y, near: 240, within: 0.2)
  }
}

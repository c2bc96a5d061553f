import Dynamics
import Testing

@Suite struct BasicItemTests {
  /// The transform became NaN.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func anAngleThatIsNotFiniteIsReportedAndChangesNothing(angle: CGFloat) {
    let item = BasicItem.crate(at: 0, 0)
    item.angle = 0.5
    let transform = item.transform
    let reports = DynamicsDiagnostics.collecting { item.angle = angle }.diagnostics
    #expect(reports.count == 1)
    #expect(item.transform == transform)
  }
}

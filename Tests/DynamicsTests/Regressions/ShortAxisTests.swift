import Dynamics
import Testing

/// A slider whose axis was shorter than 1e-308 moved its item to NaN.
///
/// The reciprocal of the length was infinite.
@Suite struct ShortAxisTests {
  @Test(
    arguments: [.leastNonzeroMagnitude, .leastNormalMagnitude / 4, 1e-300, 1, 1e150] as [CGFloat])
  func anItemSlidesAlongTheAxis(length: CGFloat) {
    let item = BasicItem.box(100, 100, 40, 40)
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.addBehavior(
      AttachmentBehavior.slidingAttachment(
        with: item, attachmentAnchor: item.center,
        axisOfTranslation: CGVector(dx: length, dy: length)))
    let start = item.center
    animator.advance(by: 0.2)
    let way = CGVector(dx: item.center.x - start.x, dy: item.center.y - start.y)
    #expect(way.dx > 1)
    #expect(abs(way.dx - way.dy) < 1e-6)
  }
}

import Dynamics
import Testing

/// A spring with a frequency near 0 ended the program: its squared stiffness was 0, and its
/// compliance infinite.
@Suite struct WeakSpringTests {
  @Test(arguments: [1e-300, 1e-200, 1e-160, 1e-12])
  func aSpringOfNextToNoFrequencyPullsAtNothing(frequency: CGFloat) {
    let (item, other) = (BasicItem.box(100, 100, 40, 40), BasicItem.box(200, 100, 40, 40))
    let anchor = CGPoint(x: 0, y: 50)
    let ties = [
      AttachmentBehavior(item: item, attachedToAnchor: anchor),
      .slidingAttachment(
        with: item, attachmentAnchor: anchor, axisOfTranslation: CGVector(dx: 0, dy: 1)),
      .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: anchor),
      .pinAttachment(with: item, attachedTo: other, attachmentAnchor: anchor),
    ]
    for tie in ties {
      tie.length = 5
      tie.frequency = frequency
      let animator = DynamicAnimator.headless()
      animator.addBehavior(tie)
      animator.showFrames(40)
      #expect(item.center == CGPoint(x: 100, y: 100))
      animator.removeAllBehaviors()
    }
  }
}

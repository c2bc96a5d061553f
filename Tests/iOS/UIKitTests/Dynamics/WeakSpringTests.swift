import Testing
import UIKit

@MainActor @Suite struct WeakSpringTests {
  /// Ended the program: its stiffness, squared, was 0, and what gave way to it infinite.
  @Test(arguments: [1e-300, 1e-200, 1e-160, 1e-12])
  func aSpringOfNextToNoFrequencyPullsAtNothing(frequency: CGFloat) {
    let (view, other) = (makeView(at: 100, 100, 40, 40), makeView(at: 200, 100, 40, 40))
    let anchor = CGPoint(x: 0, y: 50)
    let ties = [
      UIAttachmentBehavior(item: view, attachedToAnchor: anchor),
      .slidingAttachment(
        with: view, attachmentAnchor: anchor, axisOfTranslation: CGVector(dx: 0, dy: 1)),
      .fixedAttachment(with: view, attachedTo: other, attachmentAnchor: anchor),
      .pinAttachment(with: view, attachedTo: other, attachmentAnchor: anchor),
    ]
    for tie in ties {
      tie.length = 5
      tie.frequency = frequency
      let animator = UIDynamicAnimator()
      animator.addBehavior(tie)
      animator.run(frames: 40)
      #expect(view.center == CGPoint(x: 100, y: 100))
    }
  }
}

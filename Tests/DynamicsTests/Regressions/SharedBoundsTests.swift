import Dynamics
import Testing

/// When two behaviors used the reference bounds as a boundary, a stream got a beginning from each
/// of them, without an end in between.
@Suite struct SharedBoundsTests {
  @Test func whoeverTouchesTheReferenceBoundsIsToldOnceForAllBehaviors() async {
    let stream: AsyncStream<ContactEvent>
    do {
      let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 300, height: 300))
      stream = animator.contacts
      let item = BasicItem.box(150, 200, 20, 20)
      let walls = (0..<3).map { _ in CollisionBehavior(items: [item]) }
      for (inset, wall) in walls.enumerated() {
        // The two boundaries are not reached in the same step.
        wall.setTranslatesReferenceBoundsIntoBoundary(
          with: EdgeInsets(top: 0, left: 0, bottom: CGFloat(inset) * 0.01, right: 0))
        animator.addBehavior(wall)
      }
      let properties = DynamicItemBehavior(items: [item])
      properties.elasticity = 1
      properties.resistance = 0
      properties.addLinearVelocity(CGPoint(x: 0, y: 400), for: item)
      animator.addBehavior(properties)
      for _ in 0..<200 { animator.step() }
    }
    var phases: [ContactEvent.Phase] = []
    for await event in stream {
      #expect(event.other == .boundary(nil))
      phases.append(event.phase)
    }
    #expect(phases.count >= 4)
    for (index, phase) in phases.enumerated() {
      #expect(phase == (index % 2 == 0 ? .began : .ended))
    }
    #expect(phases.count % 2 == 0)
  }
}

import Testing

@testable import Dynamics

/// `settled()` and `settled(_:)` left their entry in the list of waits when they were canceled, for
/// as long as the animator ran.
@Suite struct CancelledSettlingTests {
  @Test @MainActor func nothingOfACancelledWaitIsKept() async {
    let animator = DynamicAnimator(referenceView: nil, frameSource: ManualFrameSource())
    let item = BasicItem.crate(at: 0, 0)
    animator.addBehavior(GravityBehavior(items: [item]))
    let waits = [
      Task { @MainActor in await animator.settled() },
      Task { @MainActor in await animator.settled(item) },
    ]
    while animator.waits.count < 2 { await Task.yield() }
    waits[0].cancel()
    await waits[0].value
    #expect(animator.waits.count == 1)
    waits[1].cancel()
    await waits[1].value
    #expect(animator.waits.count == 0)
  }
}

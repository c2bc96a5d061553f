import Dynamics
import DynamicsTiming
import Testing

@Suite struct SettlingTests {
  private func fallingBox(in animator: DynamicAnimator) -> BasicItem {
    let item = BasicItem.box(500, 800, 100, 100)
    let floor = CollisionBehavior(items: [item])
    floor.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(floor)
    animator.addBehavior(GravityBehavior(items: [item]))
    return item
  }

  @Test func aHeadlessAnimatorStepsUntilAtRest() async {
    let animator = DynamicAnimator.headless()
    let item = fallingBox(in: animator)
    await animator.settled()
    #expect(!animator.isRunning)
    expect(item.center.y, near: 950, within: 0.2)
    let twin = DynamicAnimator.headless()
    _ = fallingBox(in: twin)
    twin.advanceUntilPaused(limit: 100)
    #expect(twin.stateHash == animator.stateHash)
  }

  @Test func atRestOrPausedItReturnsAtOnce() async {
    let animator = DynamicAnimator.headless()
    await animator.settled()
    let item = fallingBox(in: animator)
    animator.pause()
    await animator.settled()
    #expect(item.center.y == 800)
  }

  @Test func oneItemIsWaitedForWhileOthersGoOn() async {
    let animator = DynamicAnimator.headless()
    let item = fallingBox(in: animator)
    let restless = BasicItem.crate(at: 100, 100)
    let push = PushBehavior(items: [restless], mode: .continuous)
    push.magnitude = 1
    animator.addBehavior(push)
    await animator.settled(item)
    #expect(animator.isRunning)
    expect(item.center.y, near: 950, within: 0.2)
    #expect(animator.awakeItems.count == 1)
    // After another push, the item is no longer at rest, although nothing has moved yet.
    let kick = PushBehavior(items: [item], mode: .instantaneous)
    kick.pushDirection = CGVector(dx: 0, dy: -3)
    animator.addBehavior(kick)
    let before = animator.elapsedTime
    await animator.settled(item)
    #expect(animator.elapsedTime > before + 0.5)
  }

  @Test func anItemOfNoBehaviorIsReported() async {
    let animator = DynamicAnimator.headless()
    _ = fallingBox(in: animator)
    let (_, reports) = await DynamicsDiagnostics.collecting {
      await animator.settled(BasicItem.crate(at: 0, 0))
    }
    #expect(reports.count == 1)
    #expect(animator.elapsedTime == 0)
  }

  @Test @MainActor func aCancelledTaskStopsWaiting() async {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    animator.addBehavior(GravityBehavior(items: [item]))
    let task = Task { @MainActor in await animator.settled() }
    for _ in 0..<10 { await Task.yield() }
    task.cancel()
    await task.value
    #expect(animator.isRunning && item.center.y > 0)
  }

  @Test @MainActor func withAFrameSourceItWaitsForTheFrames() async {
    let source = ManualFrameSource()
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    animator.referenceBounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let item = fallingBox(in: animator)
    var settled: [String] = []
    let whole = Task { @MainActor in
      await animator.settled()
      settled.append("all")
    }
    let one = Task { @MainActor in
      await animator.settled(item)
      settled.append("one")
    }
    let cancelled = Task { @MainActor in await animator.settled() }
    await Task.yield()
    cancelled.cancel()
    await cancelled.value
    #expect(settled.isEmpty)
    var frame = 0
    while animator.isRunning {
      source.tick(at: Double(frame) / 60)
      frame += 1
    }
    await whole.value
    await one.value
    #expect(settled.count == 2)
    expect(item.center.y, near: 950, within: 0.2)
  }
}

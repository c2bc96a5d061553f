import DynamicsTestSupport
import Testing

@testable import Dynamics

@Suite struct FrameDrivenTests {
  private final class View: ReferenceView {
    var bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
  }

  private func makeFalling(
    _ source: ManualFrameSource
  ) -> (animator: DynamicAnimator, item: BasicItem) {
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    let item = BasicItem.crate(at: 0, 0)
    animator.addBehavior(GravityBehavior(items: [item]))
    return (animator, item)
  }

  @Test func framesMoveItLikeAdvance() {
    let source = ManualFrameSource()
    let (animator, item) = makeFalling(source)
    let headless = DynamicAnimator.headless()
    let twin = BasicItem.crate(at: 0, 0)
    headless.addBehavior(GravityBehavior(items: [twin]))
    for frame in 0...60 { source.tick(at: Double(frame) / 60) }
    headless.advance(by: 1)
    #expect(item.center == twin.center)
    expect(animator.elapsedTime, near: 1, within: 1e-9)
    #expect(animator.stateHash == headless.stateHash)
  }

  @Test func atRestTheSourceIsPaused() {
    let source = ManualFrameSource()
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    #expect(source.isPaused)
    let item = BasicItem.crate(at: 0, 0)
    let properties = DynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    #expect(!source.isPaused)
    for frame in 0...60 { source.tick(at: Double(frame) / 60) }
    #expect(source.isPaused)
    properties.addLinearVelocity(CGPoint(x: 50, y: 0), for: item)
    #expect(!source.isPaused)
    animator.pause()
    #expect(source.isPaused)
    source.tick(at: 9)
    animator.resume()
    source.tick(at: 9.05)
    expect(item.center.x, near: 6 * 50.0 / 120, within: 0.02)
  }

  @Test func longFramesAreCutAndCounted() {
    let source = ManualFrameSource()
    let (animator, item) = makeFalling(source)
    source.tick(at: 0)
    source.tick(at: 10)
    expect(animator.droppedTime, near: 10 - 30.0 / 120, within: 1e-9)
    let afterThirty = DiscreteMotion(
      position: 0, velocity: 0, acceleration: 1000, resistance: 0.1, step: 1.0 / 120)
    expect(item.center.y, near: afterThirty.position(afterSteps: 30), within: 1e-6)
    source.tick(at: 10 + 1.0 / 60)
    expect(item.center.y, near: afterThirty.position(afterSteps: 32), within: 1e-6)
    animator.advance(by: 1)
    expect(animator.droppedTime, near: 10 - 30.0 / 120, within: 1e-9)
    expect(item.center.y, near: afterThirty.position(afterSteps: 152), within: 1e-6)
  }

  @Test func speedChangesThePaceAndNotTheResult() {
    let (fast, slow) = (ManualFrameSource(), ManualFrameSource())
    let (quick, _) = makeFalling(fast)
    let (lazy, _) = makeFalling(slow)
    lazy.speed = 0.25
    for frame in 0...60 { fast.tick(at: Double(frame) / 60) }
    for frame in 0...240 { slow.tick(at: Double(frame) / 60) }
    #expect(quick.stateHash == lazy.stateHash)
    lazy.speed = 0
    slow.tick(at: 1000)
    #expect(quick.stateHash == lazy.stateHash)
  }

  @Test func betweenStepsItemsAreShownInBetween() {
    let source = ManualFrameSource()
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    animator.interpolatesFrames = true
    let item = BasicItem.crate(at: 0, 0)
    let properties = animator.withoutResistance(item)
    properties.addLinearVelocity(CGPoint(x: 120, y: 0), for: item)
    source.tick(at: 0)
    // One point per step, shown one step late.
    for frame in 1...100 {
      let time = Double(frame) / 144
      source.tick(at: time)
      guard time * 120 >= 1 else { continue }
      expect(item.center.x, near: time * 120 - 1, within: 1e-6)
    }
    // A jump is not interpolated over the following frames.
    item.center = CGPoint(x: 5000, y: 0)
    animator.updateItem(usingCurrentState: item)
    for frame in 101...110 {
      source.tick(at: Double(frame) / 144)
      #expect(item.center.x >= 5000)
    }
  }

  @Test func wallsFollowTheReferenceView() {
    let view = View()
    let source = ManualFrameSource()
    let animator = DynamicAnimator(referenceView: view, frameSource: source)
    let item = BasicItem.box(100, 250, 40, 40)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.advanceUntilPaused(limit: 3)
    expect(item.frame.maxY, near: 300, within: 0.2)
    view.bounds.size.height = 500
    animator.updateItem(usingCurrentState: item)
    animator.advanceUntilPaused(limit: 5)
    expect(item.frame.maxY, near: 500, within: 0.2)
    #expect(DynamicsDiagnostics.collecting { animator.referenceBounds = .zero }.1.count == 1)
  }

  @Test func aSharedSourceOutlivesItsAnimator() {
    let source = ManualFrameSource()
    weak var gone: DynamicAnimator?
    do {
      let (animator, _) = makeFalling(source)
      gone = animator
    }
    #expect(gone == nil)
    #expect(source.onFrame == nil)
    source.tick(at: 1)
  }

  @Test func offTheMainThreadADisplayIsNotFollowed() async {
    let (isRunning, reports) = await Task.detached {
      DynamicsDiagnostics.collecting {
        let animator = DynamicAnimator()
        let item = BasicItem(center: .zero, size: CGSize(width: 9, height: 9))
        animator.addBehavior(GravityBehavior(items: [item]))
        animator.advance(by: 0.1)
        return animator.isRunning && item.center.y > 1
      }
    }.value
    #expect(isRunning)
    #expect(reports.count == 1)
  }

  @Test func aDisplayLinkOnARunLoopDrivesIt() {
    let link = DisplayLink()
    link.add(to: .current, forMode: .default)
    let animator = DynamicAnimator(referenceView: nil, frameSource: link)
    #expect(link.isPaused)
    let item = BasicItem.crate(at: 0, 0)
    animator.addBehavior(GravityBehavior(items: [item]))
    let deadline = Date(timeIntervalSinceNow: 600)
    while item.center.y == 0, Date() < deadline {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    #expect(item.center.y > 0)
    link.invalidate()
  }
}

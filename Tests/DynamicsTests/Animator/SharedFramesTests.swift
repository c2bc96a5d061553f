import Dynamics
import Testing

/// Physics and timed animations on one frame source.
@Suite struct SharedFramesTests {
  @Test func anAnimatorAndATimedAnimationShareASource() {
    let source = ManualFrameSource()
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    let item = BasicItem.crate(at: 0, 0)
    let gravity = GravityBehavior(items: [item])
    var shown: [CGFloat] = []
    let fade = TimedAnimation(
      from: 0.0, to: 1, duration: 0.5, timing: .linear, frameSource: source,
      update: { shown.append($0) })
    #expect(source.isPaused)
    fade.start()
    animator.addBehavior(gravity)
    for frame in 0...60 { source.tick(at: Double(frame) / 60) }
    #expect(shown.last == 1 && shown.count >= 30)
    #expect(item.center.y > 400)
    #expect(!source.isPaused, "the animator runs on")
    animator.removeBehavior(gravity)
    source.tick(at: 61.0 / 60)
    #expect(source.isPaused)
    fade.start()
    #expect(!source.isPaused)
  }

  @Test func twoAnimatorsShareASource() {
    let source = ManualFrameSource()
    let items = [BasicItem.crate(at: 0, 0), BasicItem.crate(at: 0, 0)]
    let animators = items.map { item in
      let animator = DynamicAnimator(referenceView: nil, frameSource: source)
      animator.addBehavior(GravityBehavior(items: [item]))
      return animator
    }
    for frame in 0...30 { source.tick(at: Double(frame) / 60) }
    #expect(animators[0].stateHash == animators[1].stateHash)
    #expect(items[0].center.y > 100 && items[0].center == items[1].center)
  }
}

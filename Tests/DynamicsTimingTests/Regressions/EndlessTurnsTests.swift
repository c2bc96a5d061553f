import DynamicsTiming
import Testing

/// A spring without damping made NaN once it had turned more often than numbers can count.
@Suite struct EndlessTurnsTests {
  @Test(arguments: [1.0, 2.25e186])
  func aSpringWithoutDampingStaysFinite(time: Double) {
    let spring = Spring(response: 3.65e-132, dampingFraction: 0)
    let frames = ManualFrameSource()
    let animation = TimedAnimation(from: 0.9, to: 1.9, timing: spring, frameSource: frames) { _ in }
    animation.start()
    frames.tick(at: 0)
    frames.tick(at: time)
    #expect((0.9 - 1e-9...2.9 + 1e-9).contains(animation.value))
    #expect(!animation.velocity.isNaN)
    #expect(!spring.value(at: time, from: 0.9, to: 1.9).isNaN)
  }
}

import Dynamics
import DynamicsTiming
import Testing

/// With a frame source that sends frames from within its `isPaused`, the delegate was notified of
/// the pause twice and never of the start.
@Suite struct EagerFramesTests {
  private final class Eager: FrameSource {
    var onFrame: ((Frame) -> Void)?
    private var time = 0.0
    var isPaused = true {
      didSet {
        guard !isPaused else { return }
        for _ in 0..<100 {
          time += 1.0 / 60
          onFrame?(Frame(timestamp: time, targetTimestamp: time + 1.0 / 60, duration: 1.0 / 60))
        }
      }
    }
  }

  private final class Log: DynamicAnimatorDelegate {
    var calls: [String] = []
    var states: [Bool] = []
    var onResume: (DynamicAnimator) -> Void = { _ in }
    func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {
      calls.append("resume")
      states.append(animator.isRunning)
      onResume(animator)
    }
    func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {
      calls.append("pause")
      states.append(animator.isRunning)
    }
  }

  @Test func aSourceMayBringFramesAtOnce() {
    let (source, log) = (Eager(), Log())
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    animator.delegate = log
    let properties = DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)])
    animator.addBehavior(properties)
    #expect(log.calls == ["resume", "pause"] && log.states == [true, false])
    #expect(!animator.isRunning && source.isPaused)
    properties.density = 2
    #expect(log.calls == ["resume", "pause", "resume", "pause"])
    #expect(source.isPaused)
  }

  @Test func aDelegateThatPausesAtTheStartLeavesTheSourcePaused() {
    let (source, log) = (Eager(), Log())
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    animator.delegate = log
    log.onResume = { $0.pause() }
    animator.addBehavior(DynamicItemBehavior(items: [BasicItem.crate(at: 0, 0)]))
    #expect(log.calls == ["resume", "pause"] && log.states == [true, false])
    #expect(source.isPaused && animator.elapsedTime == 0)
    log.onResume = { _ in }
    animator.resume()
    #expect(log.calls == ["resume", "pause", "resume", "pause"])
    #expect(animator.elapsedTime > 0.5)
  }
}

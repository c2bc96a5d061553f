internal import DynamicsTiming
internal import Foundation
internal import QuartzCore

/// One call of `UIView.animate`, with its transition.
@MainActor final class ViewAnimation {
  let transition = Transition()

  let clock = EventClock.current
  private let course: TransitionCourse
  private var completion: ((Bool) -> Void)?

  init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    course = TransitionCourse(
      duration: duration, delay: delay, pace: pace, repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse))
    self.completion = completion
  }

  /// The time from the call to the completion including the delay, in seconds; infinite if it
  /// repeats.
  var duration: TimeInterval { course.duration }

  /// Whether it repeats and has no layers left to animate.
  var hasNoLayers: Bool { course.repeats && !transition.movesObjects }

  func begin() {
    let (start, live) = (clock.time, MediaTime.now)
    let isSeen = Thread.isMainThread
    transition.progress = { [weak self] in
      guard let self else { return 1 }
      return withoutIsolation(self) {
        let liveSeconds = isSeen ? MediaTime.now - live : 0
        return $0.course.progress(after: $0.clock.isLive ? liveSeconds : $0.clock.time - start)
      }
    }
    transition.onRemoval = { [weak self] in
      guard let self else { return }
      withoutIsolation(self) { UIShimClock.shared.cancel($0) }
    }
  }

  func finish(_ finished: Bool) {
    transition.isOver = true
    transition.onRemoval = nil
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

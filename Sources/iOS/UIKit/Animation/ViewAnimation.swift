internal import DynamicsTiming
internal import Foundation
internal import QuartzCore

/// One call of `UIView.animate`, with its transition.
@MainActor final class ViewAnimation {
  let transition = LayerTransition()

  /// The time from the call to the completion including the delay, in seconds; infinite if it
  /// repeats.
  let duration: TimeInterval

  let clock = EventClock.current

  private let delay: TimeInterval
  /// The duration of one direction, in seconds.
  private let directionDuration: TimeInterval
  private let pace: Pace
  private let repeats: Bool
  private let autoreverses: Bool
  private var completion: ((Bool) -> Void)?

  init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.delay = delay
    directionDuration = duration
    self.pace = pace
    repeats = options.contains(.repeat) && duration > 0
    autoreverses = options.contains(.autoreverse)
    self.duration = repeats ? .infinity : delay + (autoreverses ? 2 : 1) * duration
    self.completion = completion
  }

  /// Whether it repeats and has no layers left to animate.
  var hasNoLayers: Bool { repeats && !transition.movesLayers }

  func begin() {
    let (start, live) = (clock.time, MediaTime.now)
    let isSeen = Thread.isMainThread
    transition.progress = { [weak self] in
      guard let self else { return 1 }
      return withoutIsolation(self) {
        let liveSeconds = isSeen ? MediaTime.now - live : 0
        return $0.progress(after: $0.clock.isLive ? liveSeconds : $0.clock.time - start)
      }
    }
    transition.onRemoval = { [weak self] in
      guard let self else { return }
      withoutIsolation(self) { UIShimClock.shared.cancel($0) }
    }
  }

  private func progress(after seconds: TimeInterval) -> Double {
    let elapsed = seconds - delay
    guard elapsed > 0, directionDuration > 0 else { return 0 }
    var directions = elapsed / directionDuration
    if repeats { directions = directions.truncatingRemainder(dividingBy: autoreverses ? 2 : 1) }
    return pace.progress(at: directions > 1 && autoreverses ? 2 - directions : min(directions, 1))
  }

  func finish(_ finished: Bool) {
    transition.isOver = true
    transition.onRemoval = nil
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

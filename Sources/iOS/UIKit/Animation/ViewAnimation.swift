internal import DynamicsTiming
internal import Foundation
internal import QuartzCore

/// One call of `UIView.animate`: what changed in it is shown by its transition.
@MainActor final class ViewAnimation {
  let transition = LayerTransition()

  /// From the call to the completion, in seconds, the delay included.
  let duration: TimeInterval

  /// Whether the animation ends when its time has come; see the clock.
  var mayEnd = true

  private let delay: TimeInterval
  /// One way, in seconds.
  private let wayDuration: TimeInterval
  private let pace: Pace
  private let repeats: Bool
  private let returns: Bool
  private var startTime: TimeInterval = 0
  private var completion: ((Bool) -> Void)?

  init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.delay = delay
    wayDuration = duration
    self.pace = pace
    repeats = options.contains(.repeat) && duration > 0
    returns = options.contains(.autoreverse)
    self.duration = delay + (returns ? 2 : 1) * duration
    self.completion = completion
  }

  /// On the clock; never, for one that repeats.
  var endTime: TimeInterval { repeats ? .infinity : startTime + duration }

  /// Whether it would go on for ever although there is nothing left that it moves.
  var isForsaken: Bool { repeats && !transition.movesLayers }

  func begin(at time: TimeInterval) {
    startTime = time
    transition.onRemoval = { [weak self] in
      guard let self else { return }
      withoutIsolation(self) { UIShimClock.shared.cancel($0) }
    }
  }

  func show(at time: TimeInterval) {
    let elapsed = time - startTime - delay
    guard elapsed > 0, wayDuration > 0 else { return transition.progress = 0 }
    var ways = elapsed / wayDuration
    if repeats { ways = ways.truncatingRemainder(dividingBy: returns ? 2 : 1) }
    transition.progress = pace.progress(at: ways > 1 && returns ? 2 - ways : min(ways, 1))
  }

  func finish(_ finished: Bool) {
    transition.isOver = true
    transition.onRemoval = nil
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

/// How progress follows the share of the time.
enum Pace {
  case curve(TimingFunction)
  case spring(SpringPace)

  func progress(at share: Double) -> Double {
    switch self {
    case .curve(let function): function(share)
    case .spring(let spring): spring.progress(at: share)
    }
  }
}

/// A damped spring that has come to rest, to a thousandth of its way, when the time is over.
///
/// UIKit does not document how it fits a spring into a duration; this is the plainest way.
struct SpringPace {
  private let damping: Double
  /// In ways per duration.
  private let velocity: Double
  /// The undamped spring's, in radians per duration.
  private let frequency: Double

  /// - Parameters:
  ///   - damping: The damping ratio; from 0.05, and from 1 up without swinging.
  ///   - velocity: The speed at first, in ways per duration.
  init(damping: Double, velocity: Double) {
    self.damping = damping.isNaN ? 1 : min(max(damping, 0.05), 1)
    self.velocity = velocity.isFinite ? velocity : 0
    frequency = self.damping < 1 ? log(1000) / self.damping : Self.criticalFrequency
  }

  /// Where (1 + x)·e^(−x) is a thousandth.
  private static let criticalFrequency = 9.23341

  func progress(at share: Double) -> Double {
    guard share < 1 else { return 1 }
    let decay = exp(-damping * frequency * share)
    guard damping < 1 else { return 1 - decay * (1 + (frequency - velocity) * share) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    return 1
      - decay
      * (cos(swing * share) + (damping * frequency - velocity) / swing * sin(swing * share))
  }
}

import Foundation

extension Spring {
  /// The progress of a spring at a fraction of an animation's duration.
  public struct Keyframe: Hashable, Codable, Sendable {
    /// The fraction of the duration, from 0 to 1.
    public let offset: Double

    /// The progress: 0 at the start, 1 at the target, and beyond where the spring overshoots.
    public let progress: Double
  }
}

/// The fewest keyframes on the curve of a spring between which a straight line stays within a
/// tolerance.
///
/// From each keyframe, the next one is the last point that a line reaches without leaving the
/// tolerance at any point between. Offsets are on a grid of decimal fractions and progress is
/// rounded to decimals, so that both are short in text.
///
/// A spring ends with a jump of up to 1/10,000 to its target, when it has settled. A spring that
/// oscillates too often jumps to its target when there are enough keyframes.
struct SpringKeyframes {
  let all: [Spring.Keyframe]
  /// The time of the jump of a spring that oscillates too often, in seconds; `nil` for any other.
  let cut: TimeInterval?

  /// - Parameter most: The most keyframes, at least 4.
  init(_ spring: Spring, duration: TimeInterval, tolerance: Double, most: Int) {
    let settled = spring.settlingDuration
    let moving = min(settled, duration, Sampling.longest(of: spring, tolerance: tolerance))
    let sampling = Sampling(spring, duration: moving, tolerance: tolerance)
    var keyframes = [Spring.Keyframe(offset: 0, progress: 0)]
    var index = 0
    while index < sampling.count, keyframes.count < most - 2 {
      index = sampling.lastInReach(from: index, progress: keyframes[keyframes.count - 1].progress)
      keyframes.append(
        Spring.Keyframe(
          offset: moving / duration * (Double(index) / Double(sampling.count)),
          progress: sampling.rounded(at: index)))
    }
    let part = Double(index) / Double(sampling.count)
    cut = part < 1 || moving < min(settled, duration) ? moving * part : nil
    if cut != nil || moving == settled {
      for offset in [moving / duration * part, 1]
      where keyframes[keyframes.count - 1] != Spring.Keyframe(offset: offset, progress: 1) {
        keyframes.append(Spring.Keyframe(offset: offset, progress: 1))
      }
    }
    all = keyframes
  }
}

/// The curve of a spring at the points of a grid.
private struct Sampling {
  private let spring: Spring
  private let duration: TimeInterval
  private let tolerance: Double
  /// The number of intervals, a power of ten.
  let count: Int
  /// The inverse of the unit to which progress is rounded.
  private let unit: Double

  /// The most intervals that are needed, at the default tolerance for 30,000 oscillations.
  private static let most = 1e7

  /// The parts of the tolerance that rounding and the curve between grid points may use up.
  private static let roundingPart = 0.05
  private static let samplingPart = 0.05

  init(_ spring: Spring, duration: TimeInterval, tolerance: Double) {
    self.spring = spring
    self.duration = duration
    self.tolerance = tolerance
    unit = pow(10, (-log10(2 * Self.roundingPart * tolerance)).rounded(.up))
    let angle = 2 * .pi / spring.response * duration
    let needed = min(angle / Self.longestInterval(tolerance), Self.most)
    count = Int(pow(10, max(3, log10(needed).rounded(.up))))
  }

  /// The longest interval that is within the part of the tolerance, in radians of the oscillation.
  ///
  /// A curve leaves a straight line over an interval h by at most h²/8 times its acceleration, which
  /// is nowhere greater than ω² at the start.
  private static func longestInterval(_ tolerance: Double) -> Double {
    (8 * samplingPart * tolerance).squareRoot()
  }

  /// The longest time of a spring that can be sampled, in seconds.
  static func longest(of spring: Spring, tolerance: Double) -> TimeInterval {
    most * longestInterval(tolerance) / (2 * .pi / spring.response)
  }

  func rounded(at index: Int) -> Double { rounded(progress(at: index), at: index) }

  private func rounded(_ progress: Double, at index: Int) -> Double {
    if index == count, abs(progress - 1) <= tolerance { return 1 }
    return (progress * unit).rounded() / unit
  }

  private func progress(at index: Int) -> Double {
    spring.progress(at: duration * Double(index) / Double(count))
  }

  /// The last point to which a line from a keyframe stays within the tolerance.
  func lastInReach(from start: Int, progress startProgress: Double) -> Int {
    let allowed = tolerance * (1 - Self.samplingPart)
    // The slopes, per interval, of lines that are within the tolerance so far.
    var (least, greatest) = (-Double.infinity, Double.infinity)
    var reached = start + 1
    for index in start + 1...count {
      let steps = Double(index - start)
      let progress = progress(at: index)
      let slope = (rounded(progress, at: index) - startProgress) / steps
      if slope >= least, slope <= greatest { reached = index }
      let rise = progress - startProgress
      least = max(least, (rise - allowed) / steps)
      greatest = min(greatest, (rise + allowed) / steps)
      if least > greatest { break }
    }
    return reached
  }
}

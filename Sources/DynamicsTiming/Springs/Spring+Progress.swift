import DynamicsReporting
public import Foundation

/// A spring from rest at 0 to its rest at 1, for those who animate by progress.
extension Spring {
  /// The time until a value that starts at rest comes to rest at its target, in seconds.
  ///
  /// It does not depend on the way. After it, the distance is less than 1/10,000 of the way. Without
  /// damping, it is infinite.
  public var settlingDuration: TimeInterval { settlingDuration(from: 0.0, to: 1) }

  /// The progress over the ``settlingDuration``, as a timing function.
  ///
  /// It goes from exactly 0 to exactly 1, and beyond 1 if the spring bounces. A spring without
  /// damping never settles; that is reported, and the function is ``TimingFunction/linear``.
  ///
  /// ```swift
  /// let spring = Spring.bouncy
  /// let fade = TimedAnimation(
  ///   from: 0, to: 1, duration: spring.settlingDuration, timing: spring.timingFunction
  /// ) { print($0) }
  /// fade.start()
  /// ```
  public var timingFunction: TimingFunction {
    guard let easing = SpringEasing(self) else {
      DynamicsDiagnostics.report(
        "a spring without damping never settles; linear is used", by: "Spring.timingFunction")
      return .linear
    }
    return TimingFunction(curve: .spring(easing))
  }

  /// The progress at a time in seconds, at least 0.
  func progress(at time: TimeInterval) -> Double {
    response > 0 ? 1 - Oscillator(self).displacement(at: time).ofDisplacement : 1
  }

  /// Returns keyframes that show the motion of the spring when interpolated linearly.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation in seconds, more than 0. The default is the
  ///     ``settlingDuration``. A shorter animation ends where the spring is then. An invalid number is
  ///     reported, and the default is used; so is a missing one for a spring without damping, and the
  ///     ``response`` is used.
  ///   - tolerance: The largest difference from the exact progress, from 10⁻⁶ to 0.5. The default is
  ///     0.001: less than a pixel on a way of 1000 pixels. Another number is reported, and the default
  ///     is used.
  /// - Returns: Keyframes from offset 0 to 1, as few as fit the tolerance with progress on the curve.
  ///   There are at most 3 million. At the default tolerance, they show at most about 30,000
  ///   oscillations. If there are more, that is reported, and the motion is cut: it jumps to the
  ///   target, and stays there.
  /// - Complexity: O(*n*), where *n* is the number of oscillations in the duration, divided by the
  ///   square root of the tolerance.
  public func keyframes(duration: TimeInterval? = nil, tolerance: Double = 0.001) -> [Keyframe] {
    keyframes(
      duration: duration, tolerance: tolerance, most: 3_000_000,
      by: "Spring.keyframes(duration:tolerance:)")
  }

  /// - Parameter most: The most keyframes.
  private func keyframes(
    duration: TimeInterval?, tolerance: Double, most: Int, by reporter: String
  ) -> [Keyframe] {
    let tolerance = Self.number(tolerance, in: 1e-6...0.5, "tolerance", else: 0.001)
    guard response > 0 else {
      return [
        Keyframe(offset: 0, progress: 0), Keyframe(offset: 0, progress: 1),
        Keyframe(offset: 1, progress: 1),
      ]
    }
    let duration = usable(duration)
    let keyframes = SpringKeyframes(self, duration: duration, tolerance: tolerance, most: most)
    if let cut = keyframes.cut {
      DynamicsDiagnostics.report(
        "the oscillations in \(duration) s need more than the \(keyframes.all.count) keyframes that "
          + "are made; the motion is cut after \(cut) s. Use a shorter duration, more damping or a "
          + "greater tolerance",
        by: reporter)
    }
    return keyframes.all
  }

  /// Returns the motion of the spring as a timing function of CSS: `linear(0, 0.012 2.1%, …, 1)`.
  ///
  /// Use it with the same duration as `transition-timing-function` or `animation-timing-function`.
  ///
  /// ```swift
  /// let spring = Spring.snappy
  /// print("transition: transform \(spring.settlingDuration)s \(spring.cssLinear())")
  /// ```
  ///
  /// The arguments are those of ``keyframes(duration:tolerance:)``. The text has at most 100,000
  /// stops, and less than 3 MB; a motion that needs more is reported and cut in the same way.
  ///
  /// - Complexity: As of ``keyframes(duration:tolerance:)``.
  public func cssLinear(duration: TimeInterval? = nil, tolerance: Double = 0.001) -> String {
    let keyframes = keyframes(
      duration: duration, tolerance: tolerance, most: 100_000,
      by: "Spring.cssLinear(duration:tolerance:)")
    let stops = keyframes.indices.map { index in
      let keyframe = keyframes[index]
      let progress = keyframe.progress.shortest
      // The first and the last stop are at the ends by themselves.
      let isEnd = index == 0 || index == keyframes.count - 1
      return isEnd ? progress : "\(progress) \((keyframe.offset * 100).shortest)%"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  /// The duration of an animation; a default for an invalid number, which is reported.
  private func usable(_ duration: TimeInterval?) -> TimeInterval {
    let settled = settlingDuration.isFinite ? settlingDuration : response
    guard let duration else {
      if !settlingDuration.isFinite {
        DynamicsDiagnostics.report(
          "a spring without damping never settles; pass a duration. One of \(settled) s is used",
          by: "Spring.keyframes(duration:tolerance:)")
      }
      return settled
    }
    return DynamicsDiagnostics.checked(
      duration, duration > 0 && duration.isFinite, else: settled,
      "a duration of \(duration) s is not above 0 or not finite; \(settled) is used",
      by: "Spring.keyframes(duration:tolerance:)")
  }
}

extension Double {
  /// The number in the fewest digits, with at most ten decimals.
  fileprivate var shortest: String {
    let text = "\((self * 1e10).rounded() / 1e10)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

public import Foundation

/// Springs by their feel, as in SwiftUI.
extension Spring {
  /// Makes a spring by the time it seems to take and by how much it bounces.
  ///
  /// These are the parameters of SwiftUI's `Spring`. ``response`` is the duration;
  /// ``dampingFraction`` is 1 − bounce, or 1 / (1 + bounce) for a negative bounce.
  ///
  /// A number out of range is reported, and 0.5 s or 0 is used.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds, from 0 to 1,000,000. The spring comes to rest
  ///     later; see ``settlingDuration``.
  ///   - bounce: How much it overshoots, from −0.999 to 1. The default is 0, which does not overshoot
  ///     and is critically damped. At 1, it oscillates without end; below 0, it arrives slowly.
  public init(duration: TimeInterval, bounce: Double = 0) {
    let bounce = Self.number(bounce, in: -0.999...1, "bounce", else: 0)
    self.init(
      response: Self.number(duration, in: Self.responses, "duration", else: 0.5),
      dampingFraction: bounce < 0 ? min(1 / (1 + bounce), 1000) : 1 - bounce)
  }

  /// The bounce that ``init(duration:bounce:)`` takes for this spring, from −1 to 1.
  public var bounce: Double {
    dampingFraction > 1 ? 1 / dampingFraction - 1 : 1 - dampingFraction
  }

  /// Without bounce, in 0.5 s: SwiftUI's `Spring.smooth`.
  public static let smooth = Spring(duration: 0.5, bounce: 0)

  /// With a small bounce of 0.15, in 0.5 s: SwiftUI's `Spring.snappy`.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)

  /// With a bounce of 0.3, in 0.5 s: SwiftUI's `Spring.bouncy`.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// Makes ``smooth`` with another perceived duration in seconds, by default 0.5, and an additional
  /// bounce, by default 0; the ranges are those of ``init(duration:bounce:)``.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Makes ``snappy`` with another duration and an additional bounce, as
  /// ``smooth(duration:extraBounce:)`` does.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Makes ``bouncy`` with another duration and an additional bounce, as
  /// ``smooth(duration:extraBounce:)`` does.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Makes a spring; for use as an argument: `timing: .spring(duration: 0.4, bounce: 0.2)`.
  public static func spring(duration: TimeInterval, bounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: bounce)
  }
}

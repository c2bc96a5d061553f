import Foundation

/// The progress of a spring from rest at 0 to its rest at 1, over its settling duration.
struct SpringEasing: Hashable, Sendable {
  let spring: Spring
  /// The settling duration, in seconds; finite.
  let duration: TimeInterval

  /// `nil` for a spring that never settles.
  init?(_ spring: Spring) {
    self.spring = spring
    duration = spring.settlingDuration
    guard duration.isFinite else { return nil }
  }

  func progress(at t: Double) -> Double { spring.progress(at: t * duration) }
}

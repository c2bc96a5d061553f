import Foundation

/// Progress as a function of the fraction of the duration.
package enum Pace {
  case curve(TimingFunction)
  case spring(SpringPace)

  package func progress(at fraction: Double) -> Double {
    switch self {
    case .curve(let function): function(fraction)
    case .spring(let spring): spring.progress(at: fraction)
    }
  }
}

/// A damped spring that settles to a thousandth of its displacement within the duration.
///
/// UIKit does not document how it fits a spring into a duration; this is the simplest method.
package struct SpringPace {
  private let course: SpringCourse<Double>
  /// The duration in the units of the course.
  private let length: Double

  /// - Parameters:
  ///   - damping: The damping ratio, at least 0.05; from 1 on, the spring does not oscillate.
  ///   - velocity: The initial velocity, in displacements per duration.
  package init(damping: Double, velocity: Double) {
    let damping = damping.isNaN ? 1 : min(max(damping, 0.05), 1)
    let frequency = damping < 1 ? log(1000) / damping : Self.criticalFrequency
    course = SpringCourse(
      from: 0, to: 1, velocity: velocity.isFinite ? velocity : 0,
      spring: Spring(response: 2 * .pi / frequency, dampingFraction: damping))
    length = 1
  }

  /// A spring that takes the time that it needs; see ``seconds``.
  ///
  /// A damping ratio below 0.05 counts as 0.05, so that the spring settles.
  ///
  /// - Parameter velocity: The initial velocity, in displacements per second.
  package init(_ spring: Spring, velocity: Double) {
    course = SpringCourse(
      from: 0, to: 1, velocity: velocity.isFinite ? velocity : 0,
      spring: Spring(
        response: spring.response, dampingFraction: max(spring.dampingFraction, 0.05)))
    length = course.duration
  }

  /// The duration of a spring that takes the time that it needs, in seconds.
  package var seconds: Double { length }

  /// The solution of (1 + x)·e^(−x) = 0.001, in radians per duration.
  private static let criticalFrequency = 9.23341

  package func progress(at fraction: Double) -> Double {
    fraction < 1 ? course.value(at: fraction * length) : 1
  }
}

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
  private let damping: Double
  /// In displacements per duration.
  private let velocity: Double
  /// The angular frequency of the undamped spring, in radians per duration.
  private let frequency: Double

  /// - Parameters:
  ///   - damping: The damping ratio, at least 0.05; from 1 on, the spring does not oscillate.
  ///   - velocity: The initial velocity, in displacements per duration.
  package init(damping: Double, velocity: Double) {
    self.damping = damping.isNaN ? 1 : min(max(damping, 0.05), 1)
    self.velocity = velocity.isFinite ? velocity : 0
    frequency = self.damping < 1 ? log(1000) / self.damping : Self.criticalFrequency
  }

  /// The solution of (1 + x)·e^(−x) = 0.001.
  private static let criticalFrequency = 9.23341

  package func progress(at fraction: Double) -> Double {
    guard fraction < 1 else { return 1 }
    let decay = exp(-damping * frequency * fraction)
    guard damping < 1 else { return 1 - decay * (1 + (frequency - velocity) * fraction) }
    let dampedFrequency = frequency * (1 - damping * damping).squareRoot()
    return 1
      - decay
      * (cos(dampedFrequency * fraction) + (damping * frequency - velocity) / dampedFrequency
        * sin(dampedFrequency * fraction))
  }
}

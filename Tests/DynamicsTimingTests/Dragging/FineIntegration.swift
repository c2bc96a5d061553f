import Foundation

/// A thrown number, integrated in small steps: it slows down, until a spring takes it at a limit.
struct FineIntegration {
  private(set) var time = 0.0
  private(set) var value: Double
  private(set) var velocity: Double
  private let timeConstant: Double
  private let limits: ClosedRange<Double>
  private let angularFrequency: Double
  private let dampingRatio: Double
  /// The limit at which a spring holds the value.
  private var limit: Double?

  private static let step = 5e-5

  init(
    value: Double, velocity: Double, deceleration: Double, limits: ClosedRange<Double>,
    response: Double, dampingRatio: Double
  ) {
    self.value = value
    self.velocity = velocity
    self.limits = limits
    timeConstant = -1 / (1000 * log(deceleration))
    angularFrequency = 2 * .pi / response
    self.dampingRatio = dampingRatio
  }

  /// Goes on until a time.
  mutating func advance(to end: Double) {
    while time < end {
      let step = min(Self.step, end - time)
      var next = self
      next.move(by: step)
      if limit == nil, !limits.contains(next.value) {
        let limit = next.value > limits.upperBound ? limits.upperBound : limits.lowerBound
        meet(limit, within: step)
      } else {
        self = next
      }
    }
    time = end
  }

  /// Moves exactly to a limit, which it passes within a step, by bisection.
  private mutating func meet(_ limit: Double, within step: Double) {
    var (low, high) = (0.0, step)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      var next = self
      next.move(by: middle)
      if limits.contains(next.value) { low = middle } else { high = middle }
    }
    move(by: high)
    value = limit
    self.limit = limit
  }

  /// A step of the fourth-order Runge-Kutta method.
  private mutating func move(by h: Double) {
    let a = slope(value, velocity)
    let b = slope(value + a.0 * h / 2, velocity + a.1 * h / 2)
    let c = slope(value + b.0 * h / 2, velocity + b.1 * h / 2)
    let d = slope(value + c.0 * h, velocity + c.1 * h)
    value += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
    velocity += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    time += h
  }

  private func slope(_ x: Double, _ v: Double) -> (Double, Double) {
    guard let limit else { return (v, -v / timeConstant) }
    let stiffness = angularFrequency * angularFrequency
    return (v, -stiffness * (x - limit) - 2 * dampingRatio * angularFrequency * v)
  }
}

import Foundation

/// A box on a plate that goes up and down.
///
/// The plate is A·(1 − cos ω·t) high. The box leaves it where the plate slows down faster than by g, which
/// it does only if Γ = A·ω²/g is more than 1.
struct ShakenPlate {
  /// A, in points.
  let amplitude: Double
  /// How much faster than the plate a box must be to count as one that has left it, in pt/s.
  static let leaving = 2.0

  /// - Parameter ratio: Γ
  func scene(ratio: Double) -> Scene {
    let rate = rate(ratio: ratio)
    let box = Body.box(40, 40, at: Vector(0, -20))
    let plate = Body.box(120, 20, at: Vector(0, 10)).with {
      $0.shake = Shake(amplitude: amplitude, rate: rate)
    }
    return Scene([box, plate], seconds: 2 * .pi / rate)
  }

  private func rate(ratio: Double) -> Double {
    (ratio * Scene.standardGravity / amplitude).squareRoot()
  }

  /// The Γ from which on the box leaves the plate, less 1, as a share of the Γ that is expected.
  func error(by player: Player) throws -> Double {
    let expected = threshold(in: 1...2, within: 1e-9) { leavingSpeed(ratio: $0) > Self.leaving }
    let found = try threshold(in: 0.8...2, within: 2e-4) {
      try leavingSpeed(ratio: $0, player) > Self.leaving
    }
    return found / expected - 1
  }

  private func leavingSpeed(ratio: Double, _ player: Player) throws -> Double {
    let trace = try player.play(scene(ratio: ratio))
    let speeds = (1..<trace.count).map { number in
      let way = trace.state(number, of: 1).position.y - trace.state(number - 1, of: 1).position.y
      return way / trace.interval - trace.state(number).velocity.y
    }
    return speeds.max() ?? .nan
  }

  /// The greatest speed with which the box gets away from the plate.
  ///
  /// Between them, the acceleration is g·(Γ·cos φ − 1), with φ = 0 where the plate is highest. So it is
  /// upward for abs(φ) < acos(1/Γ), and that is the integral over this time.
  private func leavingSpeed(ratio: Double) -> Double {
    let speed = 2 * ((ratio * ratio - 1).squareRoot() - acos(1 / ratio))
    return speed * Scene.standardGravity / rate(ratio: ratio)
  }
}

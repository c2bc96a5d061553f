import Foundation

/// A box on a plate that goes up and down.
///
/// The plate is A·(1 − cos ω·t) high. The box leaves it where the plate slows down faster than by g, which
/// it does only if Γ = A·ω²/g is more than 1.
struct ShakenPlate {
  /// A, in points.
  let amplitude: Double
  /// From when on the box counts as one that has left the plate, in points.
  private static let gap = 0.5

  /// - Parameter ratio: Γ
  func scene(ratio: Double) -> Scene {
    let rate = rate(ratio: ratio)
    let box = Body.box(40, 40, at: Vector(0, -20))
    let plate = Body.box(120, 20, at: Vector(0, 10)).with {
      $0.shake = Shake(amplitude: amplitude, rate: rate)
    }
    return Scene([box, plate], seconds: 2.5 * 2 * .pi / rate)
  }

  private func rate(ratio: Double) -> Double {
    (ratio * Scene.standardGravity / amplitude).squareRoot()
  }

  /// The Γ from which on the box is seen to leave the plate, less 1, as a share of the Γ that is expected.
  func error(by player: Player) throws -> Double {
    let expected = threshold(in: 1...2, within: 1e-9) { height(ratio: $0) > Self.gap }
    let found = try threshold(in: 0.8...2, within: 5e-4) { ratio in
      let trace = try player.play(scene(ratio: ratio))
      return (0..<trace.count).contains { number in
        trace.state(number, of: 1).position.y - trace.state(number).position.y > 30 + Self.gap
      }
    }
    return found / expected - 1
  }

  /// How far the box gets above the plate.
  ///
  /// From φ₀ = ω·t − π/2 on, with sin φ₀ = 1/Γ, the distance of the two grows by g·(Γ·sin φ − 1), which
  /// is integrated twice: it is greatest where Γ·(cos φ₀ − cos φ) = φ − φ₀.
  private func height(ratio: Double) -> Double {
    let start = asin(1 / ratio)
    let top = threshold(in: (.pi - start)...(start + 2 * .pi), within: 1e-9) { phase in
      ratio * (cos(start) - cos(phase)) < phase - start
    }
    let way = top - start
    let rise = ratio * (way * cos(start) - sin(top) + sin(start)) - way * way / 2
    return rise * amplitude / ratio
  }
}

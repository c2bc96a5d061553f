import Foundation

extension Proof.Chapter {
  /// Blocks and rods that turn about a foot.
  static let toppling = Proof.Chapter(
    title: "Rocking and toppling",
    proofs: [
      Proof(
        "rocking blocks, h/b 3 to 6, speed at the first impact",
        "ω² = 3g/(2R)·(cos(α − θ₀) − cos α)",
        with:
          "h the height, b the width, tan α = b/h, R half of the diagonal, and θ₀ the lean "
          + "at first",
        source: "Housner 1963",
        within: 0.002, "of the speed",
        because:
          "The velocity of a step is that of its middle, and is read as such. The first step "
          + "adds (p·h)²·sin²(α − θ₀)/8 to ω²/2, a thousandth.", .bounded
      ) { player, note in
        for slenderness in [3.0, 4, 6] {
          let block = RockingBlock(slenderness: slenderness)
          note(try block.speeds(player).before / block.speedBefore - 1)
        }
      },
      Proof(
        "rocking blocks of 1200 pt, h/b 2 to 4, elasticity 0, angular speed kept at an impact",
        "ω⁺/ω⁻ = 1 − 1.5·sin²α", with: "ω⁻ before it, ω⁺ after it", source: "Housner 1963",
        within: 0.02, "of the ratio",
        because: "Angular momentum about the other corner is kept, whatever the step. But a step "
          + "with an impact is wholly before or after it, so that gravity turns the block the wrong "
          + "way for up to a step: 2·p²·sin α·h/ω⁻ = 2 %. Of blocks of 120 pt that is three times as "
          + "much, so these are large.", .bounded
      ) { player, note in
        for slenderness in [2.0, 3, 4] {
          let block = RockingBlock(slenderness: slenderness, height: 1200)
          let (before, after) = try block.speeds(player)
          note(after / before / block.ratio - 1)
        }
      },
      Proof(
        "rocking blocks, h/b 6 to 12, quarter period", "acosh(1/(1 − θ₀/α))/p, p² = 3g/(4R)",
        with: "α, θ₀, R as above",
        source: "Housner 1963", within: 0.02, "of the time",
        because: "The formula takes sin α for α: 0.5 % at h/b 6. Half a step is 0.5 % of the time.",
        .bounded
      ) { player, note in
        for slenderness in [6.0, 8, 12] {
          let block = RockingBlock(slenderness: slenderness)
          try note(block.quarter(player) / block.expectedQuarter - 1)
        }
      }.shown(
        as: "rocking-block",
        "A tall block rocks from corner to corner, faster and faster, until it stands.",
        x: -70...70, y: -135...10, opensAt: 0.2, RockingBlock(slenderness: 4).scene.lasting(2)),
      Proof(
        "rod that topples about a pin at its foot, from 10°, at level", "ω² = 3g·cos θ₀/L",
        with: "L its length, θ₀ = 10°",
        source: "energy", within: 0.007, "of the speed",
        // A center at r has moved by ω·h·r along the tangent, and the pin leaves it the part of its
        // velocity along the next tangent, cos(ω·h) of it. Three quarters of the energy are the
        // center's. So ω² loses ¾·(ω·h)² of itself a step, and ω at level ⅜·h·∫ω³·dθ/ω² of itself:
        // with ω² = 3g·(cos 10° − cos θ)/L the integral is 2.1·ω²/s.
        because:
          "The velocity of a step is that of its middle, and is read as such. A step goes along "
          + "the tangent, and the pin takes back what is off the circle, which costs the center (ω·h)²/2 "
          + "of its speed. Over the fall that is ⅜·h·∫ω³·dθ/ω² = 0.66 %.", .firstOrder
      ) { player, note in try note(topplingError(player)) }.shown(
        as: "toppling-rod", "A rod on a pin at its foot topples, and swings below it.",
        x: -135...135, y: -130...130, opensAt: 0.5, topplingScene(from: Angle.radians(10))),
    ])
}

private struct RockingBlock {
  let slenderness: Double
  var height = 120.0
  /// The share of α at which the block is let go.
  private let start = 0.5

  private var width: Double { height / slenderness }
  private var alpha: Double { atan2(width, height) }
  private var radius: Double { hypot(width, height) / 2 }
  private var rate: Double { (3 * Scene.standardGravity / (4 * radius)).squareRoot() }

  var speedBefore: Double { rate * (2 * (cos(alpha * (1 - start)) - cos(alpha))).squareRoot() }
  var ratio: Double { 1 - 1.5 * sin(alpha) * sin(alpha) }
  var expectedQuarter: Double { acosh(1 / (1 - start)) / rate }

  /// On its right corner.
  var scene: Scene {
    let tilt = start * alpha
    let center = Vector(length: radius, angle: -.pi / 2 - alpha + tilt)
    let block = Body.box(width, height, at: center).with { ($0.angle, $0.friction) = (tilt, 2) }
    return Scene([block], walls: [.floor(0)], seconds: 3 * expectedQuarter)
  }

  /// The angular speeds that the block has upright, before and after the impact.
  func speeds(_ player: Player) throws -> (before: Double, after: Double) {
    let trace = try player.play(scene)
    guard let impact = trace.firstIndex({ $0.angle }), impact + 4 < trace.count else {
      return (.nan, .nan)
    }
    // The impact may take two steps.
    return (uprightSpeed(trace, impact - 2), uprightSpeed(trace, impact + 3))
  }

  /// The angular speed that the block had, or will have, upright, as its energy tells.
  private func uprightSpeed(_ trace: Trace, _ number: Int) -> Double {
    // The velocity of a step is that between the angles before and after it.
    let (state, next) = (trace.state(number), trace.state(number + 1))
    let spin = (state.spin + next.spin) / 2
    let height = cos(alpha - abs(state.angle)) - cos(alpha)
    return (spin * spin + 2 * rate * rate * height).squareRoot()
  }

  func quarter(_ player: Player) throws -> Double {
    try player.play(scene).firstTime { $0.angle } ?? .nan
  }
}

private let length = 120.0

private func topplingScene(from start: Double) -> Scene {
  let width = 4.0
  let rod = Body.box(width, length, at: Vector(length: length / 2, angle: -.pi / 2 + start)).with {
    $0.angle = start
  }
  return Scene([rod], joints: [.pin(0, at: .zero)], seconds: 1.5)
}

private func topplingError(_ player: Player) throws -> Double {
  let start = Angle.radians(10)
  let scene = topplingScene(from: start)
  let rod = scene.bodies[0]
  let trace = try player.play(scene)
  let level = trace.firstIndex { $0.angle - .pi / 2 } ?? 1
  let moment = rod.moment + rod.mass * length * length / 4
  // The energy at the angle that the rod has then, which is a part of a step past the level.
  func expected(_ state: Trace.State) -> Double {
    (rod.mass * scene.gravity * length * (cos(start) - cos(state.angle)) / moment).squareRoot()
  }
  // The velocity of a step is that between the angles before and after it.
  let spin = (trace.state(level).spin + trace.state(level + 1).spin) / 2
  return spin / expected(trace.state(level)) - 1
}

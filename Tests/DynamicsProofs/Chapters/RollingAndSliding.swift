import Foundation

extension Proof.Chapter {
  /// Friction on floors and inclines.
  static let rollingAndSliding = Proof.Chapter(
    title: "Rolling and sliding",
    proofs: [
      Proof(
        "disc set sliding on a floor, μ 0.1 to 0.8", "rolls from v₀/(3μg) on, at ⅔·v₀",
        source: "Coriolis 1835; any mechanics text", within: 1e-6, "of the speed",
        because: "Friction takes μ·g·h of the speed in each step until the disc rolls, at any "
          + "step: only rounding is left.", .exact
      ) { player, note in
        for friction in [0.1, 0.3, 0.8] {
          let (trace, roll) = try slidingDisc(friction: friction, player)
          note(trace.last().velocity.x / (slidingSpeed * 2 / 3) - 1)
          note(trace.last().spin * slidingRadius / (slidingSpeed * 2 / 3) - 1)
          // In the last whole step before the formula's time it still slides, in the next it rolls.
          let before = trace.state(Int(roll / trace.interval * (1 - 1e-9)))
          let time = before.velocity.x - slidingSpeed * 2 / 3
          note(min(0, time) / slidingSpeed)
          let after = trace.state(Int((roll / trace.interval).rounded(.up)))
          note((after.velocity.x - slidingRadius * after.spin) / slidingSpeed)
        }
      }.shown(
        as: "sliding-discs",
        "Three discs slide over floors, more and more rough. The rougher the floor is, the sooner "
          + "the disc rolls; then all are equally fast.",
        x: -40...560, y: -65...265, opensAt: 0.9,
        .row([0.1, 0.3, 0.8].map(slidingScene), apart: Vector(0, 120), seconds: 2.2)),
      Proof(
        "disc set sliding on a floor, distance until it rolls", "5v₀²/(18μg)",
        source: "as above", within: 0.01, "of the distance",
        because: "Positions follow the velocity after each step, so that a stretch of acceleration "
          + "μ·g and duration t is wrong by μ·g·h·t/2: 0.3 % to 1 % of it here.", .firstOrder
      ) { player, note in
        for friction in [0.1, 0.2, 0.3] {
          let (trace, roll) = try slidingDisc(friction: friction, player)
          let steps = roll / trace.interval
          let whole = Int(steps)
          let place = trace.state(whole)
          let rest = (steps - Double(whole)) * trace.interval
          let distance = place.position.x + place.velocity.x * rest
          let slide = friction * Scene.standardGravity
          note(distance * 18 * slide / (5 * slidingSpeed * slidingSpeed) - 1)
        }
      },
      Proof(
        "disc on inclines of 5° to 60°, μ 0.1 to 1",
        "⅔·g·sin θ if tan θ < 3μ, else g(sin θ − μ·cos θ)",
        source: "any mechanics text", within: 0.005, "of the acceleration",
        because: "The speed grows by a·h in each step, exactly; the start and the margin of "
          + "contact may cost a step of 120.", .bounded
      ) { player, note in
        for degrees in [5.0, 15, 30, 45, 60] {
          for friction in [0.1, 0.3, 1] {
            try note(rollingError(Angle.radians(degrees), friction: friction, player))
          }
        }
      }.shown(
        as: "rolling-discs",
        "A disc rolls down a rough incline, another slides down a slippery one, turning slowly. "
          + "The one that slides is faster.",
        x: -60...620, y: -60...560, opensAt: 0.8,
        .row(
          [0.1, 1].map { rollingScene(Angle.radians(30), friction: $0) }, apart: Vector(0, 160),
          seconds: 1.7)),
    ])
}

private let slidingSpeed = 300.0
private let slidingRadius = 25.0

private func slidingScene(friction: Double) -> Scene {
  let disc = Body.disc(radius: slidingRadius, at: Vector(0, -slidingRadius)).with {
    $0.velocity = Vector(slidingSpeed, 0)
    $0.friction = friction
  }
  return Scene([disc], walls: [.floor(0)], seconds: 1)
}

private func slidingDisc(friction: Double, _ player: Player) throws -> (Trace, roll: Double) {
  let roll = slidingSpeed / (3 * friction * Scene.standardGravity)
  return (try player.play(slidingScene(friction: friction).lasting(roll + 0.5)), roll)
}

private let rollingRadius = 20.0

private func rollingScene(_ angle: Double, friction: Double) -> Scene {
  let (incline, radius) = (Incline(angle: angle), rollingRadius)
  let disc = Body.disc(radius: radius, at: incline.point(along: 0, above: radius)).with {
    $0.friction = friction
  }
  return Scene([disc], walls: [incline.wall], seconds: 1)
}

private func rollingError(_ angle: Double, friction: Double, _ player: Player) throws -> Double {
  let (incline, radius) = (Incline(angle: angle), rollingRadius)
  let scene = rollingScene(angle, friction: friction)
  let last = try player.play(scene).last()
  let (pull, press) = (scene.gravity * sin(angle), scene.gravity * cos(angle))
  let rolls = tan(angle) < 3 * friction
  let expected = rolls ? pull * 2 / 3 : pull - friction * press
  let turning = rolls ? expected / radius : 2 * friction * press / radius
  return max(
    abs(last.velocity.dot(incline.direction) / expected - 1),
    abs(last.spin / turning - 1))
}

import Foundation

extension Proof.Chapter {
  /// Impacts of a few bodies.
  static let collisions = Proof.Chapter(
    title: "Impacts",
    proofs: [
      Proof(
        "blocks 1 : 1 and 1 : 100 and a wall, hits", "⌊π·√(M/m)⌋ = 3, 31",
        with: "M the mass of the large block",
        source: "Galperin 2003, Playing pool with π", within: 0, "hits",
        because: "Every impact is resolved at its own step: the small block needs more than a step "
          + "from one to the next. So the count is the textbook's.", .exact
      ) { player, note in
        for power in 0...1 {
          let trace = try player.play(CountingBlocks(power: power).scene)
          note(Double(trace.hits.count - CountingBlocks(power: power).hits))
        }
      }.shown(
        as: "counting-blocks",
        "A large block pushes a small one against a wall, again and again, while a counter goes up "
          + "to 31: the first digits of π.",
        x: -12...600, y: -30...148, opensAt: 2.2, countsHits: true,
        CountingBlocks(power: 1, speed: 200, way: 1200).exhibit),
      Proof(
        "blocks 1 : 1 and 1 : 100 and a wall, last velocities",
        "V = −v₀·cos 2kθ, v = √(M/m)·v₀·sin 2kθ, tan θ = √(m/M)",
        with: "V the speed of the large block, v₀ at first, and k the hits of the blocks",
        source: "Galperin 2003", within: 1e-3, "of the speeds",
        because: "An elastic impact turns the vector of momenta exactly, whenever it happens; only "
          + "what the engine spends on overlaps may be missing.", .exact
      ) { player, note in
        for power in 0...1 {
          let blocks = CountingBlocks(power: power)
          blocks.noteVelocities(in: try player.play(blocks.scene), note)
        }
      },
      Proof(
        "blocks 1 : 100 and a wall, free to turn, hits", "31", source: "Galperin 2003", within: 0,
        "hits",
        because: "The blocks hit squarely, so that nothing makes them turn.", .exact
      ) { player, note in
        let blocks = CountingBlocks(power: 1, turns: true)
        note(Double(try player.play(blocks.scene).hits.count - blocks.hits))
      },
      Proof(
        "blocks 1 : 10 000 and a wall, slowly", "310 of ⌊100·π⌋ hits by then, velocities as above",
        source: "Galperin 2003", within: 1e-3, "of the speeds",
        because: "The blocks start so slowly that the small one needs more than a step from hit "
          + "to hit. So the count, of which no hit may be missing, is the textbook's.", .exact
      ) { player, note in
        let blocks = CountingBlocks(power: 2, speed: 5, way: 530)
        let trace = try player.play(blocks.scene)
        note(Double(trace.hits.count - blocks.hits))
        blocks.noteVelocities(in: trace, note)
      },
      Proof(
        "blocks 1 : 10 000 and a wall, up to ten hits a step, precise detection",
        "velocities as above", source: "Galperin 2003", within: 1e-3, "of the speeds",
        because: "As above: precise detection takes each impact at its time.", .exact
      ) { player, note in
        let blocks = CountingBlocks(power: 2, way: 530, isPrecise: true)
        blocks.noteVelocities(in: try player.play(blocks.scene), note)
      },
      Proof(
        "small ball on a ball of 1, 3, 10, 1000 times its mass, dropped from h",
        "rises by ((3k − 1)/(k + 1))²·h",
        with: "k the ratio of the masses, h the height of the fall",
        source: "Mellen 1968, Superball rebound projectiles",
        within: 0.01, "of the height",
        because: "Precise detection takes both impacts at their times; each may get the speed of "
          + "half a step more or less, 4 pt/s of 775, which is 1 % of the height.", .bounded
      ) { player, note in
        for ratio in [1.0, 3, 10, 1000] { try note(StackedBalls(ratio: ratio).error(by: player)) }
      }.shown(
        as: "stacked-balls",
        "Three pairs of a small ball on a large one fall. The heavier the large one is, the higher "
          + "the small one flies: up to seven times as high as it fell from.",
        x: -70...430, y: -640...10, opensAt: 0.9,
        .row(
          [1, 3, 10].map { StackedBalls(ratio: $0, height: 70).scene }, apart: Vector(180, 0),
          seconds: 1.9)),
      bouncing(0.5),
      bouncing(0.8),
      Proof(
        "disc hits the floor obliquely, 60 of μ, e, angle and spin",
        "sticks if abs(u) < 3μ(1 + e)·vₙ, u = vₜ − rω: vₜ′ = vₜ − u/3; else Δvₜ = μ(1 + e)·vₙ",
        with: "vₜ the speed along the floor, vₙ that toward it",
        source: "Routh 1905; Brach 1984", within: 1e-9, "of the speed",
        because: "One impact, solved in closed form: only rounding is left.", .exact
      ) { player, note in
        for friction in [0.1, 0.3, 1.0] {
          for elasticity in [0.0, 0.3, 0.6, 0.9, 1] {
            for (tangential, spin) in [(200.0, 0.0), (-50, 3), (600, -20), (0, 12)] {
              try ObliqueImpact(
                friction: friction, elasticity: elasticity, tangential: tangential, spin: spin
              ).note(by: player, note)
            }
          }
        }
      },
      Proof(
        "cue ball on two touching balls, elasticity 0 to 1",
        "cue v(1 − 0.6(1 + e)); others (1 + e)·v·(0.3, ∓√3/10): at e = 1, −v/5 and (3v/5, ∓√3v/5)",
        with: "v the speed of the cue, and (along, across) it",
        source: "symmetry and Newton's law of restitution", within: 1e-6, "of the speed",
        because: "Both contacts close at once and are mirror images, so the impact has a closed "
          + "form. Iterations of the solver leave less than a millionth.", .exact
      ) { player, note in
        for elasticity in [0.0, 0.25, 0.5, 0.75, 1] {
          try noteCue(elasticity: elasticity, player, note)
        }
      }.shown(
        as: "cue-ball",
        "A ball hits two that touch. They fly off to both sides alike, and it rolls back slowly.",
        x: -120...220, y: -90...90, opensAt: 0.5, cueScene(elasticity: 1).lasting(1)),
      Proof(
        "rack of ten balls, hit in the middle", "mirror images",
        source: "symmetry", within: 1e-6, "of the way of the cue",
        because: "Nothing but rounding, and what iterations of the solver leave, tells left from "
          + "right; 0.5 s are too short for chaos to make much of it.", .exact
      ) { player, note in
        for elasticity in [0.0, 0.5, 0.95, 1] {
          try noteRack(elasticity: elasticity, player, note)
        }
      }.shown(
        as: "rack",
        "A ball hits a rack of ten in the middle. All that flies left has its mirror image right.",
        x: -150...250, y: -120...120, opensAt: 0.35, rack(elasticity: 0.95).scene.lasting(0.8)),
      Proof(
        "box that lands flat, elasticity 0 to 1", "v′ = −e·v, no spin", source: "symmetry",
        within: 1e-6, "of the speed",
        because: "Both corners hit at once and share the impulse; iterations of the solver leave "
          + "less than a millionth.", .exact
      ) { player, note in
        for elasticity in [0.0, 0.25, 0.5, 0.75, 1] {
          let box = Body.box(80, 40, at: Vector(0, -100)).with {
            $0.velocity = Vector(0, 400)
            ($0.elasticity, $0.friction) = (elasticity, 0.4)
          }
          let last = try player.play(
            Scene([box], walls: [.floor(0)], gravity: 0, seconds: 0.4)
          ).last()
          note(last.velocity.y / 400 + elasticity)
          note(last.spin * 80 / 400)
        }
      },
    ])
}

/// A small ball a little above a heavier one, both dropped.
private struct StackedBalls {
  let ratio: Double
  private let height: Double
  private let gap = 1.0
  private let large = 40.0
  private let small = 15.0

  init(ratio: Double, height: Double = 300) {
    self.ratio = ratio
    self.height = height
  }

  var scene: Scene {
    let first = Vector(0, -height - large)
    let second = first - Vector(0, large + gap + small)
    let balls = [
      Body.disc(radius: large, at: first).with {
        ($0.elasticity, $0.isPrecise) = (1, true)
        $0.density = ratio * small * small / (large * large)
      },
      Body.disc(radius: small, at: second).with { $0.elasticity = 1 },
    ]
    return Scene(balls, walls: [.floor(0)], seconds: 2)
  }

  func error(by player: Player) throws -> Double {
    let gravity = Scene.standardGravity
    // The lower ball turns round with the speed v, and they meet gap/2v later, as both fall alike.
    let speed = (2 * gravity * height).squareRoot()
    let meeting = gap / (2 * speed)
    let lower = speed * meeting - gravity * meeting * meeting / 2
    let start = -2 * large - small - lower
    let launch = (3 * ratio - 1) / (ratio + 1) * speed - gravity * meeting
    let trace = try player.play(scene.lasting(speed / gravity + launch / gravity + 0.1))
    let top = trace.states(of: 1).suffix(trace.count / 2).map(\.position.y).min() ?? .nan
    let rise = launch * launch / (2 * gravity)
    return (start - top) / rise - 1
  }
}

private func bouncing(_ elasticity: Double) -> Proof {
  Proof(
    "ball of elasticity \(elasticity) bounces until it rests", "t₀·(1 + e)/(1 − e)",
    with: "t₀ the time of the fall",
    source: "geometric series of v, e·v, e²·v …", within: 1, "of the time allowed",
    because:
      "A bounce in a step gives −e times the velocity before it, so that gravity does not act in that "
      + "step, and comes at its end: each bounce is late by a step, and by half a step in the mean. A "
      + "ball lands ln(v₀/2gh)/ln(1/e) times faster than 2·g·h, which two steps of gravity give to one "
      + "at rest. With that, it must not bounce: it rests early by at most 4e/(1 − e) steps. One "
      + "more is that in which it is seen to rest. In steps, that makes 8.9 late and 5 early at 0.5, 25.4 and "
      + "17 at 0.8; with a quarter of the step, where more bounces are seen, 11.9 and 34.8 late.",
    .bounded
  ) { player, note in
    try note(bouncingTimeError(elasticity: elasticity, player))
  }
}

/// As a fraction of the time that is allowed.
private func bouncingTimeError(elasticity: Double, _ player: Player) throws -> Double {
  let (radius, height) = (20.0, 200.0)
  let fall = (2 * height / Scene.standardGravity).squareRoot()
  let expected = fall * (1 + elasticity) / (1 - elasticity)
  let ball = Body.disc(radius: radius, at: Vector(0, -radius - height)).with {
    $0.elasticity = elasticity
  }
  let trace = try player.play(Scene([ball], walls: [.floor(0)], seconds: expected + 1))
  // The last state in which gravity still changes the velocity, or a bounce does.
  let moving = (0..<trace.count).last { abs(trace.state($0).velocity.y) > 1 } ?? 0
  let late = Double(moving) - expected / trace.interval
  let bounces = log(fall / (2 * trace.interval)) / -log(elasticity)
  return late / (late > 0 ? 1 + 1.5 * bounces : 1 + 4 * elasticity / (1 - elasticity))
}

private struct ObliqueImpact {
  let friction: Double
  let elasticity: Double
  let tangential: Double
  let spin: Double

  func note(by player: Player, _ note: Largest) throws {
    let (radius, normal) = (25.0, 300.0)
    let disc = Body.disc(radius: radius, at: Vector(0, -radius - 50)).with {
      $0.velocity = Vector(tangential, normal)
      ($0.spin, $0.elasticity, $0.friction) = (spin, elasticity, friction)
    }
    let last = try player.play(
      Scene([disc], walls: [.floor(0)], gravity: 0, seconds: 0.25)
    ).last()
    // The point of contact slides with u. The impulse that stops it changes vₜ by a third of that.
    let slide = tangential - radius * spin
    let most = friction * (1 + elasticity) * normal
    let change = -min(abs(slide) / 3, most) * (slide < 0 ? -1 : 1)
    let speed = hypot(tangential, normal)
    note((last.velocity.x - tangential - change) / speed)
    note((last.velocity.y + elasticity * normal) / speed)
    // Its moment of inertia is m·r²/2.
    note((last.spin - spin + 2 * change / radius) * radius / speed)
  }
}

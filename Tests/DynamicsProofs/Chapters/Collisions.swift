import Foundation

extension Proof.Chapter {
  /// Impacts of a few bodies.
  static let collisions = Proof.Chapter(
    title: "Impacts",
    proofs: [
      Proof(
        "blocks 1 : 1 and 1 : 100 and a wall, hits", "⌊π·√(M/m)⌋ = 3, 31",
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
        "V = −v₀·cos 2kθ, v = √(M/m)·v₀·sin 2kθ, tan θ = √(m/M), k hits of the blocks",
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
        because: "As above: precise detection takes each impact at its time.", .exact,
        knownIssue: "Precise collision stops a body at its first impact in a step."
      ) { player, note in
        let blocks = CountingBlocks(power: 2, way: 530, isPrecise: true)
        blocks.noteVelocities(in: try player.play(blocks.scene), note)
      },
      Proof(
        "small ball on a ball of 1, 3, 10, 1000 times its mass, dropped from h",
        "rises by ((3k − 1)/(k + 1))²·h", source: "Mellen 1968, Superball rebound projectiles",
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
        "sticks if |u| < 3μ(1 + e)·vₙ, u = vₜ − rω: vₜ′ = vₜ − u/3; else Δvₜ = μ(1 + e)·vₙ",
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

/// A small block between a wall and a large one that comes, 100ⁿ times as heavy.
private struct CountingBlocks {
  let power: Int
  /// Of the large block, at first.
  var speed = 50.0
  /// How far the large block would get without the other.
  var way = 1500.0
  var isPrecise = false
  var turns = false

  private let side = 40.0
  /// From the wall.
  private let gap = 400.0
  /// Between the blocks.
  private let space = 5.0
  private var root: Double { pow(10, Double(power)) }
  private var angle: Double { atan(1 / root) }

  /// In coordinates √M·X, x, unfolded at each hit, the motion is a straight line that crosses a
  /// ray at every multiple of θ.
  var hits: Int { Int(atan2(gap, root * (gap + space - way)) / angle) }

  var scene: Scene {
    let small = Body.box(side, side, at: Vector(gap + side / 2, 123.4)).with {
      ($0.elasticity, $0.turns, $0.isPrecise) = (1, turns, isPrecise)
    }
    let large = small.with {
      // A larger block, if they may turn, so that no corner meets a corner.
      let size = turns ? 1.37 * side : side
      $0.shape = .box(width: size, height: size)
      $0.center.x += (side + size) / 2 + space
      $0.density = root * root * side * side / (size * size)
      $0.velocity = Vector(-speed, 0)
    }
    let wall = Wall.line(Vector(0, -100), Vector(0, 900))
    return Scene([small, large], walls: [wall], gravity: 0, seconds: way / speed)
  }

  /// With a large block that looks as heavy as it is; it is as far from the small one.
  var exhibit: Scene {
    var scene = scene.lasting(1.1 * way / speed)
    let size = 3 * side
    scene.bodies[1].shape = .box(width: size, height: size)
    scene.bodies[1].density *= side * side / (size * size)
    scene.bodies[1].center = scene.bodies[1].center + Vector((size - side) / 2, (side - size) / 2)
    scene.walls.append(.floor(123.4 + side / 2 + 0.5))
    return scene
  }

  /// An odd hit is one of the blocks, and turns the vector (√M·V, v) by 2θ.
  func noteVelocities(in trace: Trace, _ note: Largest) {
    let turn = 2 * Double((hits + 1) / 2) * angle
    note(trace.last(of: 1).velocity.x / speed + cos(turn))
    let last = root * sin(turn) * (hits.isMultiple(of: 2) ? 1 : -1)
    note((trace.last(of: 0).velocity.x / speed - last) / root)
  }
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
    source: "geometric series of v, e·v, e²·v …", within: 2 / (1 - elasticity), "steps",
    because: "Bounces shorter than two steps are not seen. The first of them and all that follow "
      + "take 2/(1 − e) steps.", .bounded,
    knownIssue: elasticity == 0.5
      ? "A contact in the margin of 0.1 pt bounces before it touches, and moves up for a whole step."
      : nil
  ) { player, note in
    try note(bouncingTimeError(elasticity: elasticity, player))
  }
}

/// In steps.
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
  return Double(moving) - expected / trace.interval
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

private let cueSpeed = 300.0

private func cueScene(elasticity: Double) -> Scene {
  let radius = 20.0
  let contact = Vector(3.0.squareRoot() * radius, 0)
  func ball(_ center: Vector) -> Body {
    Body.disc(radius: radius, at: center).with { $0.elasticity = elasticity }
  }
  let cue = ball(Vector(-60, 0)).with { $0.velocity = Vector(cueSpeed, 0) }
  let balls = [cue, ball(contact + Vector(0, -radius)), ball(contact + Vector(0, radius))]
  return Scene(balls, gravity: 0, seconds: 0.5)
}

private func noteCue(elasticity: Double, _ player: Player, _ note: Largest) throws {
  let speed = cueSpeed
  let trace = try player.play(cueScene(elasticity: elasticity))
  let share = (1 + elasticity) * speed
  note((trace.last(of: 0).velocity - Vector(speed - 0.6 * share, 0)).length / speed)
  for (body, side) in [(1, -1.0), (2, 1)] {
    let expected = share * Vector(0.3, side * 3.0.squareRoot() / 10)
    note((trace.last(of: body).velocity - expected).length / speed)
  }
}

private func rack(elasticity: Double) -> (scene: Scene, mirrored: [(Int, Int)]) {
  let radius = 15.0
  var balls = [Body.disc(radius: radius, at: Vector(-100, 0))]
  balls[0].velocity = Vector(600, 0)
  var mirrored: [(Int, Int)] = [(0, 0)]
  for row in 0..<4 {
    for place in 0...row {
      let y = (2 * Double(place) - Double(row)) * radius
      mirrored.append((balls.count, balls.count + row - 2 * place))
      balls.append(.disc(radius: radius, at: Vector(3.0.squareRoot() * radius * Double(row), y)))
    }
  }
  for number in balls.indices { balls[number].elasticity = elasticity }
  return (Scene(balls, gravity: 0, seconds: 0.5), mirrored)
}

private func noteRack(elasticity: Double, _ player: Player, _ note: Largest) throws {
  let (scene, mirrored) = rack(elasticity: elasticity)
  let trace = try player.play(scene)
  for (a, b) in mirrored {
    let (one, other) = (trace.last(of: a).position, trace.last(of: b).position)
    note((one - Vector(other.x, -other.y)).length / 300)
  }
}

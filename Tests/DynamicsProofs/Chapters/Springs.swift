import Foundation

extension Proof.Chapter {
  /// Springs with dry friction.
  static let springs = Proof.Chapter(
    title: "Springs",
    proofs: [
      Proof(
        "box on a spring of 1 Hz, μ 0.02 to 0.1, amplitude lost in a cycle", "4·μ·m·g/k",
        with: "k the stiffness",
        source: "Eckelmeyer; Marchewka, Abbott and Beichner 2004", within: 0.01, "of the loss",
        because: "Friction takes its work at every step exactly; turning points are read within a "
          + "step of them, where (ω·h)²/8 of the amplitude is missing.", .firstOrder
      ) { player, note in
        for friction in [0.02, 0.05, 0.1] {
          let spring = RubbingSpring(friction: friction)
          try note(spring.lossError(player))
        }
      },
      Proof(
        "box on a spring of 1 Hz, μ 0.02 to 0.1, period",
        "2π·√(m/k), as without friction", source: "as above", within: 0.01,
        "of the period",
        because: "Half of a step at each end, of four half periods of 60 steps.", .bounded
      ) { player, note in
        for friction in [0.02, 0.05, 0.1] {
          try note(RubbingSpring(friction: friction).periodError(player))
        }
      }.shown(
        as: "rubbing-spring",
        "A box on a spring slides to and fro over a rough floor, a little less far each time, "
          + "until it stops.",
        x: -200...150, y: -60...10, opensAt: 0, RubbingSpring(friction: 0.1).exhibit.lasting(4)),
      Proof(
        "box on a spring of 1 Hz, μ 0.1, 0.2, where it stops", "within ±μ·m·g/k",
        source: "as above", within: 0.01, "pt",
        because: "A force of the spring below μ·m·g moves nothing; contacts rest 0.01 pt deep.",
        .exact
      ) { player, note in
        for friction in [0.1, 0.2] {
          let spring = RubbingSpring(friction: friction)
          let trace = try spring.play(player, spring.longestTime)
          note(max(0, abs(trace.last().position.x) - spring.deadZone))
        }
      },
    ])
}

/// A box on a floor, pulled to x = 0 by a long spring.
private struct RubbingSpring {
  let friction: Double
  private let frequency = 1.0
  private let start = 100.0

  init(friction: Double) { self.friction = friction }

  private var omega: Double { 2 * .pi * frequency }

  /// Within this distance friction holds the box: μ·m·g/k.
  var deadZone: Double { friction * Scene.standardGravity / (omega * omega) }

  /// It stops sooner, as it loses so much in each cycle.
  var longestTime: Double { start / (4 * deadZone) / frequency + 1 }

  var scene: Scene {
    let box = Body.box(40, 40, at: Vector(start, -20)).with {
      ($0.friction, $0.turns) = (friction, false)
    }
    let spring = Joint(
      .spring(frequency: frequency, damping: 0), 0, at: box.center, at: Vector(-400, -20),
      length: 400)
    return Scene([box], walls: [.floor(0)], joints: [spring], seconds: 1)
  }

  /// With a spring from the side of the box to a wall that is near enough to be seen.
  var exhibit: Scene {
    let (wall, side) = (Vector(-190, -20), Vector(-20, -20))
    let spring = Joint(
      .spring(frequency: frequency, damping: 0), 0, at: side + Vector(start, 0), at: wall,
      length: (side - wall).length)
    var scene = scene
    scene.joints = [spring]
    scene.walls.append(.lines([Vector(wall.x, 0), Vector(wall.x, -45)]))
    return scene
  }

  func play(_ player: Player, _ seconds: Double) throws -> Trace {
    try player.play(scene.lasting(seconds))
  }

  /// The times and places at which the box turns round, before it stops.
  private func turns(_ player: Player) throws -> [(time: Double, place: Double)] {
    let trace = try play(player, 2.1)
    let states = trace.states()
    return zip(states, states.dropFirst()).enumerated().compactMap { number, pair in
      guard (pair.0.velocity.x > 0) != (pair.1.velocity.x > 0), number > 0 else { return nil }
      // The velocity of a step is that of its middle.
      let share = pair.0.velocity.x / (pair.0.velocity.x - pair.1.velocity.x)
      return ((Double(number) - 0.5 + share) * trace.interval, pair.0.position.x)
    }
  }

  func lossError(_ player: Player) throws -> Double {
    let turns = try turns(player)
    guard turns.count > 2 else { return .nan }
    // From the start to the second turn is a cycle.
    return (start - turns[1].place) / (4 * deadZone) - 1
  }

  func periodError(_ player: Player) throws -> Double {
    let turns = try turns(player)
    guard turns.count > 2 else { return .nan }
    return (turns[2].time - turns[0].time) * frequency - 1
  }
}

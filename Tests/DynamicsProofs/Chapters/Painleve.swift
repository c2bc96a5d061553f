import Foundation

extension Proof.Chapter {
  /// A rod that slides on its foot.
  static let painleve = Proof.Chapter(
    title: "Painlevé's rod",
    proofs: [
      Proof(
        "rod that slides on its foot at 30° to 80°, μ 0.1 to 1.2",
        "N = m·g/(1 + 3·cos θ·(cos θ − μ·sin θ)), seen in its angular acceleration",
        with: "N the force of the floor",
        source: "Painlevé 1895; Génot and Brogliato 1999", within: 1e-3, "of the acceleration",
        because: "The first step is computed with the angle at which it begins, where the formula "
          + "holds; a contact that rests 0.01 pt deep changes nothing.", .exact
      ) { player, note in
        for degrees in [30.0, 45, 60, 70, 80] {
          for friction in [0.1, 0.5, 0.9, 1.2] {
            let rod = SlidingRod(degrees: degrees, friction: friction)
            guard rod.share > 0.1 else { continue }
            try note(rod.accelerationError(player))
          }
        }
      },
      Proof(
        "rod that slides on its foot in the paradox, μ 1.5 to 3",
        "finite, and no energy is gained", source: "Painlevé 1895", within: 0.01,
        "of the kinetic energy at first",
        because:
          "A step of gravity moves energy of m·g·v·h/2 too early from one form to the other: "
          + "a hundredth of it here.", .bounded
      ) { player, note in
        for friction in [1.5, 2, 3] {
          let rod = SlidingRod(degrees: atan(2) * 180 / .pi, friction: friction)
          try note(rod.energyGain(player))
        }
      }.shown(
        as: "painleve-rod",
        "A rod slides on its foot, which catches on the floor; the rod topples over it.",
        x: -240...160, y: -170...10, opensAt: 0.15, SlidingRod(degrees: 63.4, friction: 2).scene),
    ])
}

/// Its foot, a corner, is lower left, and slides to the left.
private struct SlidingRod {
  let degrees: Double
  let friction: Double
  private let half = 60.0
  private let width = 2.0

  init(degrees: Double, friction: Double) {
    self.degrees = degrees
    self.friction = friction
  }

  private var body: Body {
    let angle = Angle.radians(degrees)
    return Body.box(2 * half, width, at: -1 * foot).with {
      ($0.angle, $0.friction) = (-angle, friction)
      $0.velocity = Vector(-300, 0)
    }
  }

  /// From the center to the corner that touches.
  private var foot: Vector { Vector(-half, width / 2).turned(by: -Angle.radians(degrees)) }

  /// What the weight is divided by to get the normal force, as far as it depends on friction.
  var share: Double {
    let square = (4 * half * half + width * width) / 12
    return 1 + foot.x * (foot.x + friction * foot.y) / square
  }

  var scene: Scene { Scene([body], walls: [.floor(0)], seconds: 2) }

  /// In the first step.
  func accelerationError(_ player: Player) throws -> Double {
    let trace = try player.play(scene.lasting(player.timeStep))
    let square = (4 * half * half + width * width) / 12
    let normal = Scene.standardGravity / share
    // The floor pushes up by N and to the right by μN, y down.
    let expected = (foot.x * -normal - foot.y * friction * normal) / square
    return trace.last().spin / (expected * player.timeStep) - 1
  }

  /// The most energy above that at first.
  func energyGain(_ player: Player) throws -> Double {
    let trace = try player.play(scene)
    let most = (0..<trace.count).map { trace.energy(at: $0) }.max() ?? .nan
    let isFinite = trace.last().position.x.isFinite && trace.last().position.length < 1e5
    return isFinite ? (most - trace.energy(at: 0)) / trace.kineticEnergy(at: 0) : .nan
  }
}

import Foundation

/// A rope of beads over half of an anchored disc, with a weight at each end.
struct Capstan {
  private let beads = 21
  private let friction = 0.2
  private let radius = 150.0
  private let bead = 4.0
  private let density = 0.05
  /// Of the lighter weight, a box.
  private let side = 20.0
  private let weightDensity = 1.0

  private func angle(_ bead: Int) -> Double { .pi + .pi * Double(bead) / Double(beads - 1) }

  /// The ratio of the weights at which all beads are about to slip, from the balance of each.
  var expected: Double {
    let load = weightDensity * side * side
    let weight = density * .pi * bead * bead
    let half = .pi / Double(beads - 1) / 2
    var tension = load
    for number in 0..<beads {
      // The rope bends by half of δ on each side of a bead, but hangs straight down at the ends.
      let (before, after) = (number == 0 ? 0 : half, number == beads - 1 ? 0 : half)
      let angle = angle(number)
      let held = tension * (cos(before) + friction * sin(before))
      let own = weight * (cos(angle) + friction * sin(angle))
      tension = (held - own) / (cos(after) - friction * sin(after))
    }
    return tension / load
  }

  func slips(ratio: Double, _ player: Player) throws -> Bool {
    let trace = try player.play(scene(ratio: ratio))
    return trace.distance(of: 1) > 1
  }

  func scene(ratio: Double) -> Scene {
    let drum = Body.disc(radius: radius, at: .zero).with {
      ($0.isAnchored, $0.friction) = (true, friction)
    }
    let places = (0..<beads).map { Vector(length: radius + bead, angle: angle($0)) }
    let weights = [(places[0], 1), (places[beads - 1], ratio)].map { place, share in
      Body.box(side, side, at: place + Vector(0, 60)).with {
        ($0.density, $0.turns) = (share * weightDensity, false)
      }
    }
    let rope = places.map { place in
      Body.disc(radius: bead, at: place).with {
        ($0.friction, $0.turns, $0.density) = (friction, false, density)
      }
    }
    let bodies = [drum] + weights + rope
    let links = (3..<(2 + beads)).map { ($0, $0 + 1) } + [(1, 3), (2, 2 + beads)]
    let joints = links.map { a, b in
      Joint(.rod, a, at: bodies[a].center, to: b, at: bodies[b].center)
    }
    return Scene(bodies, joints: joints, seconds: 1.5)
  }
}

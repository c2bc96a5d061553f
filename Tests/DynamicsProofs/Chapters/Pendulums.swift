import Foundation

extension Proof.Chapter {
  /// Rods and chains that hang and swing.
  static let pendulums = Proof.Chapter(
    title: "Chains and pendulums",
    proofs: [
      Proof(
        "chain of 9, 20 links between two points, set down in balance, 2 s",
        "tangents of the link angles are linear in the index", source: "Leibniz, Huygens 1691",
        within: 1e-6, "of a link",
        because: "Balanced forces move nothing; what rounding does to them is far below that.",
        .exact
      ) { player, note in
        for (count, lean) in [(9, 0.0), (20, 3.5)] {
          let scene = HangingChain(links: count, lean: lean).scene
          let trace = try player.play(scene)
          for link in scene.bodies.indices { note(trace.distance(of: link) / HangingChain.length) }
        }
      },
      Proof(
        "hanging chain of 10, 30 beads, periods of its first three modes",
        "ω² = x·g/a, x zeros of the Laguerre polynomial Lₙ; ω → j₀,ᵢ/2·√(g/L)",
        with:
          "a the length of a link, L that of the chain, and j₀,ᵢ the zeros of the Bessel "
          + "function J₀",
        source: "D. Bernoulli 1733; Lagrange", within: 0.005, "of the period",
        because: "A step changes the period by the share (ω·h)²/24, the amplitude of 0.01 rad by a "
          + "ten-thousandth; crossings are found by straight lines within a step.", .bounded
      ) { player, note in
        for count in [10, 30] {
          for mode in 0..<3 { try note(BeadChain(beads: count).periodError(mode, player)) }
        }
      }.shown(
        as: "chain-modes",
        "Three hanging chains of six beads swing in their first three shapes, one bend more each.",
        x: -60...260, y: -10...215, opensAt: 0,
        .row(
          (0..<3).map { BeadChain(beads: 6).swinging($0, by: 0.2).scene }, apart: Vector(100, 0),
          seconds: 2)),
      Proof(
        "double pendulum of equal rods and masses, both modes", "ω² = (2 ∓ √2)·g/l",
        with: "l the length of a rod",
        source: "D. Bernoulli 1733", within: 0.002, "of the period",
        because: "(ω·h)²/24 is 0.01 %, and the amplitude of 0.02 rad adds 0.01 %.", .bounded
      ) { player, note in
        for side in [-1.0, 1] { try note(doublePendulumError(side: side, player)) }
      }.shown(
        as: "double-pendulum",
        "Two double pendulums: in one both rods swing to the same side, in the other, faster, to "
          + "opposite sides.",
        x: -90...290, y: -10...215, opensAt: 0,
        .row(
          [-1, 1].map { doublePendulum(side: $0, by: 0.2).scene }, apart: Vector(200, 0),
          seconds: 3.3)),
      Proof(
        "folded chain of 81 beads, 4000 pt apart, one end released, time to fall 0.8 of its length",
        "∫√((L − x)/(g·x·(2L − x)))·dx, faster than a free fall",
        with: "L the length, x how far the end has fallen",
        source: "Calkin and March 1989; Wong and Yasui 2006", within: 0.03, "of the time",
        because: "The beads fold a link at a time, which makes them 2 % slower in the limit of "
          + "short steps. A link that turns over at ω loses the share (ω·h)²/2 a step.", .bounded
      ) { player, note in try note(foldedChainError(player)) },
      Proof(
        "rope of 21 beads over half a disc, μ 0.2, both ends loaded",
        "T₂/T₁ = e^μβ = 1.874, and some percent more for the weight of the beads",
        with: "T₁, T₂ the loads, β = π the angle of the rope around the disc",
        source: "Euler 1762, Eytelwein 1808; balance of each bead", within: 0.01, "of T₂/T₁",
        because: "The ratio is searched to 0.5 %. A rope that slips by less than 1 pt in 1.5 s is "
          + "within 0.2 % of it.", .exact
      ) { player, note in
        let capstan = Capstan()
        let expected = capstan.expected
        let critical = try threshold(in: (0.98 * expected)...(1.02 * expected), within: 0.01) {
          ratio in
          try capstan.slips(ratio: ratio, player)
        }
        note(critical / expected - 1)
      }.shown(
        as: "capstan",
        "A rope of beads over a rough half disc. With a load 1.8 times the other it stays; with "
          + "2.2 times as much it slips.",
        x: -185...605, y: -165...260, opensAt: 0.9,
        .row(
          [0.97, 1.15].map { Capstan().scene(ratio: Capstan().expected * $0) },
          apart: Vector(420, 0), seconds: 1.1)),
    ])
}

/// Links between two points, at the angles at which they hang.
private struct HangingChain {
  static let length = 20.0
  let links: Int
  /// By how many links the lowest place is off the middle.
  let lean: Double

  var scene: Scene {
    var end = Vector.zero
    var bodies: [Body] = []
    var joints: [Joint] = []
    for link in 0..<links {
      // The horizontal force is the same everywhere, the vertical one is a link's weight more each.
      let angle = atan(-0.3 * (Double(link) - Double(links - 1) / 2 - lean))
      let body = Body.box(Self.length, 4, at: end + Vector(length: Self.length / 2, angle: angle))
      joints.append(.pin(link, link > 0 ? link - 1 : nil, at: end))
      bodies.append(body.with { $0.angle = angle })
      end = end + Vector(length: Self.length, angle: angle)
    }
    joints.append(.pin(links - 1, at: end))
    var scene = Scene(bodies, joints: joints, seconds: 2)
    scene.bodiesCollide = false
    return scene
  }
}

/// Beads on rods without mass that hang from a point.
private struct BeadChain {
  let beads: Int
  private let length = 200.0
  private var space: Double { length / Double(beads) }

  init(beads: Int) { self.beads = beads }

  /// The chain in one of its modes, and the period of that.
  func swinging(_ mode: Int, by steepestAngle: Double) -> (scene: Scene, period: Double) {
    let zero = Laguerre.zeros(of: beads)[mode]
    let omega = (zero * Scene.standardGravity / space).squareRoot()
    let values = Laguerre.values(at: zero, upTo: beads)
    // The n-th bead from below is aside in proportion to Lₙ.
    let steepest = zip(values, values.dropFirst()).map { abs($0 - $1) }.max() ?? 1
    var end = Vector.zero
    var (bodies, joints): ([Body], [Joint]) = ([], [])
    for number in 0..<beads {
      let aside = steepestAngle * space / steepest * values[beads - 1 - number]
      let dx = aside - end.x
      let center = Vector(aside, end.y + (space * space - dx * dx).squareRoot())
      joints.append(Joint(.rod, number, at: center, to: number > 0 ? number - 1 : nil, at: end))
      bodies.append(.disc(radius: space / 4, at: center))
      end = center
    }
    let period = 2 * Double.pi / omega
    var scene = Scene(bodies, joints: joints, seconds: 3.2 * period)
    scene.bodiesCollide = false
    return (scene, period)
  }

  func periodError(_ mode: Int, _ player: Player) throws -> Double {
    let (scene, period) = swinging(mode, by: 0.01)
    return try player.play(scene).period(of: beads - 1) { $0.position.x } / period - 1
  }
}

private enum Laguerre {
  /// L₀ to Lₙ at x.
  static func values(at x: Double, upTo n: Int) -> [Double] {
    var values = [1, 1 - x]
    for k in 1..<n {
      let next = (Double(2 * k + 1) - x) * values[k] - Double(k) * values[k - 1]
      values.append(next / Double(k + 1))
    }
    return values
  }

  /// The first three zeros of Lₙ, which its sign shows on a fine grid.
  static func zeros(of n: Int) -> [Double] {
    var zeros: [Double] = []
    let step = 0.01 / Double(n)
    var x = step
    while zeros.count < 3 {
      if (values(at: x, upTo: n)[n] > 0) != (values(at: x + step, upTo: n)[n] > 0) {
        let isPositive = values(at: x, upTo: n)[n] > 0
        zeros.append(
          threshold(in: x...(x + step), within: 1e-12) {
            (values(at: $0, upTo: n)[n] > 0) != isPositive
          })
      }
      x += step
    }
    return zeros
  }
}

private func doublePendulum(
  side: Double, by angle: Double
) -> (scene: Scene, omega: Double) {
  let length = 100.0
  // In the modes the second angle is ±√2 times the first: −√2 in the faster one.
  let first = Vector(length: length, angle: .pi / 2 - angle)
  let second = first + Vector(length: length, angle: .pi / 2 + side * angle * 2.0.squareRoot())
  let omega = ((2 + side * 2.0.squareRoot()) * Scene.standardGravity / length).squareRoot()
  let joints = [
    Joint(.rod, 0, at: first, at: .zero), Joint(.rod, 1, at: second, to: 0, at: first),
  ]
  var scene = Scene(
    [first, second].map { .disc(radius: 10, at: $0) }, joints: joints,
    seconds: 4.2 * 2 * .pi / omega)
  scene.bodiesCollide = false
  return (scene, omega)
}

private func doublePendulumError(side: Double, _ player: Player) throws -> Double {
  let (scene, omega) = doublePendulum(side: side, by: 0.02)
  return try player.play(scene).period { $0.position.x } * omega / (2 * .pi) - 1
}

private func foldedChainError(_ player: Player) throws -> Double {
  let (half, space, side) = (40, 4000.0, 4000.0)
  // Down from the fixed end and up again, to the end that is let go.
  let places =
    (1...half).map { Vector(0, space * Double($0)) }
    + (0...half).map { Vector(side, space * Double(half - $0)) }
  let joints = places.indices.map { number in
    Joint(
      .rod, number, at: places[number], to: number > 0 ? number - 1 : nil,
      at: number > 0 ? places[number - 1] : .zero)
  }
  let length = 2 * Double(half) * space
  // v² = g·x·(2L − x)/(L − x); with x = L·u², the integrand of the time is finite.
  let parts = 1000
  let end = 0.8.squareRoot()
  var integral = 0.0
  for part in 0..<parts {
    let u = end * (Double(part) + 0.5) / Double(parts)
    let ratio = (1 - u * u) / (2 - u * u)
    integral += 2 * ratio.squareRoot() * end / Double(parts)
  }
  let time = integral * (length / Scene.standardGravity).squareRoot()
  var scene = Scene(
    places.map { .disc(radius: 20, at: $0) }, joints: joints, seconds: 1.3 * time)
  scene.bodiesCollide = false
  let fall = try player.play(scene).firstTime(of: places.count - 1) {
    $0.position.y - 0.8 * length
  }
  return (fall ?? .nan) / time - 1
}

import Foundation

extension Proof.Chapter {
  /// Hard discs in a box.
  static let gas = Proof.Chapter(
    title: "Gas of hard discs",
    proofs: [
      pressure(0.1), pressure(0.2),
      pressure(0.3).shown(
        as: "gas", "Discs fly to and fro in a box, and bounce off each other and off the walls.",
        x: -5...328.6, y: -5...328.6, opensAt: 1, Gas(packing: 0.3, row: 5).scene(seconds: 2.5)),
      Proof(
        "gas of 225 discs, all equally fast at first, speeds", "Rayleigh's: ⟨v⟩²/⟨v²⟩ = π/4",
        with: "⟨ ⟩ the mean",
        source: "Maxwell 1860, in two dimensions", within: 0.015, "of π/4",
        because:
          "40 states of 225 discs: the mean speed has a standard error of 0.55 %, its square "
          + "of 1.1 %. At first the ratio is 1.", .bounded, isLong: true
      ) { player, note in
        let gas = Gas(packing: 0.2)
        let trace = try player.play(gas.scene(seconds: 25))
        var (sum, squares, count) = (0.0, 0.0, 0.0)
        for sample in 1...40 {
          let number = Int((5 + 0.5 * Double(sample)) / trace.interval)
          for body in trace.scene.bodies.indices {
            let speed = trace.state(number, of: body).velocity.length
            sum += speed
            squares += speed * speed
            count += 1
          }
        }
        note(sum * sum / count / squares / (.pi / 4) - 1)
      },
      Proof(
        "gas of 225 discs, 25 s", "energy is kept", source: "elastic impacts", within: 1e-6,
        "of the energy",
        because: "Each impact keeps the energy of its bodies, up to rounding.", .exact, isLong: true
      ) { player, note in
        let trace = try player.play(Gas(packing: 0.2).scene(seconds: 25))
        note(trace.kineticEnergy(at: trace.count - 1) / trace.kineticEnergy(at: 0) - 1)
      },
    ])

  private static func pressure(_ packing: Double) -> Proof {
    Proof(
      "gas of 225 discs, packing η \(packing), pressure on the walls",
      "Z = (1 + η²/8)/(1 − η)², η of the bulk",
      with: "Z the pressure over that of an ideal gas, η the share of the area that discs cover",
      source: "Henderson 1975; adsorption at walls: Helfand, Frisch and Lebowitz 1961",
      within: packing < 0.3 ? 0.02 : 0.03, "of Z",
      // d ln Z/dη = (η/4)/(1 + η²/8) + 2/(1 − η), and η is smaller by twice the share that the
      // diameter is: 0.6, 1.3, 2.3 % of Z at η 0.1, 0.2, 0.3.
      because:
        "Discs overlap by half a step before they bounce, 1.3 % of their diameter, which takes 0.6, "
        + "1.3, 2.3 % of Z at η 0.1, 0.2, 0.3. Some thousand impacts on the walls have a standard error "
        + "of 1 %.",
      .bounded,
      isLong: true
    ) { player, note in
      let gas = Gas(packing: packing)
      note(gas.pressureRatio(in: try player.play(gas.scene(seconds: 150))) / gas.expectedRatio - 1)
    }
  }
}

private struct Gas {
  /// The share of the box that the discs cover.
  let packing: Double
  private let row: Int
  private let radius = 20.0
  private let speed = 100.0

  init(packing: Double, row: Int = 15) {
    self.packing = packing
    self.row = row
  }

  private var count: Double { Double(row * row) }
  private var side: Double { (count * .pi * radius * radius / packing).squareRoot() }

  func scene(seconds: Double) -> Scene {
    let space = side / Double(row)
    let bodies = (0..<(row * row)).map { number in
      let place = Vector(Double(number % row) + 0.5, Double(number / row) + 0.5)
      return Body.disc(radius: radius, at: space * place).with {
        $0.elasticity = 1
        // The golden angle, so that no direction is preferred.
        $0.velocity = Vector(length: speed, angle: 2.399963 * Double(number))
      }
    }
    let corners = [Vector(0, 0), Vector(side, 0), Vector(side, side), Vector(0, side)]
    return Scene(
      bodies, walls: [.lines(corners, isClosed: true)], gravity: 0, seconds: seconds)
  }

  /// F·L/(N·kT), from the impulses on the walls after the first 5 s.
  func pressureRatio(in trace: Trace) -> Double {
    let first = Int(5 / trace.interval)
    let impulses = trace.hits.reduce(0) { sum, hit in
      hit.step > first && hit.b == nil ? sum + impulse(of: hit, in: trace) : sum
    }
    let time = Double(trace.count - 1 - first) * trace.interval
    // All have the mass 1 here; in two dimensions the mean energy is kT.
    let temperature = speed * speed / 2
    return impulses / time / (4 * side) * side * side / (count * temperature)
  }

  /// What a wall gave a disc of the mass 1.
  private func impulse(of hit: Trace.Hit, in trace: Trace) -> Double {
    let reach = radius + 2 * speed * trace.interval + 2
    let (before, place) = (
      trace.state(hit.step - 1, of: hit.a).velocity, trace.state(hit.step, of: hit.a).position
    )
    let walls = [
      (place.x, Vector(1, 0)), (side - place.x, Vector(-1, 0)),
      (place.y, Vector(0, 1)), (side - place.y, Vector(0, -1)),
    ]
    return walls.filter { $0.0 < reach }.reduce(0) { sum, wall in
      // Some engines report a contact some steps before it turns the body round.
      let steps = hit.step..<min(hit.step + 6, trace.count)
      let after = steps.first { trace.state($0, of: hit.a).velocity.dot(wall.1) > 0 } ?? hit.step
      return sum + (trace.state(after, of: hit.a).velocity - before).dot(wall.1)
    }
  }

  /// The same from Henderson's equation at the density far from the walls.
  ///
  /// Centers stay a radius from walls, but crowd there. In scaled particle theory a wall has the
  /// tension γ = ρ·kT·r/(1 − η). So N is ρ(A − U·r·(1 − η)/(1 + η)), with the circumference U, and
  /// the force on a wall of length L is P·L − 2γ.
  var expectedRatio: Double {
    let area = side * side
    func density(_ eta: Double) -> Double { eta / (.pi * radius * radius) }
    let eta = threshold(in: packing...(1.5 * packing), within: 1e-9) { eta in
      density(eta) * (area - 4 * side * radius * (1 - eta) / (1 + eta)) > count
    }
    let bulk = (1 + eta * eta / 8) / ((1 - eta) * (1 - eta))
    return density(eta) / count * (area * bulk - 2 * side * radius / (1 - eta))
  }
}

extension Proof.Chapter {
  /// What contacts bear, until they no longer do.
  static let loads = Proof.Chapter(
    title: "Loads",
    proofs: [
      Proof(
        "tower of 10 boxes of different weights that do not turn, load of each contact",
        "N is the weight above it, as the friction μ·N shows", with: "N the load",
        source: "Newton 1687; Amontons 1699",
        within: 0.001, "of the load",
        because: "A step presses each contact with g·h times the mass above it, whatever the step: "
          + "only what iterations of the solver have not passed on is missing.", .exact
      ) { player, note in
        for contact in 0..<LoadedTower.count {
          try note(LoadedTower(contact: contact).loadError(player))
        }
      },
      cardHouse([2, 1], "two stories", leaningAt: [55, 65]),
      cardHouse([3, 2, 1], "three stories", leaningAt: [60]).shown(
        as: "card-house",
        "Two houses of cards of three stories. The one with a little more friction than it needs "
          + "stands; the one with a little less slips apart, and collapses.",
        x: -215...925, y: -330...10, opensAt: 0.9,
        .row(
          [1.01, 0.97].map { CardHouse([3, 2, 1], degrees: 60).scene(friction: $0) },
          apart: Vector(620, 0), seconds: 1.8)),
      Proof(
        "box on a plate that goes up and down with an amplitude of 20, 100, 400 pt",
        "lifts off if and only if Γ = A·ω²/g > 1, at up to 2(√(Γ² − 1) − acos(1/Γ))·g/ω",
        with: "A the amplitude, ω/2π the frequency",
        source: "any mechanics text", within: 0.001, "of Γ",
        because: "The velocities of a step are those of its middle, for the plate and for a box "
          + "that falls. So nothing is wrong in proportion to the step: the plate slows down by "
          + "(ω·h)²/12 less, which is 0.03 % at 20 pt. Γ is searched to 0.02 %, for a box that "
          + "leaves the plate at 2 pt/s.", .bounded
      ) { player, note in
        for amplitude in [20.0, 100, 400] {
          try note(ShakenPlate(amplitude: amplitude).error(by: player))
        }
      }.shown(
        as: "shaken-plate",
        "Three plates with boxes on them go up and down, each faster than the one before. The "
          + "first box stays on its plate, the others leave it at the top, and fall back.",
        x: -80...400, y: -225...30, opensAt: 0.75,
        .row(
          [0.9, 1.4, 2].map { ShakenPlate(amplitude: 60).scene(ratio: $0) },
          apart: Vector(160, 0), seconds: 3)),
    ])

  private static func cardHouse(
    _ stories: [Int], _ name: String, leaningAt leans: [Double]
  ) -> Proof {
    let angles = leans.map { "\(Int($0))°" }.joined(separator: " and ")
    return Proof(
      "house of cards of \(name), which lean at \(angles)",
      "stands if and only if μ ≥ (w·x + P·s/2)/((w + P/2)·y), of thin cards "
        + "(w + P)/((2w + P)·tan θ)",
      with: "w the weight of a card, and P the load on a pair; from the foot of a card it is x to "
        + "its center of mass, s to the middle of the pair, and y up to where the cards touch",
      source: "moments about a foot of the lowest story",
      within: 0.001, "of μ",
      because: "The cards touch exactly, so that only rounding moves their corners; μ is searched "
        + "to 0.02 %.", .exact
    ) { player, note in
      for lean in leans {
        let house = CardHouse(stories, degrees: lean)
        note(
          try threshold(in: 0.9...1.1, within: 2e-4) { try house.stands(friction: $0, player) } - 1)
      }
    }
  }
}

extension Proof.Chapter {
  /// What contacts bear, until they no longer do.
  static let loads = Proof.Chapter(
    title: "Loads",
    proofs: [
      Proof(
        "tower of 10 boxes of different weight, load of each contact",
        "the weight above it, seen in the friction μ·N", source: "Newton 1687; Amontons 1699",
        within: 0.001, "of the load",
        because: "All contacts are pressed in each step with g·h times the mass above them, whatever the "
          + "step. Iterations of the solver leave what they have not passed on.", .exact
      ) { player, note in
        for contact in 0..<LoadedTower.count {
          try note(LoadedTower(contact: contact).loadError(player))
        }
      },
      cardHouse([2, 1], "two storeys").shown(
        as: "card-house",
        "x", x: -100...100, y: -230...10, opensAt: 0.9, CardHouse([2, 1], degrees: 60).scene(friction: 1)),
      cardHouse([3, 2, 1], "three storeys"),
      Proof(
        "box on a plate that is shaken by 20, 100, 400 pt", "lifts off if and only if A·ω² > g",
        source: "any mechanics text", within: 0.005, "of A·ω²",
        because: "x", .bounded
      ) { player, note in
        for amplitude in [20.0, 100, 400] {
          try note(ShakenPlate(amplitude: amplitude).error(by: player))
        }
      },
    ])

  private static func cardHouse(_ storeys: [Int], _ name: String) -> Proof {
    Proof(
      "house of cards of \(name), leaning by 55°, 65°", "stands if and only if μ ≥ (w·x + P·s/2)/((w + P/2)·y)",
      source: "moments about a foot", within: 0.005, "of μ",
      because: "x", .bounded
    ) { player, note in
      for lean in [55.0, 65] {
        let house = CardHouse(storeys, degrees: lean)
        note(
          try threshold(in: 0.9...1.1, within: 5e-4) { try house.stands(friction: $0, player) } - 1)
      }
    }
  }
}

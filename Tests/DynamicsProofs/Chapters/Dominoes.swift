import Foundation

extension Proof.Chapter {
  /// A wave in which each body fells the next.
  static let dominoes = Proof.Chapter(
    title: "Dominoes",
    proofs: [
      Proof(
        "dominoes of 60 and 120 pt", "twice as large: √2 times as fast",
        source: "dimensions; Bert 1986, van Leeuwen 2010", within: 0.01, "of √2",
        because: "Nothing but the sizes and g sets the speed. A step is 0.4 % of the time over "
          + "which it is measured, and contacts have a margin of 0.1 of 60 pt.", .bounded
      ) { player, note in
        let (small, large) = (try waveSpeed(height: 60, player), try waveSpeed(height: 120, player))
        note(large / small / 2.0.squareRoot() - 1)
      }.shown(
        as: "dominoes", "A domino falls against the next, and so on, until all have fallen.",
        x: -30...480, y: -80...10, opensAt: 0.7, row(height: 60))
    ])
}

private let count = 14

private func waveSpeed(height: Double, _ player: Player) throws -> Double {
  let times = try fellingTimes(height: height, player)
  return 8 * height / 2 / (times[13] - times[5])
}

private func row(height: Double) -> Scene {
  let dominoes = (0..<count).map { number in
    Body.box(height / 6, height, at: Vector(height / 2 * Double(number), -height / 2)).with {
      $0.friction = 0.3
      // As if its top had been pushed.
      if number == 0 {
        $0.spin = 2 * (60 / height).squareRoot()
        $0.velocity = Vector($0.spin * height / 2, 0)
      }
    }
  }
  return Scene(dominoes, walls: [.floor(0)], seconds: 2.2 * (height / 60).squareRoot())
}

/// When each domino has turned by 0.05 rad.
private func fellingTimes(height: Double, _ player: Player) throws -> [Double] {
  let trace = try player.play(row(height: height))
  return trace.scene.bodies.indices.map { body in
    trace.firstTime(of: body) { $0.angle - 0.05 } ?? .nan
  }
}

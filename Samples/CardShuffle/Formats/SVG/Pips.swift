/// The positions of the pips of a number card, as on real cards.
enum Pips {
  /// The positions on a card of 56 × 80 around (0, 0); pips below the middle are upside down.
  static func places(for rank: Int) -> [(x: Double, y: Double)] {
    let (sides, middle) = rows[rank - 1]
    return sides.flatMap { y in [(x: -11.0, y: y), (x: 11.0, y: y)] }
      + middle.map { y in (x: 0.0, y: y) }
  }

  /// The heights of the pips at both sides and in the middle, by rank.
  private static let rows: [(sides: [Double], middle: [Double])] = [
    ([], [0]), ([], [-24, 24]), ([], [-24, 0, 24]), ([-24, 24], []), ([-24, 24], [0]),
    ([-24, 0, 24], []), ([-24, 0, 24], [-12]), ([-24, 0, 24], [-12, 12]),
    ([-25, -8.5, 8.5, 25], [0]), ([-25, -8.5, 8.5, 25], [-17, 17]),
  ]
}

/// The positions of the pips of a number card, as on real cards.
enum Pips {
  /// The positions on a card of 56 × 80 around (0, 0); pips below the middle are upside down.
  static func places(for rank: Int) -> [(x: Double, y: Double)] {
    let rows = sides(for: rank).flatMap { y in [(x: -11.0, y: y), (x: 11.0, y: y)] }
    return rows + middle(for: rank).map { y in (x: 0.0, y: y) }
  }

  private static func sides(for rank: Int) -> [Double] {
    switch rank {
    case 4, 5: [-24, 24]
    case 6, 7, 8: [-24, 0, 24]
    case 9, 10: [-25, -8.5, 8.5, 25]
    default: []
    }
  }

  private static func middle(for rank: Int) -> [Double] {
    switch rank {
    case 1, 5, 9: [0]
    case 2: [-24, 24]
    case 3: [-24, 0, 24]
    case 7: [-12]
    case 8: [-12, 12]
    case 10: [-17, 17]
    default: []
    }
  }
}

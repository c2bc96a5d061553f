/// The pixels of a picture, with the topmost card and the shadow on each.
struct CardPixels {
  /// The topmost card that covers a pixel by half or more; −1 for none.
  private(set) var owners: [Int]
  private var shadows: [Double]

  /// The darkest shadow on the table, and on a card: the cards of a pile lie close to each other.
  private static let darkest = (table: 0.4, card: 0.15)

  init(count: Int) {
    owners = Array(repeating: -1, count: count)
    shadows = Array(repeating: 0, count: count)
  }

  /// Adds the shadow of a card; the shadows of several cards are not darker than one.
  ///
  /// - Parameter fraction: The part of the pixel in the shadow, from 0 to 1.
  /// - Returns: The fraction of the shadow's color to add to the pixel.
  mutating func shade(_ pixel: Int, _ fraction: Double) -> Double {
    let shadow = fraction * (owners[pixel] < 0 ? Self.darkest.table : Self.darkest.card)
    guard shadow > shadows[pixel] else { return 0 }
    defer { shadows[pixel] = shadow }
    return 1 - (1 - shadow) / (1 - shadows[pixel])
  }

  /// Covers a part of a pixel, from 0 to 1, with a card.
  mutating func cover(_ pixel: Int, with card: Int, _ fraction: Double) {
    shadows[pixel] *= 1 - fraction
    if fraction >= 0.5 { owners[pixel] = card }
  }
}

import SampleSupport
import Testing

@testable import card_shuffle

@Suite struct SuitTests {
  /// The pixels of a suit in a square.
  private func pixels(_ suit: PlayingCard.Suit, _ count: Int) -> [Bool] {
    (0..<count * count).map { index in
      func position(_ number: Int) -> Double { (Double(number) + 0.5) / Double(count) * 2 - 1 }
      return SuitBitmap.isInked(
        suit, x: position(index % count), y: position(index / count), pixels: Double(count))
    }
  }

  /// A fifth of the pixels of small suits, and a seventh of larger ones, tells them apart.
  @Test(arguments: [(5, 5), (7, 8), (9, 10), (12, 20), (40, 230)])
  func `suits differ in shape, not only in color`(size: Int, difference: Int) {
    let suits = PlayingCard.Suit.allCases
    for a in suits {
      for b in suits where a != b {
        let count = zip(pixels(a, size), pixels(b, size)).count { $0 != $1 }
        #expect(count >= difference, "\(a) and \(b) differ in \(count)")
      }
    }
  }

  @Test(arguments: [5, 7, 9, 21])
  func `suits are symmetric and fill their square`(size: Int) {
    for suit in PlayingCard.Suit.allCases {
      let pixels = pixels(suit, size)
      let rows = (0..<size).map { Array(pixels[$0 * size..<($0 + 1) * size]) }
      for row in rows { #expect(row == row.reversed()) }
      let margin = size / 10
      #expect(rows[margin].contains(true) && rows[size - 1 - margin].contains(true))
      #expect(rows.contains { $0[size > 7 ? size / 9 : 0] })
      let inked = pixels.count { $0 }
      #expect(inked * 10 > size * size * 3 && inked * 10 < size * size * 8)
    }
  }

  @Test func `suits that are too small are left to the letters`() {
    #expect(!SuitBitmap.isInked(.hearts, x: 0, y: 0, pixels: 3))
    #expect(!SuitBitmap.isInked(.hearts, x: 1, y: 0, pixels: 7))
  }
}

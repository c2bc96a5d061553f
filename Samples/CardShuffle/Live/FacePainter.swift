import DynamicsRecording
import SampleSupport

/// The colors of a card's face and back, at any size.
struct FacePainter {
  /// Pixels per point.
  let scale: Double

  /// The color at a position relative to the card's center, in points; `nil` outside the card.
  func color(of card: PlayingCard, _ u: Double, _ v: Double) -> Color? {
    let (width, height) = (Double(Table.cardSize.width), Double(Table.cardSize.height))
    let edge = edge(u, v)
    guard edge > 0 else { return nil }
    if edge < 0.45 / scale { return CardColors.outline.color }
    let size = width * 0.26
    let (x, y) = (u / size, (v - height * 0.06) / size)
    if SuitBitmap.isInked(card.suit, x: x, y: y, pixels: 2 * size * scale) {
      return CardColors.ink(card)
    }
    let isInFrame = abs(u) < width * 0.33 && abs(v) < height * 0.36
    return (card.rank > 10 && isInFrame ? CardColors.court : CardColors.paper).color
  }

  /// The color of the back, which is the same for all cards; `nil` outside the card.
  ///
  /// It has a light border, a line within it, and a lattice, or a diamond where a lattice would be
  /// finer than pixels.
  func backColor(_ u: Double, _ v: Double) -> Color? {
    let edge = edge(u, v)
    guard edge > 0 else { return nil }
    if edge < 0.45 / scale { return CardColors.outline.color }
    let border = max(3.5, 1.3 / scale)
    if edge < border { return CardColors.paper.color }
    let line = max(1.2, 0.8 / scale)
    let isOnLine = (border + line..<border + 2 * line).contains(edge)
    let isInPattern = edge > border + 3 * line && isInPattern(u, v)
    return (isOnLine || isInPattern ? CardColors.backPattern : CardColors.back).color
  }

  /// The distance from the edge of the card, in points; negative outside.
  private func edge(_ u: Double, _ v: Double) -> Double {
    min(Double(Table.cardSize.width) / 2 - abs(u), Double(Table.cardSize.height) / 2 - abs(v))
  }

  private func isInPattern(_ u: Double, _ v: Double) -> Bool {
    let period = 8.0
    guard period * scale > 8 else { return abs(u) / 9 + abs(v) / 14 < 1 }
    return [(u + v) / period, (u - v) / period].contains {
      abs($0 - $0.rounded()) * period < 1.1
    }
  }
}

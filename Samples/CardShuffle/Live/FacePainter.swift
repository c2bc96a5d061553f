import DynamicsRecording
import SampleSupport

/// The colors of a card's face, at any size.
struct FacePainter {
  /// Pixels per point.
  let scale: Double

  /// The color at a position relative to the card's center, in points; `nil` outside the card.
  func color(of card: Card, _ u: Double, _ v: Double) -> Color? {
    let (width, height) = (Double(Table.cardSize.width), Double(Table.cardSize.height))
    let edge = min(width / 2 - abs(u), height / 2 - abs(v))
    guard edge > 0 else { return nil }
    if edge < 0.45 / scale { return CardColors.outline.color }
    let size = width * 0.26
    if SuitBitmap.isInked(card.suit, x: u / size, y: (v - height * 0.06) / size) {
      return CardColors.ink(card)
    }
    let isInFrame = abs(u) < width * 0.33 && abs(v) < height * 0.36
    return (card.rank > 10 && isInFrame ? CardColors.court : CardColors.paper).color
  }
}

import Foundation
import SampleSupport

/// The face of a card as a group around (0, 0), with a size of 56 × 80.
enum CardFace {
  static func draw(_ card: PlayingCard, id: String, size: CGSize) -> String {
    let scale = Double(size.width) / 56
    let color = SuitPath.color(of: card.suit)
    let body = card.rank > 10 ? court(card) : pips(card)
    let corner = index(card)
    return """
      <g id="\(id)" transform="scale(\(scale.decimal(4)))">\
      \(CardBack.paper)\
      <g fill="\(color)">\(body)\(corner)<g transform="rotate(180)">\(corner)</g></g></g>

      """
  }

  private static func suit(_ card: PlayingCard, x: Double, y: Double, height: Double) -> String {
    let turn = y > 0 ? "rotate(180)" : ""
    let scale = (height / 90).decimal(4)
    return """
      <path transform="translate(\(x.decimal(2)) \(y.decimal(2)))\(turn)scale(\(scale))" \
      d="\(SuitPath.outline(of: card.suit))"/>
      """
  }

  /// The rank above the suit, in the upper left corner.
  private static func index(_ card: PlayingCard) -> String {
    let width = RankPath.width(of: card.rank) * 0.52
    let left = (-22.6 - width / 2).decimal(2)
    return """
      <path transform="translate(\(left) -36.4)scale(.52)" fill="none" \
      stroke="\(SuitPath.color(of: card.suit))" stroke-width="2.4" stroke-linejoin="round" \
      stroke-linecap="round" d="\(RankPath.strokes(of: card.rank))"/>\
      \(suit(card, x: -22.6, y: -23.6, height: 6.8))
      """
  }

  private static func pips(_ card: PlayingCard) -> String {
    let height = card.rank == 1 ? 26.0 : 11.5
    return Pips.places(for: card.rank).map { suit(card, x: $0.x, y: $0.y, height: height) }.joined()
  }

  private static func court(_ card: PlayingCard) -> String {
    let half = CourtFigure.upperHalf(card) + suit(card, x: -11.2, y: -22.5, height: 8)
    return """
      <rect x="-17" y="-30" width="34" height="60" rx="1.5" fill="#fbf3df" stroke="#8a6d2c" \
      stroke-width=".7"/>\(half)<g transform="rotate(180)">\(half)</g>
      """
  }
}

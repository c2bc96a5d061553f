import DynamicsRecording
import Foundation
import SampleSupport

extension Picture {
  /// Makes a picture of a green table and the faces of the cards.
  init(of performance: Performance, _ request: ShuffleRequest, isASCII: Bool) {
    let order = TextFormat.names(performance, ascii: isASCII).joined(separator: " ")
    self.init(
      SVGStyle(
        title: "\(performance.deck.count) cards shuffled: \(request.style.rawValue)",
        description: "Seed \(request.seed). New order: \(order)",
        background: Self.table(performance.tableSize),
        definitions: Self.felt
          + (performance.startsFaceDown ? CardBack.draw(size: Table.cardSize) : "")
          + Self.faces(of: performance.deck),
        width: max(performance.tableSize.width, 768)),
      ground: "#18633c")
  }

  private static let felt = """
    <radialGradient id="felt" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#23764a"/>\
    <stop offset="1" stop-color="#0f4529"/></radialGradient>

    """

  private static func table(_ size: CGSize) -> String {
    let (width, height) = (Double(size.width), Double(size.height))
    return """
      <rect width="\(width.decimal(2))" height="\(height.decimal(2))" rx="22" fill="#4b2c17"/>
      <rect x="9" y="9" width="\((width - 18).decimal(2))" height="\((height - 18).decimal(2))" \
      rx="15" fill="url(#felt)" stroke="#2b180b" stroke-width="1.5"/>
      """
  }

  private static func faces(of deck: [PlayingCard]) -> String {
    let cards = Array(Set(deck)).sorted { CardLook.faceID($0) < CardLook.faceID($1) }
    return cards.map { CardFace.draw($0, id: CardLook.faceID($0), size: Table.cardSize) }.joined()
  }
}

import Foundation
import SampleSupport

/// The shuffle as one animated picture.
enum SVGWriter {
  static func write(_ performance: Performance, title: String, description: String) -> String {
    let (width, height) = (
      Double(performance.tableSize.width), Double(performance.tableSize.height)
    )
    let names = Array(Set(performance.deck)).sorted { faceID($0) < faceID($1) }
    let faces = names.map { CardFace.draw($0, id: faceID($0), size: performance.cardSize) }.joined()
    let picture = AnimatedSVG(
      size: performance.tableSize, title: title, description: description,
      definitions: """
        <radialGradient id="felt" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#23764a"/>\
        <stop offset="1" stop-color="#0f4529"/></radialGradient>
        \(faces)
        """,
      background: """
        <rect width="\(width.decimal(2))" height="\(height.decimal(2))" rx="22" fill="#4b2c17"/>
        <rect x="9" y="9" width="\((width - 18).decimal(2))" height="\((height - 18).decimal(2))" \
        rx="15" fill="url(#felt)" stroke="#2b180b" stroke-width="1.5"/>
        """,
      faces: performance.deck.map(faceID))
    return picture.text(performance.scenes, framesPerSecond: performance.framesPerSecond)
  }

  private static func faceID(_ card: Card) -> String { "f" + card.asciiName }
}

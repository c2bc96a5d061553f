import DynamicsRecording
import SampleSupport

/// The appearance of cards in recordings.
struct CardLook {
  var isASCII = false
  /// Whether cards use the faces in the picture's definitions.
  var drawsFaces = false

  func appearance(of card: PlayingCard) -> RecordingAppearance {
    RecordingAppearance(
      fill: "#fffdf8", stroke: card.suit.isRed ? "#c8202f" : "#1c1c24", cornerRadius: 4.4,
      label: isASCII ? card.asciiName : card.name,
      svg: drawsFaces ? "<use href=\"#\(Self.faceID(card))\"/>" : nil)
  }

  /// The appearance of a card while it turns over.
  ///
  /// - Parameter width: The visible part of its width, from 0 to 1.
  func appearance(of card: PlayingCard, isFaceUp: Bool, width: Double) -> RecordingAppearance {
    var look = appearance(of: card)
    if !isFaceUp {
      look = RecordingAppearance(
        fill: "#22448c", stroke: "#fffdf8", cornerRadius: 4.4, label: "face down",
        svg: "<use href=\"#\(CardBack.id)\"/>")
    }
    if width < 1, let svg = look.svg {
      look.svg = "<g transform=\"scale(\(width.decimal(3)) 1)\">\(svg)</g>"
    }
    return look
  }

  static func faceID(_ card: PlayingCard) -> String { "f" + card.asciiName }
}

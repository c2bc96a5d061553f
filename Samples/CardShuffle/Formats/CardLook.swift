import DynamicsRecording

/// The appearance of cards in recordings.
struct CardLook {
  var isASCII = false
  /// Whether cards use the faces in the picture's definitions.
  var drawsFaces = false

  func appearance(of card: Card) -> RecordingAppearance {
    RecordingAppearance(
      fill: "#fffdf8", stroke: card.suit.isRed ? "#c8202f" : "#1c1c24", cornerRadius: 4.4,
      label: isASCII ? card.asciiName : card.name,
      svg: drawsFaces ? "<use href=\"#\(Self.faceID(card))\"/>" : nil)
  }

  static func faceID(_ card: Card) -> String { "f" + card.asciiName }
}

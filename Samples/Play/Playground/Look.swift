import SampleSupport

/// How an item is drawn.
struct Look: Hashable {
  enum Kind: Hashable { case plain, ball, crate, card, letter, steel, page }

  var kind: Kind
  var fill: Color
  /// The text on the item.
  var label: String?
  /// The playing card, if it is one.
  private(set) var card: PlayingCard?

  init(_ kind: Kind, _ fill: Color, label: String? = nil) {
    (self.kind, self.fill, self.label) = (kind, fill, label)
  }

  /// Colors that people of any color vision tell apart (Okabe and Ito).
  static let colors = [
    Color(0, 114, 178), Color(213, 94, 0), Color(0, 158, 115), Color(230, 159, 0),
    Color(204, 121, 167), Color(86, 180, 233),
  ]

  static func color(_ index: Int) -> Color { colors[index % colors.count] }

  static func plain(_ index: Int, _ label: String? = nil) -> Look {
    Look(.plain, color(index), label: label)
  }

  static func ball(_ index: Int) -> Look { Look(.ball, color(index)) }

  static func letter(_ letter: Character, _ index: Int) -> Look {
    Look(.letter, color(index), label: String(letter))
  }

  /// A playing card of a name, such as `A♠`.
  static func card(_ name: String) -> Look {
    let card = PlayingCard(named: name)
    let isRed = card?.suit.isRed ?? false
    var look = Look(.card, isRed ? Color(190, 20, 30) : Color(20, 20, 26), label: name)
    look.card = card
    return look
  }

  static let crate = Look(.crate, Color(196, 139, 76))
  static let steel = Look(.steel, Color(140, 150, 164))
  static let wood = Look(.plain, Color(156, 107, 63))
  static let gray = Look(.plain, Color(110, 120, 132))

  /// A sheet or a list, with lines of text.
  static func page(_ fill: Color) -> Look { Look(.page, fill) }
}

import SampleSupport

/// The four suits as outlines, about 90 units high around (0, 0).
enum SuitPath {
  static func outline(of suit: PlayingCard.Suit) -> String {
    switch suit {
    case .hearts:
      "M0 42C-14 22-46 6-46-18C-46-40-14-46 0-20C14-46 46-40 46-18C46 6 14 22 0 42Z"
    case .diamonds:
      "M0-46C9-27 21-12 36 0C21 12 9 27 0 46C-9 27-21 12-36 0C-21-12-9-27 0-46Z"
    case .spades:
      """
      M0-46C14-25 46-8 46 15C46 36 17 39 5 20C7 34 11 40 18 44H-18C-11 40-7 34-5 20\
      C-17 39-46 36-46 15C-46-8-14-25 0-46Z
      """
    case .clubs:
      """
      M5 10C7 30 11 40 18 44H-18C-11 40-7 30-5 10C-14 33-46 29-46 7C-46-11-28-17-16-9\
      C-27-24-20-45 0-45C20-45 27-24 16-9C28-17 46-11 46 7C46 29 14 33 5 10Z
      """
    }
  }

  static func color(of suit: PlayingCard.Suit) -> String { suit.isRed ? "#c8202f" : "#1c1c24" }
}

internal import Foundation

/// The system's colors in light mode, from Apple's Human Interface Guidelines.
extension UIColor {
  /// The system's red.
  public static let systemRed = rgb(255, 59, 48)
  /// The system's orange.
  public static let systemOrange = rgb(255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = rgb(255, 204, 0)
  /// The system's green.
  public static let systemGreen = rgb(52, 199, 89)
  /// The system's teal.
  public static let systemTeal = rgb(48, 176, 199)
  /// The system's blue.
  public static let systemBlue = rgb(0, 122, 255)
  /// The system's indigo.
  public static let systemIndigo = rgb(88, 86, 214)
  /// The system's purple.
  public static let systemPurple = rgb(175, 82, 222)
  /// The system's pink.
  public static let systemPink = rgb(255, 45, 85)
  /// The system's gray.
  public static let systemGray = rgb(142, 142, 147)
  /// The system's mint.
  public static let systemMint = rgb(0, 199, 190)
  /// The system's cyan.
  public static let systemCyan = rgb(50, 173, 230)
  /// The system's brown.
  public static let systemBrown = rgb(162, 132, 94)
  /// The system's second gray.
  public static let systemGray2 = rgb(174, 174, 178)
  /// The system's third gray.
  public static let systemGray3 = rgb(199, 199, 204)
  /// The system's fourth gray.
  public static let systemGray4 = rgb(209, 209, 214)
  /// The system's fifth gray.
  public static let systemGray5 = rgb(229, 229, 234)
  /// The system's sixth gray.
  public static let systemGray6 = rgb(242, 242, 247)
  /// What is behind everything: white.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// What is behind groups.
  public static let secondarySystemBackground = rgb(242, 242, 247)
  /// What is behind groups in groups: white.
  public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
  /// The color of text on dark grounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of text on light grounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The color of text: black.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The color of text that matters less.
  public static let secondaryLabel = rgb(60, 60, 67).withAlphaComponent(0.6)
  /// The color of text that matters still less.
  public static let tertiaryLabel = rgb(60, 60, 67).withAlphaComponent(0.3)
  /// The color of large areas that stand out a little.
  public static let systemFill = rgb(120, 120, 128).withAlphaComponent(0.2)
  /// The color of lines between things.
  public static let separator = rgb(60, 60, 67).withAlphaComponent(0.29)

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}

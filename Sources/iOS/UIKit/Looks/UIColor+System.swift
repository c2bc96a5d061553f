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
  /// The background color: white.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The background color of groups.
  public static let secondarySystemBackground = rgb(242, 242, 247)
  /// The color of text: black.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The color of secondary text.
  public static let secondaryLabel = rgb(60, 60, 67).withAlphaComponent(0.6)
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}

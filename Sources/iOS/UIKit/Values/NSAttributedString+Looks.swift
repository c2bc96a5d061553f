public import Foundation

// Kept with the text, and without effect: nothing is drawn.

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self("NSFont")
  /// The `UIColor` of the text.
  public static let foregroundColor = Self("NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// How far characters are apart, in points.
  public static let kern = Self("NSKern")
  /// The width of outlines, in percent of the font's size.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The `UIColor` of outlines.
  public static let strokeColor = Self("NSStrokeColor")
  /// How lines under the text look.
  public static let underlineStyle = Self("NSUnderline")
}

public import Foundation

/// The size and weight of text; see Apple's `UIFont`.
///
/// There are no typefaces here; see ``UILabel`` for the size of text.
open class UIFont: NSObject, @unchecked Sendable {
  /// The size in points.
  public let pointSize: CGFloat

  private let weight: Weight

  private init(size: CGFloat, weight: Weight) {
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// The system's font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's bold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// Returns the font with another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// The height of a line in points: 1.2 times the size.
  open var lineHeight: CGFloat { pointSize * 1.2 }

  /// The font size of labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }

  /// The font size of the system, 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The small font size of the system, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIFont {
  /// The weight of a font, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
  }
}

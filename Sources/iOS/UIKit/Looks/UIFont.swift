public import Foundation

/// The size and weight of text; see Apple's `UIFont`.
///
/// There are no typefaces here: text is measured as in ``UILabel``.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Makes a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual.
    public static let regular = Self(rawValue: 0)
    /// A little heavier.
    public static let medium = Self(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Self(rawValue: 0.3)
    /// Bold.
    public static let bold = Self(rawValue: 0.4)
  }

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

  /// The system's font at a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's bold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// From one line to the next, in points: 1.2 times the size.
  open var lineHeight: CGFloat { pointSize * 1.2 }

  /// The size of labels, 17.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of the system's text, 14.
  public class var systemFontSize: CGFloat { 14 }
}

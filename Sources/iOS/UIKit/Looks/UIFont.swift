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

    /// The lightest.
    public static let ultraLight = Self(rawValue: -0.8)
    /// Very light.
    public static let thin = Self(rawValue: -0.6)
    /// Light.
    public static let light = Self(rawValue: -0.4)
    /// The usual.
    public static let regular = Self(rawValue: 0)
    /// A little heavier.
    public static let medium = Self(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Self(rawValue: 0.3)
    /// Bold.
    public static let bold = Self(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Self(rawValue: 0.56)
    /// The heaviest.
    public static let black = Self(rawValue: 0.62)
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

  /// The system's slanted font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's font with characters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// A typeface by name; as there are none, the system's font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, weight: fontName.hasSuffix("Bold") ? .bold : .regular)
  }

  /// The system's font for a use, at the size that users have by default.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// From one line to the next, in points: 1.2 times the size.
  open var lineHeight: CGFloat { pointSize * 1.2 }

  /// The size of labels, 17.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of the system's text, 14.
  public class var systemFontSize: CGFloat { 14 }

  /// Whether another font has the same size and weight.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight
  }

  /// Hashes size and weight.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}

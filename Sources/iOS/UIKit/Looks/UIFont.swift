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

extension UIFont {
  /// What a text is used for; sizes are from Apple's Human Interface Guidelines.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name in UIKit.
    public let rawValue: String
    /// Takes the name as it is.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    /// A title within.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    /// A title within that.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// What stands below a heading.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    /// The text itself.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    /// What calls attention.
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    /// A note.
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    /// A small caption.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

    /// In points; that of ``body`` for styles that are not known.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

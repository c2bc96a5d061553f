extension UICollectionView {
  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, or a supplementary view such as a header or footer.
    case cell, supplementaryView
  }

  /// The scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// The cases of UIKit.
    case vertical, horizontal
  }

  /// The position of an item after scrolling to it; if it is empty, the offset does not change.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = Self(rawValue: 1 << 0)
    /// Centered vertically.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = Self(rawValue: 1 << 2)
    /// At the left.
    public static let left = Self(rawValue: 1 << 3)
    /// Centered horizontally.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// At the right.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

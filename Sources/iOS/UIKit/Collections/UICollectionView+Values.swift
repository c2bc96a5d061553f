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

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

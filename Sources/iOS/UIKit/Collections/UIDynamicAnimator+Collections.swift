public import Foundation

extension UIDynamicAnimator {
  /// Returns the attributes of a cell that the animator moves; `nil` if there are none.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(nil, indexPath))
  }

  /// Returns the attributes of a supplementary view that the animator moves; `nil` if there are
  /// none.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(kind, indexPath))
  }

  private func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { $0.key == key }
  }
}

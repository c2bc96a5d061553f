public import Foundation

extension UIDynamicAnimator {
  /// The attributes of a cell that the animator moves; `nil` if it moves none.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// The attributes of a supplementary view that the animator moves; `nil` if it moves none.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, indexPath)
  }

  /// The attributes of a decoration that the animator moves; `nil` if it moves none.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for item in allItems {
      guard let attributes = item as? UICollectionViewLayoutAttributes,
        attributes.indexPath == indexPath, attributes.representedElementCategory == category,
        attributes.representedElementKind == kind
      else { continue }
      return attributes
    }
    return nil
  }
}

internal import Foundation

/// What names an element of a collection view.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  let indexPath: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }
}

extension UICollectionViewLayoutAttributes {
  var key: ElementKey {
    ElementKey(representedElementCategory, representedElementKind, indexPath)
  }

  /// Attributes of their own that say the same.
  var copied: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}

/// The elements that come and go in one change of items.
struct ElementChange {
  /// By where they are after the change.
  var appearing: Set<ElementKey> = []
  /// Where they were, by that.
  var disappearing: [ElementKey: UICollectionViewLayoutAttributes] = [:]
}

extension UICollectionViewLayout {
  /// Where an element is to be that has just come, and transparent.
  func fadedIn(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard change?.appearing.contains(key) ?? false else { return nil }
    let place = layoutAttributes(of: key)?.copied
    place?.alpha = 0
    return place
  }

  /// Where an element was that has just gone, and transparent.
  func fadedOut(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let place = change?.disappearing[key]?.copied
    place?.alpha = 0
    return place
  }

  func layoutAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  /// Where an element comes from that was inserted.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    return switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Where an element goes that was deleted.
  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    return switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}

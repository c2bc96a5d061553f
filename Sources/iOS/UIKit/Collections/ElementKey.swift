internal import Foundation

/// The identity of an element of a collection view.
struct ElementKey: Hashable {
  /// The kind of a supplementary view; `nil` for cells.
  let kind: String?
  let indexPath: IndexPath

  init(_ kind: String?, _ indexPath: IndexPath) {
    self.kind = kind
    self.indexPath = indexPath
  }

  /// Cells are behind supplementary views.
  func precedes(_ other: ElementKey) -> Bool {
    if (kind == nil) != (other.kind == nil) { return kind == nil }
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    return (kind ?? "") < (other.kind ?? "")
  }
}

extension UICollectionViewLayoutAttributes {
  var key: ElementKey { ElementKey(representedElementKind, indexPath) }

  /// A copy of the attributes.
  var copied: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}

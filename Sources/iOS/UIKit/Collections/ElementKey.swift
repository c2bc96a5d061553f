internal import Foundation

/// What identifies an element of a collection view.
struct ElementKey: Hashable {
  /// Of a supplementary view; `nil` for cells.
  let kind: String?
  let indexPath: IndexPath

  init(_ kind: String?, _ indexPath: IndexPath) {
    self.kind = kind
    self.indexPath = indexPath
  }

  /// Cells are behind headers and footers.
  func isBehind(_ other: ElementKey) -> Bool {
    if (kind == nil) != (other.kind == nil) { return kind == nil }
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    return (kind ?? "") < (other.kind ?? "")
  }
}

extension UICollectionViewLayoutAttributes {
  var key: ElementKey { ElementKey(representedElementKind, indexPath) }

  /// Attributes of their own with the same values.
  var copied: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}

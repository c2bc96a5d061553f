internal import Foundation

extension UICollectionView {
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = item.minY - inset.top
    } else if position.contains(.bottom) {
      offset.y = item.maxY + inset.bottom - bounds.height
    } else if position.contains(.centeredVertically) {
      offset.y = item.midY - (bounds.height - inset.bottom + inset.top) / 2
    }
    if position.contains(.left) {
      offset.x = item.minX - inset.left
    } else if position.contains(.right) {
      offset.x = item.maxX + inset.right - bounds.width
    } else if position.contains(.centeredHorizontally) {
      offset.x = item.midX - (bounds.width - inset.right + inset.left) / 2
    }
    guard !position.isEmpty else { return }
    setContentOffset(scrollRange.nearest(to: offset), animated: animated)
  }
}

// MARK: From one layout to another

extension UICollectionView {
  func takeOver(from old: UICollectionViewLayout) {
    let new = collectionViewLayout
    guard new !== old else { return }
    old.prepareForTransition(to: new)
    old.collectionView = nil
    new.collectionView = self
    new.prepareForTransition(from: old)
    for view in shown.values { view.willTransition(from: old, to: new) }
    outgoingLayout = old
    new.invalidateLayout()
  }

  func finishTakingOver() {
    guard let old = outgoingLayout else { return }
    outgoingLayout = nil
    old.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
    for view in shown.values { view.didTransition(from: old, to: collectionViewLayout) }
  }
}

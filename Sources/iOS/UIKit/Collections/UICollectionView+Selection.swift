public import Foundation

extension UICollectionView {
  /// Taps on an item as a finger does: it is highlighted, and selected if the delegate allows it.
  ///
  /// Not in UIKit; for tests and programs without a screen. Of items that may be selected together, a
  /// tap deselects one that is selected.
  public func tapItem(at indexPath: IndexPath) {
    press(indexPath)
    release(selects: true)
  }

  func press(_ indexPath: IndexPath?) {
    guard allowsSelection, let indexPath,
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    touchedItem = indexPath
    cellForItem(at: indexPath)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  func release(selects: Bool) {
    guard let indexPath = touchedItem else { return }
    touchedItem = nil
    cellForItem(at: indexPath)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    guard selects else { return }
    if allowsMultipleSelection, selection.contains(indexPath) {
      deselectByFinger(indexPath)
    } else {
      selectByFinger(indexPath)
    }
  }

  private func selectByFinger(_ indexPath: IndexPath) {
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection where other != indexPath {
        deselect(other)
        itemDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    mark(indexPath)
    itemDelegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  private func deselectByFinger(_ indexPath: IndexPath) {
    guard itemDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
      return
    }
    deselect(indexPath)
    itemDelegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  func select(_ indexPath: IndexPath?, scrollPosition: ScrollPosition, animated: Bool) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for other in selection where other != indexPath { deselect(other) }
    }
    guard let indexPath,
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return }
    mark(indexPath)
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  func deselect(_ indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  private func mark(_ indexPath: IndexPath) {
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
  }
}

internal import DynamicsGeometry
internal import Foundation

// The elements that are visible.

extension UICollectionView {
  /// The number of items of each section; asks the data source if necessary.
  func loadedCounts() -> [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = loaded
    return loaded
  }

  func layOut() {
    let layout = collectionViewLayout
    layout.prepareIfNeeded()
    contentSize = layout.collectionViewContentSize
    place(layout.layoutAttributesForElements(in: bounds) ?? [])
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    sendSubviewToBack(backgroundView)
  }

  /// Shows these elements only.
  private func place(_ elements: [UICollectionViewLayoutAttributes]) {
    let wanted = Dictionary(elements.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    let removed = shown.filter { wanted[$0.key] == nil }
    for key in removed.keys { shown[key] = nil }
    // The delegate may reload.
    for (key, view) in removed { endDisplay(view, key) }
    for key in wanted.keys.sorted(by: { $0.precedes($1) }) {
      guard let attributes = wanted[key] else { continue }
      if let view = shown[key] {
        view.applyAttributes(attributes)
      } else if let view = makeView(of: key) {
        show(view, key, at: attributes)
      }
    }
  }

  private func show(
    _ view: UICollectionReusableView, _ key: ElementKey,
    at attributes: UICollectionViewLayoutAttributes
  ) {
    shown[key] = view
    UIView.performWithoutAnimation {
      view.applyAttributes(attributes)
      if let cell = view as? UICollectionViewCell {
        itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      }
      addSubview(view)
    }
  }

  private func makeView(of key: ElementKey) -> UICollectionReusableView? {
    let path = key.indexPath
    if let kind = key.kind {
      guard (0..<numberOfSections).contains(path.section) else { return nil }
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    guard (0..<numberOfItems(inSection: path.section)).contains(path.item) else { return nil }
    return dataSource?.collectionView(self, cellForItemAt: path)
  }

  /// Removes a view that is no longer in ``shown``.
  func endDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    }
    pool.recycle(view, kind: key.kind)
  }

  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let (x, y) = position.fractions
    let offset = contentOffset.showing(item, at: x, y, in: bounds.size, adjustedContentInset)
    guard !position.isEmpty else { return }
    setContentOffset(scrollRange.nearest(to: offset), animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  /// The place along each axis, from 0 at the start to 1; `nil` for none.
  fileprivate var fractions: (x: CGFloat?, y: CGFloat?) {
    (
      contains(.left) ? 0 : contains(.right) ? 1 : contains(.centeredHorizontally) ? 0.5 : nil,
      contains(.top) ? 0 : contains(.bottom) ? 1 : contains(.centeredVertically) ? 0.5 : nil
    )
  }
}

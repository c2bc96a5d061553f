internal import Foundation

// What is shown, and where.

extension UICollectionView {
  /// The items of each section, asked for if that was not done.
  func loadedCounts() -> [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = loaded
    return loaded
  }

  func forgetAll() {
    for (key, view) in shown { retire(view, key) }
    shown = [:]
    selection = []
    touchedItem = nil
    counts = nil
    batch?.isReloaded = true
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  func paths(_ category: ElementCategory, _ kind: String?) -> [IndexPath] {
    shown.keys.filter { $0.category == category && $0.kind == kind }.map(\.indexPath).sorted()
  }

  // MARK: Layout pass

  func layOut() {
    prepareLayout()
    place(collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
    if boundsBeforeResize != nil { collectionViewLayout.finalizeAnimatedBoundsChange() }
    boundsBeforeResize = nil
    finishTakingOver()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    sendSubviewToBack(backgroundView)
  }

  /// Brings the layout up to date, and what follows from it for scrolling.
  func prepareLayout() {
    let layout = collectionViewLayout
    layout.prepareIfNeeded()
    if let boundsBeforeResize { layout.prepare(forAnimatedBoundsChange: boundsBeforeResize) }
    contentSize = layout.collectionViewContentSize
    let adjustment = layout.takeOffsetAdjustment()
    if adjustment != .zero {
      contentOffset.x += adjustment.x
      contentOffset.y += adjustment.y
      layout.prepareIfNeeded()
    }
  }

  /// Shows these elements and no others.
  func place(_ elements: [UICollectionViewLayoutAttributes]) {
    let wanted = Dictionary(elements.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    for (key, view) in shown where wanted[key] == nil {
      shown[key] = nil
      retire(view, key)
    }
    for key in wanted.keys.sorted(by: { $0.isBehind($1) }) {
      guard let attributes = wanted[key] else { continue }
      if let view = shown[key] {
        view.take(attributes)
      } else if let view = makeView(of: key, frame: attributes.frame) {
        show(view, key, at: attributes)
      }
    }
  }

  private func show(
    _ view: UICollectionReusableView, _ key: ElementKey,
    at attributes: UICollectionViewLayoutAttributes
  ) {
    shown[key] = view
    let isNew = collectionViewLayout.change?.appearing.contains(key) ?? false
    let start = isNew ? collectionViewLayout.initialAttributes(of: key) : nil
    UIView.performWithoutAnimation {
      view.take(start ?? attributes)
      (view as? UICollectionViewCell)?.isSelected = selection.contains(key.indexPath)
      tellWillDisplay(view, key)
      if key.category == .decorationView { insertSubview(view, at: 0) } else { addSubview(view) }
    }
    if start != nil { view.take(attributes) }
  }

  private func makeView(of key: ElementKey, frame: CGRect) -> UICollectionReusableView? {
    let path = key.indexPath
    switch key.category {
    case .cell:
      guard (0..<numberOfItems(inSection: path.section)).contains(path.item) else { return nil }
      return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      guard (0..<numberOfSections).contains(path.section) else { return nil }
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind ?? "", at: path)
    case .decorationView:
      return collectionViewLayout.makeDecoration(of: key.kind ?? "", frame: frame)
    }
  }

  /// Takes a view out that is not in ``shown`` any more.
  func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    tellDidEndDisplaying(view, key)
    pool.take(view, kind: key.kind)
  }

  // MARK: Delegate

  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  private func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    switch (key.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    case (.supplementaryView, _):
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.indexPath)
    default: break
    }
  }

  private func tellDidEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    switch (key.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    case (.supplementaryView, _):
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
        at: key.indexPath)
    default: break
    }
  }
}

extension ElementKey {
  /// Decorations are behind cells, and those behind headers and the like.
  fileprivate func isBehind(_ other: ElementKey) -> Bool {
    if category != other.category { return level < other.level }
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    return (kind ?? "") < (other.kind ?? "")
  }

  private var level: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

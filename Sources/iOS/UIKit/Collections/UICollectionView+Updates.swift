internal import DynamicsReporting
internal import Foundation

/// The changes of items that are collected, and the items before them.
struct ItemBatch {
  let counts: [Int]
  /// Whether the view had not asked for its items before.
  let isFirst: Bool
  var updates = ItemUpdates()
  var depth = 0
  var completions: [(Bool) -> Void] = []
  /// Whether all was reloaded, which makes the changes pointless.
  var isReloaded = false
}

extension UICollectionView {
  /// How long changes take, in seconds; Apple does not document it, and this is about what they take.
  static var changeDuration: TimeInterval { 0.3 }

  /// Adds a change to the batch, or makes it by itself.
  func change(_ add: (inout ItemUpdates) -> Void) {
    guard batch != nil || counts != nil else { return reloadData() }
    runBatch({ collect(add) }, completion: nil)
  }

  private func collect(_ add: (inout ItemUpdates) -> Void) {
    guard var batch else { return }
    add(&batch.updates)
    self.batch = batch
  }

  func runBatch(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    if batch == nil {
      let isFirst = counts == nil
      batch = ItemBatch(counts: loadedCounts(), isFirst: isFirst)
    }
    batch?.depth += 1
    updates()
    batch?.depth -= 1
    if let completion { batch?.completions.append(completion) }
    guard let finished = batch, finished.depth == 0 else { return }
    batch = nil
    show(finished)
  }

  private func show(_ batch: ItemBatch) {
    counts = nil
    let completions = batch.completions
    do throws(MismatchedUpdates) {
      guard !batch.isReloaded else { return reload(then: completions) }
      let map = try batch.updates.map(from: batch.counts, to: loadedCounts())
      show(batch.updates, map, then: completions)
    } catch {
      if !batch.isFirst {
        DynamicsDiagnostics.report(
          "the changes do not match the data source: \(error.reason); all is reloaded",
          by: "performBatchUpdates(_:)")
      }
      reload(then: completions)
    }
  }

  private func reload(then completions: [(Bool) -> Void]) {
    reloadData()
    UIView.animate(
      withDuration: 0, animations: { self.layoutIfNeeded() },
      completion: { finished in for completion in completions { completion(finished) } })
  }

  private func show(_ updates: ItemUpdates, _ map: ItemMap, then completions: [(Bool) -> Void]) {
    let layout = collectionViewLayout
    let leaving = follow(updates, map)
    layout.change = ElementChange(
      disappearing: leaving.mapValues { $0.placeForKeeping })
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: updates.items(by: map))
    prepareLayout()
    scrollAfterChange()
    let elements = layout.layoutAttributesForElements(in: bounds) ?? []
    let stayed = SurvivingElements(updates, map)
    layout.change?.appearing = Set(elements.map(\.key).filter { !stayed.contains($0) })
    UIView.animate(
      withDuration: Self.changeDuration,
      animations: {
        self.place(elements)
        for (key, view) in leaving {
          if let end = layout.finalAttributes(of: key) ?? layout.fadedOut(key) { view.take(end) }
        }
        layout.finalizeCollectionViewUpdates()
      },
      completion: { [weak self] finished in
        for (key, view) in leaving { self?.retire(view, key) }
        for completion in completions { completion(finished) }
      })
    layout.change = nil
  }

  /// Gives views and the selection the places that their items have now.
  ///
  /// - Returns: The views of elements that go, by where they were.
  private func follow(
    _ updates: ItemUpdates, _ map: ItemMap
  ) -> [ElementKey: UICollectionReusableView] {
    var stay: [ElementKey: UICollectionReusableView] = [:]
    var leave: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in shown {
      if let place = updates.place(of: key, in: map) {
        stay[place] = view
      } else {
        leave[key] = view
      }
    }
    shown = stay
    selection = selection.compactMap(map.item)
    touchedItem = touchedItem.flatMap(map.item)
    return leave
  }

  /// Scrolls to where the layout wants after a change: by default to where the contents end, if
  /// they end earlier now.
  func scrollAfterChange() {
    let proposed = isDragging ? contentOffset : scrollRange.nearest(to: contentOffset)
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target == proposed, let itemDelegate {
      target = itemDelegate.collectionView(
        self, targetContentOffsetForProposedContentOffset: proposed)
    }
    guard target != contentOffset else { return }
    contentOffset = target
    collectionViewLayout.prepareIfNeeded()
  }
}

extension ItemUpdates {
  /// Where an element is after the changes; `nil` for one that goes, or is asked for anew.
  fileprivate func place(of key: ElementKey, in map: ItemMap) -> ElementKey? {
    let path = key.indexPath
    guard !reloadedSections.contains(path.section) else { return nil }
    if key.category == .cell {
      guard !reloadedItems.contains(path) else { return nil }
      return map.item(path).map { ElementKey(.cell, nil, $0) }
    }
    return map.section(path.section).map {
      ElementKey(key.category, key.kind, IndexPath(item: path.item, section: $0))
    }
  }
}

/// The elements after some changes that were there before.
private struct SurvivingElements {
  private let items: Set<IndexPath>
  private let sections: Set<Int>

  init(_ updates: ItemUpdates, _ map: ItemMap) {
    let reloaded = Set(updates.reloadedItems.compactMap(map.item))
    items = Set(map.items.joined().compactMap(\.self)).subtracting(reloaded)
    sections = Set(
      map.sections.enumerated().filter { !updates.reloadedSections.contains($0.offset) }
        .compactMap(\.element))
  }

  func contains(_ key: ElementKey) -> Bool {
    key.category == .cell
      ? items.contains(key.indexPath) : sections.contains(key.indexPath.section)
  }
}

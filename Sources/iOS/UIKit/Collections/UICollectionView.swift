public import Foundation

/// Shows items where a layout says; see Apple's `UICollectionView`.
///
/// It asks the layout and makes its cells in `layoutSubviews()`, which a dynamic animator of the
/// layout calls after each frame, a finger that scrolls after each move, and a program by
/// `layoutIfNeeded()`.
open class UICollectionView: UIScrollView {
  /// Makes a view that is laid out by a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a view with a flow layout; for views from storyboards, of which there are none here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Says what there is to show; `nil` by default.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  /// What lies behind the cells and fills the bounds; `nil` by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether cells are asked for ahead; kept, as none are.
  ///
  /// `true` by default.
  open var isPrefetchingEnabled = true

  // MARK: Layout

  /// Says where items are.
  ///
  /// Another layout takes over at once, with no animation.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { takeOver(from: oldValue) }
  }

  /// Lets another layout take over.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Lets another layout take over.
  ///
  /// Animated, the completion is called when ``UIShimClock`` has gone on by 0.3 s; else with the
  /// next frame.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: animated ? Self.changeDuration : 0,
      animations: {
        self.collectionViewLayout = layout
        self.layoutIfNeeded()
      }, completion: completion)
  }

  /// The layout that another has taken over from since the last layout pass.
  var outgoingLayout: UICollectionViewLayout?

  /// The bounds before the size changed, until the next layout pass.
  var boundsBeforeResize: CGRect?

  /// Asks the layout where elements are, and places the views of those that are in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != bounds else { return }
    if newBounds.size != bounds.size, contentSize != .zero { boundsBeforeResize = bounds }
    setNeedsLayout()
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    collectionViewLayout.invalidateLayout(with: context)
  }

  override func targetOfDrag(
    from start: CGPoint, to proposed: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: pageTarget(from: start, to: proposed, velocity: velocity),
      withScrollingVelocity: velocity)
  }

  /// Where an item is, by the layout.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a supplementary view is, by the layout.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the contents; `nil` for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let place = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: place)?.last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Scrolls until an item is where it is asked to be; here at once, animated or not.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Items

  /// How many items each section has, as the data source last said.
  var counts: [Int]?

  /// How many sections there are, as the data source last said.
  ///
  /// It is asked again after ``reloadData()`` and after changes of items.
  open var numberOfSections: Int { loadedCounts().count }

  /// How many items a section has, as the data source last said.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks for everything anew at the next layout; nothing is selected then.
  open func reloadData() { forgetAll() }

  /// The changes that are being collected.
  var batch: ItemBatch?

  /// Collects changes of items and shows them together.
  ///
  /// The data source must have been changed to the same effect when the block is done, and not yet
  /// when this is called. The layout hears of the changes as on iOS: it is invalidated, `prepare()`,
  /// `prepare(forCollectionViewUpdates:)`, the places that items come from and go to, and
  /// `finalizeCollectionViewUpdates()`, which is called within the animation. Views are where they
  /// are to be at once; the completion is called, and what was deleted is taken out, when
  /// ``UIShimClock`` has gone on by 0.3 s.
  ///
  /// Changes that do not lead from the items before to those that the data source tells after are
  /// diagnosed, where iOS raises an exception, and all is reloaded.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runBatch(updates ?? {}, completion: completion)
  }

  /// Shows items that have come; see ``performBatchUpdates(_:completion:)``.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }

  /// Shows that items have gone; see ``performBatchUpdates(_:completion:)``.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }

  /// Asks for items anew; see ``performBatchUpdates(_:completion:)``.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }

  /// Shows that an item has moved; its cell goes with it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that have come; see ``performBatchUpdates(_:completion:)``.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }

  /// Shows that sections have gone; see ``performBatchUpdates(_:completion:)``.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }

  /// Asks for sections anew; see ``performBatchUpdates(_:completion:)``.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  /// Shows that a section has moved; its cells go with it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Views

  /// The views of elements that are shown.
  var shown: [ElementKey: UICollectionReusableView] = [:]

  /// The items whose cells are shown, in order.
  open var indexPathsForVisibleItems: [IndexPath] { paths(.cell, nil) }

  /// The cells that are shown, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The cell of an item, if it is shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.init(.cell, nil, indexPath)] as? UICollectionViewCell
  }

  /// The item of a cell that is shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }

  /// A header, a footer or the like, if it is shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[.init(.supplementaryView, elementKind, indexPath)] }

  /// The supplementary views of a kind that are shown, in order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    paths(.supplementaryView, elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Where supplementary views of a kind are shown, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    paths(.supplementaryView, elementKind)
  }

  var pool = ReusePool()

  /// Says how cells are made.
  ///
  /// Not in UIKit: Swift can make a view from its class only with the help of Objective-C.
  open func register(
    forCellWithReuseIdentifier identifier: String,
    maker: @escaping (CGRect) -> UICollectionViewCell
  ) {
    pool.register(identifier, maker: maker)
  }

  /// Says how supplementary views of a kind are made.
  ///
  /// Not in UIKit; see ``register(forCellWithReuseIdentifier:maker:)``.
  open func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    maker: @escaping (CGRect) -> UICollectionReusableView
  ) {
    pool.register(identifier, kind: elementKind, maker: maker)
  }

  /// A cell that is not used any more, or a new one.
  ///
  /// An identifier that was not registered is diagnosed, and a plain cell made.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    pool.view(
      identifier, frame: { layoutAttributesForItem(at: indexPath)?.frame ?? .zero },
      plain: UICollectionViewCell.init(frame:))
  }

  /// A supplementary view that is not used any more, or a new one.
  ///
  /// An identifier that was not registered is diagnosed, and a plain view made.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    pool.view(
      identifier, kind: elementKind,
      frame: {
        layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)?.frame ?? .zero
      },
      plain: UICollectionReusableView.init(frame:))
  }

  // MARK: Selection

  /// Whether a finger selects items; `true` by default.
  open var allowsSelection = true

  /// Whether several items may be selected; `false` by default.
  open var allowsMultipleSelection = false

  var selection: [IndexPath] = []

  /// The items that are selected, in the order selected; `nil` for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects an item, or none for `nil`, and scrolls to it.
  ///
  /// As on iOS, the delegate hears only of what fingers select.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, scrollPosition: scrollPosition, animated: animated)
  }

  /// Deselects an item; the delegate does not hear of it.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  /// The item that a finger is on.
  var touchedItem: IndexPath?

  /// Highlights the item under a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { press(indexPathForItem(at: touch.location(in: self))) }
  }

  /// Selects the item that a finger came down on, unless it has scrolled.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    release(selects: !isDragging)
  }

  /// Lets the highlighted item be.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    release(selects: false)
  }
}

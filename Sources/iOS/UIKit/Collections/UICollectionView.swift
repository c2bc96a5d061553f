public import Foundation

/// Shows items where a layout places them; see Apple's `UICollectionView`.
///
/// It asks the layout and makes its cells in `layoutSubviews()`, which is called by a dynamic animator
/// of the layout after each frame, by a finger that scrolls after each move, and by a program with
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

  /// Provides the items and their cells; `nil` by default.
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

  // MARK: Layout

  /// Places the items; another layout replaces it at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Replaces the layout; animated, within a view animation of 0.3 s.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    }
  }

  /// Asks the layout where elements are, and places the views of those that are in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != bounds else { return }
    setNeedsLayout()
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      collectionViewLayout.invalidateLayout()
    }
  }

  override func targetOfDrag(
    from start: CGPoint, to proposed: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: pageTarget(from: start, to: proposed, velocity: velocity),
      withScrollingVelocity: velocity)
  }

  /// Where an item is, according to the layout.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a supplementary view is, according to the layout.
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

  /// Scrolls to an item, at once, animated or not.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Items

  /// How many items each section has, as the data source last said.
  var counts: [Int]?

  /// How many sections there are, as the data source last said; see ``reloadData()``.
  open var numberOfSections: Int { loadedCounts().count }

  /// How many items a section has, as the data source last said.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks the data source again at the next layout.
  ///
  /// This is also the way to show that items have been inserted, deleted or moved.
  open func reloadData() {
    let old = shown
    shown = [:]
    counts = nil
    collectionViewLayout.invalidateLayout()
    // Last: the delegate may reload again.
    for (key, view) in old { retire(view, key) }
  }

  // MARK: Views

  /// The views of elements that are shown.
  var shown: [ElementKey: UICollectionReusableView] = [:]

  /// The items whose cells are shown, in order.
  open var indexPathsForVisibleItems: [IndexPath] { paths(ofKind: nil) }

  /// The cells that are shown, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The cell of an item, if it is shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(nil, indexPath)] as? UICollectionViewCell
  }

  /// The item of a cell that is shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }

  /// A header or a footer, if it is shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[ElementKey(elementKind, indexPath)] }

  /// The supplementary views of a kind that are shown, in order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    paths(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  private func paths(ofKind kind: String?) -> [IndexPath] {
    shown.keys.filter { $0.kind == kind }.map(\.indexPath).sorted()
  }

  var pool = ReusePool()

  /// Registers how cells are made.
  ///
  /// Not in UIKit: Swift can make a view from its class only with the help of Objective-C.
  open func register(
    forCellWithReuseIdentifier identifier: String,
    maker: @escaping (CGRect) -> UICollectionViewCell
  ) {
    pool.register(identifier, maker: maker)
  }

  /// Registers how supplementary views of a kind are made.
  ///
  /// Not in UIKit; see ``register(forCellWithReuseIdentifier:maker:)``.
  open func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    maker: @escaping (CGRect) -> UICollectionReusableView
  ) {
    pool.register(identifier, kind: elementKind, maker: maker)
  }

  /// A cell that is no longer used, or a new one.
  ///
  /// An identifier that was not registered is diagnosed, and a plain cell made.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    pool.view(
      identifier, frame: { layoutAttributesForItem(at: indexPath)?.frame ?? .zero },
      plain: UICollectionViewCell.init(frame:))
  }

  /// A supplementary view that is no longer used, or a new one.
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
}

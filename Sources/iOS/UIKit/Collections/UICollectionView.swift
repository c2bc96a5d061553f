public import Foundation

/// A view that shows items at the positions of a layout; see Apple's `UICollectionView`.
///
/// It queries the layout and makes its cells in `layoutSubviews()`: in a visible window, in the
/// frame after the layout was invalidated; else after each frame of a dynamic animator of the
/// layout, after each move of a drag, and in `layoutIfNeeded()`.
open class UICollectionView: UIScrollView {
  /// Makes a view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a view with a flow layout; there are no storyboards here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The object that provides the items and their cells; `nil` by default.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  /// The view behind the cells, which fills the bounds; `nil` by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Layout

  /// The layout of the items; setting another one replaces it at once.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Replaces the layout; if animated, within a view animation of 0.3 s.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    }
  }

  /// Queries the layout, and places the views of the elements within the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    if newBounds != bounds,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    {
      collectionViewLayout.invalidateLayout()
    }
  }

  override func targetOfDrag(
    from start: CGPoint, to proposed: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: super.targetOfDrag(from: start, to: proposed, velocity: velocity),
      withScrollingVelocity: velocity)
  }

  /// Returns the attributes of an item from the layout.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the attributes of a supplementary view from the layout.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the item at a point of the contents; `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let place = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: place)?.last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Scrolls to an item; here at once, even if animated.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Items

  /// The number of items of each section, as last returned by the data source.
  var counts: [Int]?

  /// The number of sections, as last returned by the data source; see ``reloadData()``.
  open var numberOfSections: Int { loadedCounts().count }

  /// Returns the number of items of a section, as last returned by the data source.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Reloads the items from the data source at the next layout.
  ///
  /// Call it also after items were inserted, deleted or moved.
  open func reloadData() {
    let old = shown
    shown = [:]
    counts = nil
    collectionViewLayout.invalidateLayout()
    // This comes last, since the delegate may reload again.
    for (key, view) in old { endDisplay(view, key) }
  }

  // MARK: Views

  /// The visible views.
  var shown: [ElementKey: UICollectionReusableView] = [:]

  /// The index paths of the visible cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] { paths(ofKind: nil) }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// Returns the cell of an item; `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(nil, indexPath)] as? UICollectionViewCell
  }

  /// Returns the index path of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }

  /// Returns a supplementary view; `nil` if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[ElementKey(elementKind, indexPath)] }

  /// Returns the visible supplementary views of a kind, in order.
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

  /// Registers a closure that makes cells.
  ///
  /// Not in UIKit: without Objective-C, Swift cannot make a view from its class.
  open func register(
    forCellWithReuseIdentifier identifier: String,
    maker: @escaping (CGRect) -> UICollectionViewCell
  ) {
    pool.register(identifier, factory: maker)
  }

  /// Registers a closure that makes supplementary views of a kind.
  ///
  /// Not in UIKit; see ``register(forCellWithReuseIdentifier:maker:)``.
  open func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    maker: @escaping (CGRect) -> UICollectionReusableView
  ) {
    pool.register(identifier, kind: elementKind, factory: maker)
  }

  /// Returns an unused cell or a new one.
  ///
  /// An unregistered identifier is reported, and gives a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    pool.view(
      identifier, frame: { layoutAttributesForItem(at: indexPath)?.frame ?? .zero },
      plain: UICollectionViewCell.init(frame:))
  }

  /// Returns an unused supplementary view or a new one.
  ///
  /// An unregistered identifier is reported, and gives a plain view.
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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UICollectionView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView
  }

  /// The scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The position of an item after scrolling to it; if it is empty, the offset does not change.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1 << 0)
    public static let centeredVertically = Self(rawValue: 1 << 1)
    public static let bottom = Self(rawValue: 1 << 2)
    public static let left = Self(rawValue: 1 << 3)
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    public static let right = Self(rawValue: 1 << 5)
  }
}

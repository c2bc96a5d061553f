internal import DynamicsReporting
public import Foundation

/// Shows items where a layout says; see Apple's `UICollectionView`.
///
/// It asks the layout and makes its cells in `layoutSubviews()`, which a dynamic animator of the
/// layout calls after each frame, and a program by `layoutIfNeeded()`.
open class UICollectionView: UIScrollView {
  /// What sort of element something is.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A header, a footer or the like.
    case supplementaryView
    /// A decoration.
    case decorationView
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

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

  /// Says where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Says what there is to show; `nil` by default.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  // MARK: Items

  /// How many sections there are.
  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    guard (0..<numberOfSections).contains(section) else { return 0 }
    return max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
  }

  /// Asks for everything anew at the next layout.
  open func reloadData() {
    for cell in cells.values { retire(cell) }
    cells = [:]
    collectionViewLayout.invalidateLayout()
  }

  /// Makes changes and asks for everything anew; nothing is animated.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }

  /// Where an item is, by the layout.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The item at a point of the contents; `nil` for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let place = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: place)?.last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  // MARK: Cells

  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var spareCells: [String: [UICollectionViewCell]] = [:]
  private var makers: [String: (CGRect) -> UICollectionViewCell] = [:]

  /// The items whose cells are shown, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// The cells that are shown, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  /// The cell of an item, if it is shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  /// The item of a cell that is shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Says how cells are made.
  ///
  /// Not in UIKit: Swift can make a view from its class only with the help of Objective-C.
  open func register(
    forCellWithReuseIdentifier identifier: String,
    maker: @escaping (CGRect) -> UICollectionViewCell
  ) {
    makers[identifier] = maker
  }

  /// Swift cannot make a cell from its class here.
  @available(
    *, unavailable,
    message:
      "A class cannot make its instances here: register(forCellWithReuseIdentifier:) { C(frame: $0) }"
  )
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  /// A cell that is not used any more, or a new one.
  ///
  /// An identifier that was not registered is diagnosed, and a plain cell made.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let spare = spareCells[identifier]?.popLast() {
      spare.prepareForReuse()
      return spare
    }
    let frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    if makers[identifier] == nil {
      DynamicsDiagnostics.report("no cell is registered as \(identifier); a plain one is made")
    }
    let cell = makers[identifier]?(frame) ?? UICollectionViewCell(frame: frame)
    cell.reuseIdentifier = identifier
    return cell
  }

  private func retire(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
  }

  // MARK: Layout

  /// Asks the layout where items are, and places the cells of those that are in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var shown: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for element in elements where element.representedElementCategory == .cell {
      shown[element.indexPath] = element
    }
    for (indexPath, cell) in cells where shown[indexPath] == nil {
      cells[indexPath] = nil
      retire(cell)
    }
    for indexPath in shown.keys.sorted() {
      guard let attributes = shown[indexPath], let cell = madeCell(at: indexPath) else { continue }
      cell.take(attributes)
    }
  }

  private func madeCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let cell = cells[indexPath] { return cell }
    guard indexPath.item < numberOfItems(inSection: indexPath.section) else { return nil }
    let cell = dataSource?.collectionView(self, cellForItemAt: indexPath)
    cells[indexPath] = cell
    if let cell { addSubview(cell) }
    return cell
  }

  override func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != bounds else { return }
    setNeedsLayout()
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    collectionViewLayout.invalidateLayout(with: context)
  }
}

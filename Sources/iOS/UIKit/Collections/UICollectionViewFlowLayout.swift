public import Foundation

/// Puts items one after another into lines; see Apple's `UICollectionViewFlowLayout`.
///
/// Full lines are spread over the whole width. A last line that is not full keeps the distances of
/// the full ones where all items have one size, and the least distance otherwise.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items whose delegate says nothing else; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

  /// The least distance between lines; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The least distance between the items of a line; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The room around the items of a section; none by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  /// Which way is scrolled; `.vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// The size of headers, of which only that along the scroll direction counts; none by default.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The size of footers, of which only that along the scroll direction counts; none by default.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  private var flow: Flow?

  /// Forgets where items are.
  open override func invalidateLayout() {
    flow = nil
    super.invalidateLayout()
  }

  /// Finds out where items are.
  open override func prepare() {
    super.prepare()
    flow = makeFlow()
  }

  private var currentFlow: Flow {
    if let flow { return flow }
    let made = makeFlow()
    flow = made
    return made
  }

  /// Copies of the attributes of what is in a rectangle, in order; what only touches its edge is not.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    currentFlow.elements.filter { $0.frame.overlaps(rect) }.map(\.copied)
  }

  /// A copy of the attributes of a cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(nil, indexPath)
  }

  /// A copy of the attributes of a header or a footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(elementKind, indexPath)
  }

  private func element(
    _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(kind, indexPath)
    return currentFlow.elements.first { $0.key == key }?.copied
  }

  /// How large everything is together.
  open override var collectionViewContentSize: CGSize { currentFlow.size }

  /// Whether the room across the scroll direction changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }

  private func makeFlow() -> Flow {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    var flow = Flow(
      type: type ?? UICollectionViewLayoutAttributes.self,
      isVertical: scrollDirection == .vertical, room: collectionView?.bounds.size ?? .zero)
    guard let view = collectionView else { return flow }
    let sizes = view.delegate as? any UICollectionViewDelegateFlowLayout
    for section in 0..<view.numberOfSections {
      flow.addBand(
        UICollectionView.elementKindSectionHeader, of: section,
        size: sizes?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
          ?? headerReferenceSize)
      flow.addSection(
        section,
        sizes: (0..<view.numberOfItems(inSection: section)).map { item in
          let path = IndexPath(item: item, section: section)
          return sizes?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        },
        lineSpacing:
          sizes?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing,
        itemSpacing:
          sizes?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing,
        inset: sizes?.collectionView(view, layout: self, insetForSectionAt: section)
          ?? sectionInset)
      flow.addBand(
        UICollectionView.elementKindSectionFooter, of: section,
        size: sizes?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize)
    }
    return flow
  }
}

extension CGRect {
  /// Whether there is more to the intersection than an edge, for which `intersects(_:)` on Linux
  /// already holds.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

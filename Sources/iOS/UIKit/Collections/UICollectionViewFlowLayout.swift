internal import DynamicsGeometry
public import Foundation

/// A layout that places items one after another in lines; see Apple's `UICollectionViewFlowLayout`.
///
/// Full lines are justified. If all items have the same size, a last line that is not full has the
/// same spacing as the full ones. Otherwise it has the minimum spacing.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items; (50, 50) by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

  /// The minimum distance between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The minimum distance between items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The margins of a section, in points; 0 by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  /// The scroll direction; `.vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// The size of headers, of which only the length along the scroll direction counts; zero by
  /// default.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The size of footers, of which only the length along the scroll direction counts; zero by
  /// default.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  private typealias Flow = (elements: [UICollectionViewLayoutAttributes], size: CGSize)
  private var flow: Flow?

  /// Discards the computed positions.
  open override func invalidateLayout() {
    flow = nil
    super.invalidateLayout()
  }

  /// Computes the positions.
  open override func prepare() {
    super.prepare()
    flow = makeFlow()
  }

  private var currentFlow: Flow {
    let current = flow ?? makeFlow()
    flow = current
    return current
  }

  /// Returns copies of the attributes of elements that overlap a rectangle, in order; touching its
  /// edge does not count.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    currentFlow.elements.filter { $0.frame.overlaps(rect) }.map(\.copied)
  }

  /// Returns a copy of the attributes of a cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(nil, indexPath)
  }

  /// Returns a copy of the attributes of a header or footer.
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

  /// The total size of the contents.
  open override var collectionViewContentSize: CGSize { currentFlow.size }

  /// Returns whether the size across the scroll direction changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }

  private func makeFlow() -> Flow {
    let frames = makeFrames()
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let elements = frames.elements.map { element in
      let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
      attributes.indexPath = IndexPath(item: element.item, section: element.section)
      attributes.representedElementKind = element.kind
      attributes.frame = element.frame
      return attributes
    }
    return (elements, frames.size)
  }

  private func makeFrames() -> FlowFrames {
    var flow = FlowFrames(
      isVertical: scrollDirection == .vertical, availableSize: collectionView?.bounds.size ?? .zero)
    guard let view = collectionView else { return flow }
    let sizes = view.delegate as? any UICollectionViewDelegateFlowLayout
    for section in 0..<view.numberOfSections {
      flow.addLine(
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
      flow.addLine(
        UICollectionView.elementKindSectionFooter, of: section,
        size: sizes?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize)
    }
    return flow
  }
}

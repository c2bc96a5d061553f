public import Foundation

/// Places the elements of a collection view; see Apple's `UICollectionViewLayout`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout; for layouts from storyboards, of which there are none here.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the attributes that this layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  // MARK: Where elements are

  /// Called before the collection view asks, after each invalidation; for subclasses.
  open func prepare() {}

  /// The attributes of what touches a rectangle; for subclasses.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of a cell; for subclasses.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header or a footer; for subclasses.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// How large everything is together; for subclasses.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Invalidation

  private var needsPreparation = true

  /// Has the collection view prepare the layout again and ask it at its next layout.
  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.setNeedsLayout()
  }

  /// Whether scrolling to new bounds invalidates the layout; `false` unless a subclass overrides it.
  ///
  /// The collection view still has its old bounds when this is called.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Prepares what was invalidated.
  func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    prepare()
  }

  // MARK: Scrolling

  /// Where a drag is to end; where it would by itself, unless a subclass overrides it.
  ///
  /// - Parameter velocity: Of the offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

public import Foundation

/// An object that positions the elements of a collection view; see Apple's
/// `UICollectionViewLayout`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout; there are no storyboards here.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view of the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  // MARK: Positions of elements

  /// Called before the first query after each invalidation; for subclasses.
  open func prepare() {}

  /// Returns the attributes of the elements in a rectangle; for subclasses.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of a cell; for subclasses.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a header or footer; for subclasses.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The total size of the contents; for subclasses.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Invalidation

  private var needsPreparation = true

  /// Invalidates the layout; the collection view prepares and queries it again at its next layout.
  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.setNeedsLayout()
  }

  /// Returns whether new bounds invalidate the layout; `false`, unless a subclass overrides it.
  ///
  /// The collection view still has its old bounds during the call.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Calls `prepare()` if the layout was invalidated.
  func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    prepare()
  }

  // MARK: Scrolling

  /// Returns the offset at which a drag ends; the proposed one, unless a subclass overrides it.
  ///
  /// - Parameter velocity: The velocity of the offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

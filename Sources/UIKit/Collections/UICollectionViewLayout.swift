public import Foundation

/// Says where the elements of a collection view are; see Apple's `UICollectionViewLayout`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout; for layouts from storyboards, of which there are none here.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` is due.
  private(set) var needsPreparation = true

  /// Says that what was prepared is no longer right.
  ///
  /// The collection view asks anew at its next layout.
  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.setNeedsLayout()
  }

  /// Says that what was prepared is no longer right, and why; by default all of it.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// The class of the contexts that this layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Why the layout is invalidated by a change of bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }

  /// The class of the attributes that this layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before the collection view asks, after each invalidation; for subclasses.
  open func prepare() {}

  /// Prepares what was invalidated.
  func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    prepare()
  }

  /// The attributes of what touches a rectangle; for subclasses.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of a cell; for subclasses.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header, a footer or the like; for subclasses.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration; for subclasses.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// How large everything is together; for subclasses.
  open var collectionViewContentSize: CGSize { .zero }

  /// Whether scrolling to new bounds invalidates the layout; `false` unless a subclass says
  /// otherwise.
  ///
  /// The collection view still has its old bounds when this is asked.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where scrolling is to end; where it would by itself, unless a subclass says otherwise.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// Why a layout is invalidated; see Apple's `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context.
  public override init() { super.init() }

  /// Whether all of the layout is; always `true`.
  open var invalidateEverything: Bool { true }
}

internal import DynamicsReporting
public import Foundation

/// Says where the elements of a collection view are; see Apple's `UICollectionViewLayout`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout; for layouts from storyboards, of which there are none here.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the attributes that this layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that this layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

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

  // MARK: Invalidation

  /// Whether ``prepare()`` is due.
  private(set) var needsPreparation = true

  /// How far to scroll with the next layout.
  private var offsetAdjustment = CGPoint.zero

  /// Says that what was prepared is no longer right.
  ///
  /// The collection view asks anew at its next layout.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says that what was prepared is no longer right, and why.
  ///
  /// All invalidation comes through here, as on iOS.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    collectionView?.setNeedsLayout()
  }

  /// Whether scrolling to new bounds invalidates the layout; `false` unless a subclass says
  /// otherwise.
  ///
  /// The collection view still has its old bounds when this is asked.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Why the layout is invalidated by a change of bounds: a new context of
  /// ``invalidationContextClass``.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Prepares what was invalidated.
  func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    prepare()
  }

  /// Gives the distance that contexts asked to scroll by, once.
  func takeOffsetAdjustment() -> CGPoint {
    defer { offsetAdjustment = .zero }
    return offsetAdjustment
  }

  // MARK: Scrolling

  /// Where a drag is to end; where it would by itself, unless a subclass says otherwise.
  ///
  /// - Parameter velocity: Of the offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the view is scrolled to after changes of items, or of the layout; where it is, unless a
  /// subclass says otherwise.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Changes of items

  /// What comes and goes in the change that is being made.
  var change: ElementChange?

  /// Called after ``prepare()`` when items have changed; for subclasses.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Where a cell comes from that has just been inserted: by default it fades in where it is to be.
  ///
  /// For `nil` it is there at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fadedIn(.init(.cell, nil, itemIndexPath)) }

  /// Where a cell goes that has just been deleted: by default it fades out where it was.
  ///
  /// For `nil` that, too.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fadedOut(.init(.cell, nil, itemIndexPath)) }

  /// Where a supplementary view comes from; see ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedIn(.init(.supplementaryView, elementKind, elementIndexPath))
  }

  /// Where a supplementary view goes; see ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedOut(.init(.supplementaryView, elementKind, elementIndexPath))
  }

  /// Where a decoration comes from; see ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedIn(.init(.decorationView, elementKind, decorationIndexPath))
  }

  /// Where a decoration goes; see ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedOut(.init(.decorationView, elementKind, decorationIndexPath))
  }

  /// Called at the end of a change of items, within its animation; for subclasses.
  open func finalizeCollectionViewUpdates() {}

  // MARK: Changes of size and layout

  /// Called after ``prepare()`` when the collection view has another size; for subclasses.
  ///
  /// Here that is so whether or not the change is animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after elements were placed in a collection view of another size; for subclasses.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout takes over; for subclasses.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes over from another; for subclasses.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts after one took over from the other, within its animation.
  open func finalizeLayoutTransition() {}

  // MARK: Decorations

  private var decorationMakers: [String: (CGRect) -> UICollectionReusableView] = [:]

  /// Says how decorations are made.
  ///
  /// Not in UIKit: Swift can make a view from its class only with the help of Objective-C.
  open func register(
    forDecorationViewOfKind elementKind: String,
    maker: @escaping (CGRect) -> UICollectionReusableView
  ) {
    decorationMakers[elementKind] = maker
  }

  func makeDecoration(of kind: String, frame: CGRect) -> UICollectionReusableView {
    if let maker = decorationMakers[kind] { return maker(frame) }
    DynamicsDiagnostics.report(
      "no decoration is registered as \(kind); a plain one is made",
      by: "register(forDecorationViewOfKind:)")
    return UICollectionReusableView(frame: frame)
  }
}

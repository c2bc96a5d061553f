public import Foundation

/// What of a layout is invalidated; see Apple's `UICollectionViewLayoutInvalidationContext`.
///
/// The names are for layouts that keep parts of what they found out. Whatever a context says, the
/// collection view prepares the layout and asks for everything anew.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context.
  public required override init() { super.init() }

  /// Whether all of the layout is: after ``UICollectionViewLayout/invalidateLayout()`` and
  /// ``UICollectionView/reloadData()``.
  open internal(set) var invalidateEverything = false

  /// Whether there may be other items: after reloading and changes of items.
  open internal(set) var invalidateDataSourceCounts = false

  /// How far to scroll with the next layout; (0, 0) by default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much larger the contents are; kept, as their size is asked for anew.
  ///
  /// (0, 0) by default.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that were named; `nil` for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views that were named, by kind; `nil` for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decorations that were named, by kind; `nil` for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decorations.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a flow layout is invalidated; see Apple's `UICollectionViewFlowLayoutInvalidationContext`.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes anew, which it always is; `true` by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the layout's own values have changed, after which all is computed anew in any case;
  /// `true` by default.
  open var invalidateFlowLayoutAttributes = true
}

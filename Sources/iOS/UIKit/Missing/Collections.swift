public import Foundation

// What is missing is declared here where that lets the compiler say so in plain words.

extension UICollectionView {
  /// Swift cannot make a cell from its class here.
  @available(
    *, unavailable,
    message:
      "A class cannot make its instances here: register(forCellWithReuseIdentifier:) { C(frame: $0) }"
  )
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  /// Swift cannot make a view from its class here.
  @available(
    *, unavailable,
    message:
      "A class cannot make its instances here: register(forSupplementaryViewOfKind:withReuseIdentifier:) { V(frame: $0) }"
  )
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// Cells are not changed in place here.
  @available(*, unavailable, message: "Use reloadItems(at:)")
  public func reconfigureItems(at indexPaths: [IndexPath]) {}

  /// Items are not moved by a finger here.
  @available(
    *, unavailable,
    message:
      "No interactive movement here: move the item's attributes by an animator, then moveItem"
  )
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

  /// Items are not moved by a finger here.
  @available(
    *, unavailable,
    message:
      "No interactive movement here: move the item's attributes by an animator, then moveItem"
  )
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

  /// Items are not moved by a finger here.
  @available(
    *, unavailable,
    message:
      "No interactive movement here: move the item's attributes by an animator, then moveItem"
  )
  public func endInteractiveMovement() {}

  /// Items are not moved by a finger here.
  @available(
    *, unavailable,
    message:
      "No interactive movement here: move the item's attributes by an animator, then moveItem"
  )
  public func cancelInteractiveMovement() {}

  /// Cells are not asked for ahead here.
  @available(*, unavailable, message: "No prefetching here: cells are made when they are seen")
  public var prefetchDataSource: AnyObject? {
    get { nil }
    set {}
  }

  /// There is no drag and drop here.
  @available(*, unavailable, message: "No drag and drop here: use a pan recognizer")
  public var dragDelegate: AnyObject? {
    get { nil }
    set {}
  }

  /// There is no drag and drop here.
  @available(*, unavailable, message: "No drag and drop here: use a pan recognizer")
  public var dropDelegate: AnyObject? {
    get { nil }
    set {}
  }

  /// Layouts do not take over little by little here.
  @available(*, unavailable, message: "Use setCollectionViewLayout(_:animated:completion:)")
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewLayout { layout }
}

extension UICollectionViewLayout {
  /// Swift cannot make a view from its class here.
  @available(
    *, unavailable,
    message:
      "A class cannot make its instances here: register(forDecorationViewOfKind:) { V(frame: $0) }"
  )
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

extension UICollectionViewFlowLayout {
  /// Cells do not size themselves here.
  @available(
    *, unavailable, message: "Cells do not size themselves here: set itemSize, or sizeForItemAt"
  )
  public var estimatedItemSize: CGSize {
    get { .zero }
    set {}
  }

  /// Cells do not size themselves here.
  @available(
    *, unavailable, message: "Cells do not size themselves here: set itemSize, or sizeForItemAt"
  )
  public class var automaticSize: CGSize { .zero }

  /// Headers scroll with their items here.
  @available(
    *, unavailable,
    message:
      "Headers are not pinned here: move their attributes in layoutAttributesForElements(in:)"
  )
  public var sectionHeadersPinToVisibleBounds: Bool {
    get { false }
    set {}
  }

  /// Footers scroll with their items here.
  @available(
    *, unavailable,
    message:
      "Footers are not pinned here: move their attributes in layoutAttributesForElements(in:)"
  )
  public var sectionFootersPinToVisibleBounds: Bool {
    get { false }
    set {}
  }
}

extension UICollectionViewLayoutAttributes {
  /// Elements are flat here.
  @available(*, unavailable, message: "Elements are flat here: use transform")
  public var transform3D: NotOnLinux {
    get { NotOnLinux() }
    set {}
  }
}

extension UICollectionViewCell {
  /// There are no content configurations here.
  @available(*, unavailable, message: "No configurations here: add subviews to contentView")
  public var contentConfiguration: Any? {
    get { nil }
    set {}
  }
}

extension UIScrollView {
  /// Nothing is zoomed here.
  @available(*, unavailable, message: "No zooming here: scale a subview by its transform")
  public var zoomScale: CGFloat {
    get { 1 }
    set {}
  }

  /// Nothing is zoomed here.
  @available(*, unavailable, message: "No zooming here: scale a subview by its transform")
  public var minimumZoomScale: CGFloat {
    get { 1 }
    set {}
  }

  /// Nothing is zoomed here.
  @available(*, unavailable, message: "No zooming here: scale a subview by its transform")
  public var maximumZoomScale: CGFloat {
    get { 1 }
    set {}
  }

  /// There is no pulling to refresh here.
  @available(*, unavailable, message: "No refresh control here: use scrollViewDidEndDragging")
  public var refreshControl: AnyObject? {
    get { nil }
    set {}
  }
}

/// Layouts do not take over little by little here.
@available(*, unavailable, message: "Use setCollectionViewLayout(_:animated:completion:)")
public typealias UICollectionViewTransitionLayout = UICollectionViewLayout

/// There are no tables here.
@available(*, unavailable, message: "No tables here: UICollectionView with a flow layout")
public typealias UITableView = UICollectionView

/// There are no tables here.
@available(*, unavailable, message: "No tables here: UICollectionViewCell")
public typealias UITableViewCell = UICollectionViewCell

/// There are no tables here.
@available(*, unavailable, message: "No tables here: UICollectionViewController")
public typealias UITableViewController = UICollectionViewController

/// There are no tables here.
@available(*, unavailable, message: "No tables here: UICollectionReusableView")
public typealias UITableViewHeaderFooterView = UICollectionReusableView

/// There are no tables here.
@available(*, unavailable, message: "No tables here: UICollectionViewDataSource")
public typealias UITableViewDataSource = UICollectionViewDataSource

/// There are no tables here.
@available(*, unavailable, message: "No tables here: UICollectionViewDelegate")
public typealias UITableViewDelegate = UICollectionViewDelegate

/// There is no pulling to refresh here.
@available(*, unavailable, message: "No refresh control here: use scrollViewDidEndDragging")
public typealias UIRefreshControl = UIView

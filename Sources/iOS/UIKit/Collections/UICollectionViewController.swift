internal import DynamicsReporting
public import Foundation

/// Looks after a collection view, whose data source and delegate it is.
///
/// See Apple's `UICollectionViewController`. Subclasses override the methods of both that they need.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// Makes a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a flow layout; there are no nibs here, and the name does not count.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller; for those from storyboards, of which there are none here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout that the collection view began with.
  public let collectionViewLayout: UICollectionViewLayout

  /// Whether nothing is selected when the view appears; `true` by default.
  open var clearsSelectionOnViewWillAppear = true

  private var loadedCollectionView: UICollectionView?

  /// The view that shows the items; made with the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return loadedCollectionView
    }
    set {
      loadedCollectionView = newValue
      if view !== newValue { view = newValue }
    }
  }

  /// Makes a collection view that fills the screen.
  open override func loadView() {
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    loadedCollectionView = made
    view = made
    made.dataSource = self
    made.delegate = self
  }

  /// Lets the selection go, if it is to be.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// One, unless a subclass says otherwise.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// For subclasses: a plain cell, after a diagnostic.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    DynamicsDiagnostics.report("\(type(of: self)) has no cell for items; a plain one is made")
    return UICollectionViewCell()
  }

  /// For subclasses: a plain view, after a diagnostic.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    DynamicsDiagnostics.report("\(type(of: self)) has no view for \(kind); a plain one is made")
    return UICollectionReusableView()
  }

  // MARK: Delegate

  /// Yes, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// For subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// For subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Yes, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Yes, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// For subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// For subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// For subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// For subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// For subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// For subclasses.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Where it would be, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Scrolling

  /// For subclasses.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// For subclasses.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// For subclasses.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// For subclasses.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// For subclasses.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// For subclasses.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// For subclasses.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Yes, unless a subclass says otherwise; never asked, as there is no status bar.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

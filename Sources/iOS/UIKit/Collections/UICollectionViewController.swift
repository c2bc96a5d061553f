internal import DynamicsReporting
public import Foundation

/// Manages a collection view, whose data source and delegate it is.
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

  /// Makes a controller; for those from storyboards, of which there are none here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout that the collection view began with.
  public let collectionViewLayout: UICollectionViewLayout

  /// The view that shows the items: the controller's view.
  open var collectionView: UICollectionView! { view as? UICollectionView }

  /// Makes a collection view that fills the screen.
  open override func loadView() {
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
    made.dataSource = self
    made.delegate = self
  }

  /// One, unless a subclass overrides it.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None, unless a subclass overrides it.
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

  /// For subclasses.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// For subclasses.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// For subclasses.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// For subclasses.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

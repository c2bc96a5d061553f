internal import DynamicsReporting
public import Foundation

/// A controller that manages a collection view, as its data source and delegate.
///
/// See Apple's `UICollectionViewController`. Subclasses override the methods that they need.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// Makes a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a flow layout; there are no storyboards here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The initial layout of the collection view.
  public let collectionViewLayout: UICollectionViewLayout

  /// The collection view, which is the controller's view.
  open var collectionView: UICollectionView! { view as? UICollectionView }

  /// Makes a collection view with the size of the screen.
  open override func loadView() {
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
    made.dataSource = self
    made.delegate = self
  }

  /// Returns 1; for subclasses.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns 0; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Reports a missing override and returns a plain cell; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    DynamicsDiagnostics.report("\(type(of: self)) has no cell for items; a plain one is made")
    return UICollectionViewCell()
  }

  /// Reports a missing override and returns a plain view; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    DynamicsDiagnostics.report("\(type(of: self)) has no view for \(kind); a plain one is made")
    return UICollectionReusableView()
  }

  /// Does nothing; for subclasses.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing; for subclasses.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing; for subclasses.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing; for subclasses.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

internal import DynamicsReporting
public import Foundation

/// An object that provides the items and views of a collection view; see Apple's
/// `UICollectionViewDataSource`.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items of a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; the default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view that the layout requests, such as a header or footer.
  ///
  /// It is optional if the layout has none. Otherwise a missing method is reported, and a plain
  /// view is shown.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Reports the missing method and returns a plain view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    DynamicsDiagnostics.report("the data source has no view for \(kind); a plain one is made")
    return UICollectionReusableView()
  }
}

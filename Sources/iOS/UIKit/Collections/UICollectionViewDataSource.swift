internal import DynamicsReporting
public import Foundation

/// Says what a collection view shows; see Apple's `UICollectionViewDataSource`.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are; 1 unless it is said otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The view of a header, a footer or the like that the layout wants.
  ///
  /// May be left out where the layout wants none; else that is diagnosed, and a plain view shown.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// A plain view, after a diagnostic.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    DynamicsDiagnostics.report("the data source has no view for \(kind); a plain one is made")
    return UICollectionReusableView()
  }
}

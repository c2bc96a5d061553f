import UIKit

/// As many sections and items as it is told.
final class Counts: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }
}

/// A collection view with a data source that it keeps.
final class CountedCollectionView: UICollectionView {
  let counts: Counts

  init(_ counts: [Int], size: CGSize, layout: UICollectionViewLayout) {
    self.counts = Counts(counts)
    super.init(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    register(forCellWithReuseIdentifier: "cell") { UICollectionViewCell(frame: $0) }
    dataSource = self.counts
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

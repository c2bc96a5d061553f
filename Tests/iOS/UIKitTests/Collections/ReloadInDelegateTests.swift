import Testing
import UIKit

/// A delegate that reloaded while cells ended being displayed saw some of them end twice.
@MainActor struct ReloadInDelegateTests {
  final class Reloading: NSObject, UICollectionViewDelegate {
    var ended: [Int] = []
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ended.append(indexPath.item)
      collectionView.reloadData()
    }
  }

  private let delegate = Reloading()
  private let layout = UICollectionViewFlowLayout()
  private let list: CountedCollectionView

  init() {
    layout.itemSize = CGSize(width: 40, height: 40)
    list = CountedCollectionView([3], size: CGSize(width: 40, height: 400), layout: layout)
    list.delegate = delegate
    list.layoutIfNeeded()
  }

  @Test func eachCellEndsOnceWhenReloaded() {
    #expect(list.visibleCells.count == 3)
    list.reloadData()
    #expect(delegate.ended.sorted() == [0, 1, 2])
    list.layoutIfNeeded()
    #expect(Set(list.visibleCells.map(ObjectIdentifier.init)).count == 3)
  }

  @Test func eachCellEndsOnceWhenScrolledAway() {
    list.contentOffset = CGPoint(x: 0, y: 4000)
    list.layoutIfNeeded()
    #expect(delegate.ended.sorted() == [0, 1, 2])
  }
}

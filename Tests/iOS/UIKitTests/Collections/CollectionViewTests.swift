import DynamicsReporting
import Testing
import UIKit

@MainActor struct CollectionViewTests {
  private let layout = UICollectionViewFlowLayout()
  private let view: CountedCollectionView

  init() {
    layout.itemSize = CGSize(width: 320, height: 90)
    view = CountedCollectionView([100], size: CGSize(width: 320, height: 290), layout: layout)
    view.layoutIfNeeded()
  }

  @Test func cellsAreMadeForWhatIsSeen() {
    #expect(view.visibleCells.map(\.tag) == [0, 1, 2])
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.frame == CGRect(x: 0, y: 100, width: 320, height: 90))
    #expect(second?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
    #expect(view.contentSize == CGSize(width: 320, height: 9990))
  }

  @Test func cellsAreUsedAgainWhenScrolling() {
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    view.contentOffset.y = 5000
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [50, 51, 52])
    #expect(view.visibleCells.contains { $0 === first })
    #expect(view.subviews.count == 3)
    #expect(view.visibleCells[0].convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 5000))
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 5110)) == IndexPath(item: 51, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 5095)) == nil)
  }

  @Test func reloadingAsksAnew() {
    view.counts.counts = [1]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
    #expect(view.numberOfItems(inSection: 0) == 1)
    #expect(view.numberOfItems(inSection: 7) == 0)
  }

  @Test func theLayoutHearsOfBoundsBeforeTheyChange() {
    final class Curious: UICollectionViewLayout {
      var changes: [(CGFloat, CGFloat)] = []
      var preparations = 0
      var invalidates = false
      override func prepare() { preparations += 1 }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changes.append((collectionView?.bounds.minY ?? -1, newBounds.minY))
        return invalidates
      }
    }
    let curious = Curious()
    view.collectionViewLayout = curious
    #expect(layout.collectionView == nil && curious.collectionView === view)
    view.layoutIfNeeded()
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    view.contentOffset.y = 30
    #expect(curious.changes.map(\.0) == [0, 10] && curious.changes.map(\.1) == [10, 30])
    view.layoutIfNeeded()
    #expect(curious.preparations == 1)
    curious.invalidates = true
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(curious.preparations == 2)
  }

  @Test func aNarrowerViewFlowsAnew() {
    layout.itemSize = CGSize(width: 100, height: 90)
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minY) == [0, 100, 200])
  }

  @Test func scrollingIsTold() {
    final class Listener: NSObject, UICollectionViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let listener = Listener()
    view.delegate = listener
    view.contentOffset.y = 12
    view.contentOffset.y = 12
    #expect(listener.offsets == [12])
  }

  @Test func anUnknownIdentifierIsDiagnosed() {
    let misuse = DynamicsDiagnostics.collecting {
      view.dequeueReusableCell(
        withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
    }
    #expect(misuse.diagnostics.count == 1)
    #expect(misuse.result.reuseIdentifier == "other")
  }

  @Test func attributesAreCopiedAndCompared() throws {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
    }
    let tinted = Tinted(forCellWith: IndexPath(item: 3, section: 1))
    tinted.tint = 7
    tinted.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    tinted.alpha = 0.5
    tinted.zIndex = 2
    let copy = try #require(tinted.copy() as? Tinted)
    #expect(copy == tinted && copy !== tinted && copy.tint == 7)
    #expect(copy.hash == tinted.hash)
    #expect(copy.center == CGPoint(x: 25, y: 40) && copy.size == CGSize(width: 30, height: 40))
    copy.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(copy != tinted)
    #expect(abs(copy.frame.width - 40) < 1e-9)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 3, section: 1))
    #expect(header != UICollectionViewLayoutAttributes(forCellWith: header.indexPath))
  }

  @Test func pathsNameItems() {
    var path = IndexPath(item: 3, section: 2)
    #expect(path.item == 3 && path.row == 3 && path.section == 2)
    path.row = 5
    path.section = 1
    #expect(path == IndexPath(row: 5, section: 1))
    #expect(IndexPath().item == 0)
  }
}

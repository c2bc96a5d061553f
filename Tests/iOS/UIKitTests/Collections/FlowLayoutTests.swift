import Testing
import UIKit

@MainActor struct FlowLayoutTests {
  private let layout = UICollectionViewFlowLayout()

  private func frames(
    _ counts: [Int] = [5], size: CGSize = CGSize(width: 320, height: 480)
  ) -> [CGRect] {
    let view = CountedCollectionView(counts, size: size, layout: layout)
    return withExtendedLifetime(view) {
      layout.layoutAttributesForElements(in: .infinite)?.map(\.frame) ?? []
    }
  }

  @Test func fullLinesAreSpreadAndTheLastKeepsTheirDistances() {
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 5
    let places = frames()
    #expect(
      places.map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 220, y: 0), CGPoint(x: 0, y: 45),
        CGPoint(x: 110, y: 45),
      ])
    layout.minimumInteritemSpacing = 20
    #expect(
      frames([3]).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 220, y: 0), CGPoint(x: 0, y: 45),
      ])
  }

  @Test func oneToALineIsInTheMiddle() {
    layout.itemSize = CGSize(width: 200, height: 40)
    #expect(frames([2]).map(\.minX) == [60, 60])
    #expect(frames([2]).map(\.minY) == [0, 50])
  }

  @Test func sectionsFollowEachOtherWithTheirInsets() {
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 20, right: 10)
    let view = CountedCollectionView(
      [1, 2], size: CGSize(width: 320, height: 480), layout: layout)
    view.layoutIfNeeded()
    let last = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))
    #expect(last?.frame == CGRect(x: 10, y: 130, width: 300, height: 40))
    #expect(view.contentSize == CGSize(width: 320, height: 190))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 1)) == nil)
  }

  @Test func scrollingSidewaysTradesTheAxes() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let places = frames([3], size: CGSize(width: 500, height: 94))
    #expect(
      places.map(\.origin) == [
        CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 51), CGPoint(x: 72, y: 1),
      ])
  }

  @Test func headersAndFootersSpanTheWidth() {
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 10)
    #expect(
      frames([1, 1]) == [
        CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 30, width: 320, height: 40),
        CGRect(x: 0, y: 70, width: 320, height: 10), CGRect(x: 0, y: 80, width: 320, height: 30),
        CGRect(x: 0, y: 110, width: 320, height: 40),
        CGRect(x: 0, y: 150, width: 320, height: 10),
      ])
    let view = CountedCollectionView([1], size: CGSize(width: 320, height: 9), layout: layout)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.height == 30)
    withExtendedLifetime(view) {}
  }

  @Test func aDelegateSaysSizes() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: 20 * (indexPath.item + 1)) }
    }
    let sizes = Sizes()
    let view = CountedCollectionView([2], size: CGSize(width: 210, height: 99), layout: layout)
    view.delegate = sizes
    layout.invalidateLayout()
    // Items of a line have their middles on one height.
    #expect(
      layout.layoutAttributesForElements(in: .infinite)?.map(\.frame) == [
        CGRect(x: 0, y: 10, width: 100, height: 20), CGRect(x: 110, y: 0, width: 100, height: 40),
      ])
    withExtendedLifetime(view) {}
  }

  @Test func onlyWhatTouchesTheRectangleIsGiven() {
    layout.itemSize = CGSize(width: 320, height: 90)
    let view = CountedCollectionView(
      [100], size: CGSize(width: 320, height: 480), layout: layout)
    let inside = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 195, width: 320, height: 100))
    #expect(inside?.map(\.indexPath.item) == [2])
    withExtendedLifetime(view) {}
  }

  @Test func whatOnlyTouchesTheEdgeIsNotSeen() {
    layout.itemSize = CGSize(width: 320, height: 480)
    layout.minimumLineSpacing = 0
    let view = CountedCollectionView([9], size: layout.itemSize, layout: layout)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
    view.contentOffset.y = 480
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 1, section: 0)])
  }
}

import Testing
import UIKit

@MainActor struct SelectionTests {
  final class Listener: NSObject, UICollectionViewDelegate {
    var told: [String] = []
    var allows = true

    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { told.append("highlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { told.append("unhighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { allows }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      told.append("select \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { told.append("deselect \(indexPath.item)") }
  }

  private let listener = Listener()
  private let view: CountedCollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    view = CountedCollectionView([5], size: CGSize(width: 100, height: 400), layout: layout)
    view.delegate = listener
    view.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aTapSelectsOneItemInsteadOfAnother() {
    view.tapItem(at: path(1))
    #expect(listener.told == ["highlight 1", "unhighlight 1", "select 1"])
    #expect(view.indexPathsForSelectedItems == [path(1)])
    #expect(view.cellForItem(at: path(1))?.isSelected == true)
    listener.told = []
    view.tapItem(at: path(3))
    #expect(listener.told == ["highlight 3", "unhighlight 3", "deselect 1", "select 3"])
    #expect(view.cellForItem(at: path(1))?.isSelected == false)
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test func aTouchInACellSelectsIt() throws {
    let cell = try #require(view.cellForItem(at: path(2)))
    let touch = UITouch(at: CGPoint(x: 10, y: 10), in: cell.contentView)
    cell.contentView.touchesBegan([touch], with: nil)
    #expect(cell.isHighlighted)
    cell.contentView.touchesEnded([touch], with: nil)
    #expect(!cell.isHighlighted && cell.isSelected)
    let other = try #require(view.cellForItem(at: path(0)))
    other.touchesBegan([UITouch(at: .zero, in: other)], with: nil)
    other.touchesCancelled([], with: nil)
    #expect(!other.isHighlighted && !other.isSelected)
  }

  @Test func severalMayBeSelected() {
    view.allowsMultipleSelection = true
    view.tapItem(at: path(0))
    view.tapItem(at: path(4))
    #expect(view.indexPathsForSelectedItems == [path(0), path(4)])
    view.tapItem(at: path(0))
    #expect(view.indexPathsForSelectedItems == [path(4)])
    #expect(listener.told.last == "deselect 0")
  }

  @Test func theDelegateMayRefuse() {
    listener.allows = false
    view.tapItem(at: path(1))
    #expect(view.indexPathsForSelectedItems == nil)
    listener.allows = true
    view.allowsSelection = false
    view.tapItem(at: path(1))
    view.tapItem(at: path(77))
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test func programsSelectWithoutTellingTheDelegate() {
    view.selectItem(at: path(1), animated: true, scrollPosition: .centeredVertically)
    #expect(view.indexPathsForSelectedItems == [path(1)])
    view.deselectItem(at: path(1), animated: true)
    #expect(view.indexPathsForSelectedItems == nil && listener.told.isEmpty)
  }

  @Test func aSelectedCellShowsItsBackground() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (back, selected) = (UIView(), UIView())
    _ = cell.contentView
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    #expect(cell.subviews == [back, selected, cell.contentView])
    #expect(selected.isHidden && selected.frame == cell.bounds)
    cell.isHighlighted = true
    #expect(!selected.isHidden)
  }
}

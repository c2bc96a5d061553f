import DynamicsReporting
import Testing
import UIKit

@MainActor struct ItemUpdateTests {
  /// Writes down what a layout is asked, in order.
  final class Told: UICollectionViewFlowLayout {
    var told: [String] = []
    var items: [UICollectionViewUpdateItem] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidateDataSourceCounts { told.append("invalidate") }
      super.invalidateLayout(with: context)
    }
    override func prepare() {
      super.prepare()
      told.append("prepare")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      items = updateItems
      told.append("updates")
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      told.append("initial \(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      told.append("final \(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      told.append("finalize")
    }
  }

  private let layout = Told()
  private let view: CountedCollectionView

  init() {
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    view = CountedCollectionView([4], size: CGSize(width: 320, height: 480), layout: layout)
    view.layoutIfNeeded()
    layout.told = []
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The numbers that cells were given when they were made.
  private var tags: [Int] { view.visibleCells.map(\.tag) }

  @Test func theLayoutHearsOfAnInsertionInApplesOrder() {
    var isComplete = false
    view.performBatchUpdates {
      view.counts.counts = [5]
      view.insertItems(at: [path(1)])
      #expect(layout.told.isEmpty)
    } completion: {
      #expect($0)
      isComplete = true
    }
    #expect(layout.told == ["invalidate", "prepare", "updates", "initial 1", "finalize"])
    #expect(layout.items.map(\.updateAction) == [.insert])
    #expect(layout.items[0].indexPathBeforeUpdate == nil)
    #expect(layout.items[0].indexPathAfterUpdate == path(1))
    #expect(!isComplete)
    UIShimClock.shared.advance(by: 0.3)
    #expect(isComplete)
  }

  @Test func cellsGoWithTheirItems() {
    let before = view.visibleCells
    view.performBatchUpdates {
      view.counts.counts = [5]
      view.deleteItems(at: [path(1)])
      view.moveItem(at: path(3), to: path(0))
      view.insertItems(at: [path(2), path(4)])
    }
    // 0 and 2 keep their order around what was put between them.
    let after = view.visibleCells
    #expect(after.count == 5)
    #expect(after[0] === before[3] && after[1] === before[0] && after[3] === before[2])
    #expect(tags == [3, 0, 2, 2, 4])
    #expect(after.map(\.frame.minY) == [0, 40, 80, 120, 160])
    #expect(view.indexPath(for: before[1]) == nil)
    #expect(
      layout.items.map(\.updateAction) == [.delete, .move, .insert, .insert])
    #expect(layout.items[1].indexPathBeforeUpdate == path(3))
    #expect(layout.items[1].indexPathAfterUpdate == path(0))
  }

  @Test func whatIsDeletedFadesAndIsThenTakenOutAndUsedAgain() {
    let cell = view.visibleCells[0]
    view.counts.counts = [3]
    view.deleteItems(at: [path(0)])
    #expect(layout.told == ["invalidate", "prepare", "updates", "final 0", "finalize"])
    #expect(layout.items[0].indexPathBeforeUpdate == path(0))
    #expect(layout.items[0].indexPathAfterUpdate == nil)
    #expect(cell.superview === view && cell.alpha == 0 && cell.frame.minY == 0)
    UIShimClock.shared.advance(by: 0.3)
    #expect(cell.superview == nil)
    #expect(view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(0)) === cell)
  }

  @Test func whatIsInsertedIsAtOnceWhereItIsToBeAndFadesIn() throws {
    view.counts.counts = [5]
    view.insertItems(at: [path(4)])
    let cell = try #require(view.cellForItem(at: path(4)))
    #expect(cell.alpha == 1 && cell.frame.minY == 160)
    #expect(cell.layer.presentation()?.opacity == 0)
    UIShimClock.shared.advance(by: 0.15)
    let opacity = try #require(cell.layer.presentation()?.opacity)
    #expect(opacity > 0.3 && opacity < 0.7)
  }

  @Test func aReloadedItemHasAnotherCell() {
    let before = view.visibleCells
    view.reloadItems(at: [path(1)])
    let after = view.visibleCells
    #expect(after[0] === before[0] && after[1] !== before[1] && after[2] === before[2])
    #expect(layout.items.map(\.updateAction) == [.reload])
    #expect(layout.items[0].indexPathBeforeUpdate == path(1))
    #expect(layout.items[0].indexPathAfterUpdate == path(1))
    #expect(layout.told.contains("initial 1") && layout.told.contains("final 1"))
  }

  @Test func sectionsComeGoAndMove() {
    let before = view.visibleCells
    view.performBatchUpdates {
      view.counts.counts = [1, 4]
      view.insertSections(IndexSet(integer: 0))
    }
    #expect(view.indexPath(for: before[2]) == path(2, 1))
    #expect(layout.items[0].indexPathAfterUpdate == IndexPath(item: NSNotFound, section: 0))
    view.performBatchUpdates {
      view.counts.counts = [4, 1]
      view.moveSection(1, toSection: 0)
    }
    #expect(view.indexPath(for: before[2]) == path(2, 0))
    view.counts.counts = [2, 1]
    view.reloadSections(IndexSet(integer: 0))
    #expect(view.indexPath(for: before[2]) == nil)
    #expect(view.visibleCells.count == 3)
    view.counts.counts = [1]
    view.deleteSections(IndexSet(integer: 0))
    #expect(view.visibleCells.count == 1 && view.numberOfSections == 1)
  }

  @Test func countsAreThoseThatWereToldLast() {
    view.counts.counts = [9]
    #expect(view.numberOfItems(inSection: 0) == 4)
    view.reloadData()
    #expect(view.numberOfItems(inSection: 0) == 9)
  }

  @Test(arguments: [
    // Too many, too few, twice, not there.
    [0], [0, 1, 2], [0, 0], [0, 9],
  ])
  func changesThatDoNotMatchAreDiagnosedAndAllIsReloaded(deleted: [Int]) {
    let misuse = DynamicsDiagnostics.collecting {
      view.performBatchUpdates {
        view.counts.counts = [2]
        view.deleteItems(at: deleted.map { path($0) })
      }
    }
    #expect(misuse.diagnostics.count == 1)
    #expect(view.visibleCells.count == 2)
    #expect(!layout.told.contains("updates"))
  }

  @Test func aViewThatWasNeverLaidOutJustLoads() {
    let fresh = CountedCollectionView(
      [1], size: view.bounds.size, layout: UICollectionViewFlowLayout())
    let misuse = DynamicsDiagnostics.collecting {
      fresh.counts.counts = [2]
      fresh.insertItems(at: [path(1)])
      fresh.layoutIfNeeded()
    }
    #expect(misuse.diagnostics.isEmpty)
    #expect(fresh.visibleCells.count == 2)
  }

  @Test func innerBatchesAreAPartOfTheOuter() {
    var completions: [Int] = []
    view.performBatchUpdates {
      view.counts.counts = [6]
      view.performBatchUpdates(
        { view.insertItems(at: [path(0)]) },
        completion: { _ in
          completions.append(1)
        })
      #expect(layout.told.isEmpty)
      view.insertItems(at: [path(5)])
    } completion: { _ in
      completions.append(2)
    }
    #expect(layout.items.count == 2)
    UIShimClock.shared.advance(by: 0.3)
    #expect(completions == [1, 2])
  }

  @Test func aBatchWithoutChangesAsksTheLayoutAgain() {
    view.performBatchUpdates { layout.itemSize.height = 50 }
    #expect(layout.told.contains("prepare") && layout.items.isEmpty)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
  }

  @Test func whatIsSelectedGoesAlong() {
    view.allowsMultipleSelection = true
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    view.counts.counts = [3]
    view.deleteItems(at: [path(1)])
    #expect(view.indexPathsForSelectedItems == [path(1)])
    #expect(view.cellForItem(at: path(1))?.isSelected == true)
  }

  @Test func contentsThatEndEarlierAreScrolledBackTo() {
    view.counts.counts = [40]
    view.reloadData()
    view.layoutIfNeeded()
    view.contentOffset.y = 1120
    view.layoutIfNeeded()
    view.counts.counts = [20]
    view.deleteItems(at: (20..<40).map { path($0) })
    #expect(view.contentOffset.y == 320)
    #expect(view.indexPathsForVisibleItems.last == path(19))
  }
}

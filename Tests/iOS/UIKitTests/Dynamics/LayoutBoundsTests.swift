import Testing
import UIKit

/// The reference bounds of a layout's animator are the layout's contents, as Apple documents.
@MainActor @Suite struct LayoutBoundsTests {
  private final class Sheet: UICollectionViewLayout {
    var asked = 0
    var size = CGSize(width: 300, height: 500)
    override var collectionViewContentSize: CGSize {
      asked += 1
      return size
    }
  }

  private let sheet = Sheet()
  private let animator: UIDynamicAnimator
  private let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  private let collision: UICollisionBehavior

  init() {
    animator = UIDynamicAnimator(collectionViewLayout: sheet)
    cell.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    collision = UICollisionBehavior(items: [cell])
    let box = UIDynamicBehavior()
    box.addChildBehavior(collision)
    box.addChildBehavior(UIGravityBehavior(items: [cell]))
    animator.addBehavior(box)
  }

  @Test func cellsFallToTheEndOfTheContents() {
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.run(frames: 240)
    #expect(abs(cell.frame.maxY - 500) < 0.2)
    #expect(!animator.isRunning)
    sheet.size.height = 700
    animator.updateItem(usingCurrentState: cell)
    animator.run(frames: 240)
    #expect(abs(cell.frame.maxY - 700) < 0.2)
  }

  @Test func aLayoutIsNotAskedForWallsThatNobodyWants() {
    animator.run(frames: 60)
    #expect(sheet.asked == 0)
    #expect(cell.frame.maxY > 500)
  }
}

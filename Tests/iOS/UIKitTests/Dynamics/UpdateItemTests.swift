import DynamicsReporting
import Testing
import UIKit

@MainActor @Suite struct UpdateItemTests {
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let card = makeView(at: 150, 100, 40, 40)
  private let animator: UIDynamicAnimator
  private let collision: UICollisionBehavior

  init() {
    room.addSubview(card)
    animator = UIDynamicAnimator(referenceView: room)
    collision = UICollisionBehavior(items: [card])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [card]))
  }

  private func expectRest(at y: CGFloat) {
    _ = animator.advanceUntilPaused(limit: 10)
    #expect(abs(card.center.y - y) < 0.5)
  }

  /// As on iOS, where an item keeps the size with which it has joined.
  @Test func theSizeIsNotReadAgain() {
    card.bounds.size = CGSize(width: 40, height: 100)
    card.center.y = 60
    animator.updateItem(usingCurrentState: card)
    #expect(card.center.y == 60)
    expectRest(at: 280)
    card.bounds.size.height = 0
    animator.updateItem(usingCurrentState: card)
    expectRest(at: 280)
  }

  @Test func itIsReadWhenTheItemJoinsAgain() {
    animator.removeAllBehaviors()
    card.bounds.size.height = 100
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [card]))
    expectRest(at: 250)
  }

  @Test func anItemWithoutASizeTakesPartOnceItHasOne() {
    let late = makeView(at: 50, 50, 0, 40)
    room.addSubview(late)
    let (_, reports) = DynamicsDiagnostics.collecting { collision.addItem(late) }
    #expect(reports.count == 1)
    late.bounds.size.width = 40
    animator.updateItem(usingCurrentState: late)
    #expect(animator.items(in: room.bounds).contains { $0 === late })
  }
}

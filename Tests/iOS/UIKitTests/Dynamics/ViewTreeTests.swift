import DynamicsReporting
import Testing
import UIKit

/// On iOS, an animator raises an exception for a view outside the tree of its reference view.
@MainActor @Suite struct ViewTreeTests {
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let animator: UIDynamicAnimator

  init() { animator = UIDynamicAnimator(referenceView: room) }

  private func reports(_ body: () -> Void) -> [DynamicsDiagnostic] {
    DynamicsDiagnostics.collecting(body).diagnostics
  }

  @Test func aViewOutsideTheTreeIsReported() {
    let gravity = UIGravityBehavior(items: [makeView(at: 100, 100)])
    let told = reports {
      animator.addBehavior(gravity)
      gravity.addItem(makeView(at: 200, 100))
      animator.addBehavior(UISnapBehavior(item: makeView(at: 50, 50), snapTo: .zero))
      animator.addBehavior(
        UIAttachmentBehavior(item: makeView(at: 50, 50), attachedTo: makeView(at: 90, 50)))
    }
    #expect(
      told.map(\.reporter) == [
        "UIGravityBehavior.items", "UIGravityBehavior.items", "UISnapBehavior.items",
        "UIAttachmentBehavior.items", "UIAttachmentBehavior.items",
      ])
    #expect(told.allSatisfy { $0.message.contains("addSubview(_:)") })
  }

  @Test func viewsInTheTreeAndOtherItemsAreNotReported() {
    let (card, inner) = (makeView(at: 100, 100), makeView(at: 50, 50, 10, 10))
    room.addSubview(card)
    card.addSubview(inner)
    let told = reports {
      animator.addBehavior(UIGravityBehavior(items: [card, inner, WatchedItem()]))
      UIDynamicAnimator().addBehavior(UIGravityBehavior(items: [makeView(at: 1, 1)]))
      card.removeFromSuperview()
      animator.removeAllBehaviors()
    }
    #expect(told == [])
  }

  /// Programs that move the item or add it to another tree later still see it move.
  @Test func aViewOutsideTheTreeMovesAllTheSame() {
    let view = makeView(at: 100, 100)
    _ = reports { animator.addBehavior(UIGravityBehavior(items: [view])) }
    animator.run(frames: 10)
    #expect(view.center.y > 105)
  }
}

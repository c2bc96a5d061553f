import Dynamics
import Testing

/// Diagnostics say which member of which class was misused, and with which item.
@Suite struct DiagnosticTests {
  private final class CardBehavior: CollisionBehavior {}

  private func reports(_ misuse: () -> Void) -> [String] {
    DynamicsDiagnostics.collecting(misuse).diagnostics.map(\.description)
  }

  @Test func theClassIsNamedWithTheMember() {
    let item = BasicItem.box(1, 2, 30, 40)
    let text = "BasicItem(center: (1, 2), size: 30 × 40)"
    #expect(
      reports { _ = GravityBehavior(items: [item, item]) } == [
        "GravityBehavior.init(items:): \(text) is already in this behavior; nothing changed"
      ])
    #expect(
      reports { CardBehavior(items: []).removeItem(item) } == [
        "CardBehavior.removeItem(_:): \(text) is not in this behavior; nothing changed"
      ])
    #expect(
      reports { DynamicAnimator.headless().advance(by: -1) } == [
        "DynamicAnimator.advance(by:): an interval of -1.0 s is negative or not finite; nothing changed"
      ])
    #expect(
      reports { SnapBehavior(item: item, snapTo: .zero).damping = 2 } == [
        "SnapBehavior.damping: 2.0 is not from 0 to 1; nothing changed"
      ])
    #expect(
      reports { AttachmentBehavior(item: item, attachedToAnchor: .zero).length = -1 }.map {
        $0.prefix(25)
      } == ["AttachmentBehavior.length"])
  }

  @Test func itemsThatCannotTakePartAreNamed() {
    let animator = DynamicAnimator.headless()
    let flat = BasicItem.box(1, 2, 0, 40)
    #expect(
      reports { animator.addBehavior(GravityBehavior(items: [flat])) } == [
        "DynamicAnimator.addBehavior(_:): BasicItem(center: (1, 2), size: 0 × 40) does not take part "
          + "in the simulation: its width and height must be from 0.001 to 10⁶ points. Set its size, "
          + "then call updateItem(usingCurrentState:)"
      ])
    let gravity = GravityBehavior(items: [])
    animator.addBehavior(gravity)
    let far = BasicItem.box(.nan, 0, 10, 10)
    #expect(
      reports { gravity.addItem(far) }.map { $0.prefix(26) } == ["GravityBehavior.addItem(_:"])
  }
}

import Dynamics
import Testing

/// Setters, getters, `willMove(to:)` and overridden members that added or removed something while a
/// behavior moved in or out had these effects: "Index out of range", items that stayed in an
/// animator without behaviors, and reads of freed memory.
@Suite struct ReentrancyTests {
  /// Calls closures when it is read or written.
  private final class Card: DynamicItem {
    var onRead: (() -> Void)?
    var onWrite: (() -> Void)?
    private(set) var calls = 0
    private var place: CGPoint
    var transform = CGAffineTransform.identity { didSet { onWrite?() } }
    init(_ x: CGFloat, _ y: CGFloat) { place = CGPoint(x: x, y: y) }
    var bounds: CGRect {
      onRead?()
      return CGRect(x: 0, y: 0, width: 9, height: 9)
    }
    var center: CGPoint {
      get { place }
      set {
        place = newValue
        onWrite?()
      }
    }
    func once(_ body: @escaping () -> Void) -> () -> Void {
      { [unowned self] in
        onRead = nil
        onWrite = nil
        calls += 1
        body()
      }
    }
  }

  /// A scene whose items have unwritten poses when they leave.
  private func falling(_ items: [any DynamicItem]) -> (DynamicAnimator, GravityBehavior) {
    let animator = DynamicAnimator.headless()
    animator.interpolatesFrames = true
    let gravity = GravityBehavior(items: items)
    animator.addBehavior(gravity)
    animator.advance(by: 0.011)
    return (animator, gravity)
  }

  /// Expects that the animator has no items, and that nothing retains them.
  private func expectNoGhosts(_ animator: DynamicAnimator, _ items: [any DynamicItem]) {
    #expect(animator.items.isEmpty)
    let other = DynamicAnimator.headless()
    let gravity = GravityBehavior(items: items)
    let (_, reports) = DynamicsDiagnostics.collecting { other.addBehavior(gravity) }
    #expect(reports.isEmpty)
    #expect(other.items.count == items.count)
  }

  @Test func aSetterMayRemoveAnotherItemWhileItsBehaviorLeaves() {
    let (card, shadow) = (Card(50, 50), Card(99, 50))
    let (animator, gravity) = falling([card, shadow])
    card.onWrite = card.once { gravity.removeItem(shadow) }
    animator.removeBehavior(gravity)
    #expect(card.calls == 1 && gravity.items.count == 1)
    expectNoGhosts(animator, [card, shadow])
  }

  @Test func aSetterMayRemoveAnotherItemWhileOneIsRemoved() {
    let (card, shadow) = (Card(50, 50), Card(99, 50))
    let (animator, gravity) = falling([shadow, card])
    card.onWrite = card.once { gravity.removeItem(shadow) }
    gravity.removeItem(card)
    #expect(card.calls == 1 && gravity.items.isEmpty)
    expectNoGhosts(animator, [card, shadow])
  }

  @Test func aSetterMayAddAnItemToALeavingBehavior() {
    let (card, guest) = (Card(50, 50), Card(99, 50))
    let properties = DynamicItemBehavior(items: [card])
    do {
      let (animator, gravity) = falling([])
      animator.addBehavior(properties)
      gravity.addItem(card)
      animator.advance(by: 0.011)
      gravity.removeItem(card)
      card.onWrite = card.once { properties.addItem(guest) }
      animator.removeBehavior(properties)
      #expect(card.calls == 1 && properties.items.count == 2)
      expectNoGhosts(animator, [card, guest])
    }
    #expect(properties.linearVelocity(for: guest) == .zero)
    #expect(properties.angularVelocity(for: guest) == 0)
  }

  @Test func aGetterMayRemoveItemsWhileTheirBehaviorEnters() {
    for removed in 0..<3 {
      let items = [Card(50, 50), Card(99, 50), Card(150, 50)]
      let animator = DynamicAnimator.headless()
      let gravity = GravityBehavior(items: items)
      items[1].onRead = items[1].once { gravity.removeItem(items[removed]) }
      animator.addBehavior(gravity)
      #expect(animator.items.count == 2 && gravity.items.count == 2)
      animator.removeBehavior(gravity)
      expectNoGhosts(animator, items)
    }
  }

  @Test func aGetterMayRemoveOrReplaceTheBehaviorThatEnters() {
    let items = [Card(50, 50), Card(99, 50)]
    let animator = DynamicAnimator.headless()
    let gravity = GravityBehavior(items: items)
    items[0].onRead = items[0].once { animator.removeBehavior(gravity) }
    animator.addBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil)
    expectNoGhosts(animator, items)

    items[0].onRead = items[0].once {
      animator.removeBehavior(gravity)
      animator.addBehavior(gravity)
    }
    animator.addBehavior(gravity)
    #expect(items[0].calls == 2 && animator.items.count == 2)
    animator.removeBehavior(gravity)
    expectNoGhosts(animator, items)
  }

  @Test func aGetterMayRemoveItemsWhileItIsReadAgain() {
    let items = [Card(50, 50), Card(99, 50)]
    let (animator, gravity) = falling(items)
    items[1].onRead = items[1].once { gravity.removeItem(items[0]) }
    animator.updateItem(usingCurrentState: items[1])
    #expect(animator.items.count == 1)
    items[1].onRead = items[1].once { gravity.removeItem(items[1]) }
    animator.updateItem(usingCurrentState: items[1])
    expectNoGhosts(animator, items)
  }

  @Test func aSetterThatPutsAnotherItemHasTheLastWord() {
    let items = [Card(50, 50), Card(99, 50)]
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: items))
    items[0].onWrite = items[0].once {
      items[1].center = CGPoint(x: 500, y: 500)
      animator.updateItem(usingCurrentState: items[1])
    }
    animator.step()
    #expect(items[0].calls == 1)
    #expect(items[1].center == CGPoint(x: 500, y: 500))
  }

  /// Adds a child while it leaves.
  private final class Parent: DynamicBehavior {
    var late: GravityBehavior?
    override func willMove(to dynamicAnimator: DynamicAnimator?) {
      if dynamicAnimator == nil, let late { addChildBehavior(late) }
    }
  }

  @Test func aChildAddedToALeavingBehaviorLeavesWithIt() {
    let (animator, parent, item) = (DynamicAnimator.headless(), Parent(), Card(50, 50))
    animator.addBehavior(parent)
    let late = GravityBehavior(items: [item])
    parent.late = late
    animator.removeBehavior(parent)
    #expect(late.dynamicAnimator == nil && parent.childBehaviors.count == 1)
    expectNoGhosts(animator, [item])
  }

  @Test func aSetterMayAddAChildToALeavingBehavior() {
    let (card, guest) = (Card(50, 50), Card(99, 50))
    let (animator, gravity) = falling([card])
    card.onWrite = card.once { gravity.addChildBehavior(GravityBehavior(items: [guest])) }
    animator.removeBehavior(gravity)
    #expect(card.calls == 1 && gravity.childBehaviors.count == 1)
    expectNoGhosts(animator, [card, guest])
  }

  /// A push that removes its item when its offset is read.
  private final class Fickle: PushBehavior {
    override func targetOffsetFromCenter(for item: any DynamicItem) -> Offset {
      if items.contains(where: { $0 === item }) { removeItem(item) }
      return .zero
    }
  }

  @Test func anOverrideMayRemoveTheItemThatItIsAskedAbout() {
    let items = [Card(50, 50), Card(99, 50)]
    let animator = DynamicAnimator.headless()
    let push = Fickle(items: items, mode: .continuous)
    push.magnitude = 1
    animator.addBehavior(push)
    for _ in 0..<3 { animator.step() }
    _ = animator.stateHash
    #expect(animator.items.count == 2, "no step asks")
    for item in items { #expect(push.targetOffsetFromCenter(for: item) == .zero) }
    #expect(push.items.isEmpty && animator.items.isEmpty)
    animator.step()
    animator.removeAllBehaviors()
    expectNoGhosts(animator, items)
  }

  @Test func aFieldsBlockMayRemoveItsBehaviorAndItems() {
    let items = [Card(50, 50), Card(99, 50)]
    let animator = DynamicAnimator.headless()
    animator.interpolatesFrames = true
    let field = FieldBehavior.field { field, _, _, _, _, _ in
      field.dynamicAnimator?.removeBehavior(field)
      for item in field.items { field.removeItem(item) }
      return CGVector(dx: 1, dy: 1)
    }
    for item in items { field.addItem(item) }
    animator.addBehavior(field)
    animator.step()
    #expect(field.items.isEmpty && field.dynamicAnimator == nil)
    expectNoGhosts(animator, items)
  }

  /// An animator that adds a behavior to another animator while its own is removed.
  private final class Heir: DynamicAnimator {
    var behavior: DynamicBehavior?
    var heir: DynamicAnimator?
    deinit { if let behavior { heir?.addBehavior(behavior) } }
  }

  @Test func aBehaviorCannotMoveOnBeforeItsAnimatorIsGone() {
    let (item, second) = (Card(50, 50), DynamicAnimator.headless())
    let gravity = GravityBehavior(items: [item])
    do {
      let first = Heir(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
      first.addBehavior(gravity)
      (first.behavior, first.heir) = (gravity, second)
    }
    #expect(second.items.isEmpty == (second.behaviors.isEmpty))
    second.step()
    #expect(gravity.dynamicAnimator == nil)
    second.addBehavior(gravity)
    #expect(second.items.count == 1)
  }
}

import Dynamics
import Testing

/// Programs that change things at unexpected times.
@Suite struct UnrulyProgramTests {
  /// An item that makes changes when its center is written; this used to end the process.
  private final class Meddler: DynamicItem {
    var meddle: (() -> Void)?
    var center = CGPoint(x: 100, y: 100) { didSet { meddle?() } }
    var bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    var transform = CGAffineTransform.identity
  }

  @Test func anItemsSetterMayUseTheAnimator() {
    // What is done each time that the item is written, how often that is in six steps, and how many
    // items the animator has then.
    typealias Meddling = (DynamicAnimator, GravityBehavior, Meddler) -> Void
    let meddlings: [(Meddling, writes: Int, items: Int)] = [
      ({ animator, _, _ in _ = animator.items.count }, 6, 1),
      ({ animator, _, item in _ = animator.id(of: item) }, 6, 1),
      ({ animator, _, _ in _ = animator.item(at: .zero) }, 6, 1),
      ({ _, gravity, item in gravity.removeItem(item) }, 1, 0),
      ({ _, gravity, _ in gravity.addItem(BasicItem.crate(at: 9, 9)) }, 6, 7),
      ({ animator, _, _ in animator.removeAllBehaviors() }, 1, 0),
      ({ animator, _, item in animator.updateItem(usingCurrentState: item) }, 6, 1),
    ]
    for (place, (meddling, writes, count)) in meddlings.enumerated() {
      let (item, animator) = (Meddler(), DynamicAnimator.headless())
      let gravity = GravityBehavior(items: [item])
      var written = 0
      item.meddle = { [unowned animator, unowned gravity, unowned item] in
        written += 1
        _ = DynamicsDiagnostics.collecting { meddling(animator, gravity, item) }
      }
      animator.addBehavior(gravity)
      for _ in 0..<6 { animator.step() }
      item.meddle = nil
      #expect(written == writes, "meddling \(place)")
      #expect(animator.items.count == count, "meddling \(place)")
      // n steps fall n (n + 1) / 2 · 1000 / 120² pt, less what the air takes.
      let fallen = 1000 * CGFloat(writes * (writes + 1)) / 2 / 14_400
      expect(item.center.y, near: 100 + fallen, within: 0.01)
    }
  }

  /// An item whose setter gives up the last reference to it.
  private final class Mortal: DynamicItem {
    let log: (String) -> Void
    var onMove: (() -> Void)?
    var center = CGPoint(x: 100, y: 100) {
      didSet {
        onMove?()
        log("moved")
      }
    }
    var bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    var transform = CGAffineTransform.identity

    init(log: @escaping (String) -> Void) { self.log = log }
    deinit { log("died") }
  }

  @Test func anItemLivesUntilItsSetterReturns() {
    var events: [String] = []
    let animator = DynamicAnimator.headless()
    let giveUps: [() -> Void] = [
      { animator.removeAllBehaviors() },
      { for behavior in animator.behaviors { (behavior as? Holder)?.letGo() } },
    ]
    for giveUp in giveUps {
      events = []
      animator.addBehavior(Holder(Mortal { events.append($0) }, onMove: giveUp))
      animator.step()
      #expect(events.first == "moved")
      animator.removeAllBehaviors()
      #expect(events.last == "died" && events.count { $0 == "died" } == 1)
    }
  }

  /// A behavior that alone keeps an item.
  private final class Holder: GravityBehavior {
    convenience init(_ item: Mortal, onMove: @escaping () -> Void) {
      self.init(items: [item])
      item.onMove = onMove
    }
    func letGo() { for item in items { removeItem(item) } }
  }

  /// A behavior that removes itself in `willMove(to:)`.
  ///
  /// Its items used to stay in the animator, and a contact found the behavior gone.
  private final class Shy: CollisionBehavior {
    override func willMove(to dynamicAnimator: DynamicAnimator?) {
      dynamicAnimator?.removeBehavior(self)
    }
  }

  @Test func aBehaviorMayLeaveInWillMove() {
    let animator = DynamicAnimator.headless()
    let items = [BasicItem.crate(at: 100, 100), BasicItem.crate(at: 150, 100)]
    let gravity = GravityBehavior(items: items)
    animator.addBehavior(gravity)
    _ = DynamicsDiagnostics.collecting { animator.addBehavior(Shy(items: items)) }
    animator.removeBehavior(gravity)
    #expect(animator.behaviors.isEmpty && animator.items.isEmpty)
    animator.advance(by: 0.1)
  }

  /// A behavior that removes itself again while it is being removed; this used to never end.
  private final class Nervous: DynamicBehavior {
    override func willMove(to dynamicAnimator: DynamicAnimator?) {
      if dynamicAnimator == nil { self.dynamicAnimator?.removeBehavior(self) }
    }
  }

  @Test func aBehaviorMayRemoveItselfWhileItIsRemoved() {
    let animator = DynamicAnimator.headless()
    let nervous = Nervous()
    animator.addBehavior(nervous)
    _ = DynamicsDiagnostics.collecting { animator.removeBehavior(nervous) }
    #expect(animator.behaviors.isEmpty && nervous.dynamicAnimator == nil)
  }

  /// The item had no position when its behaviors were made; NaN used to reach the engine and end
  /// the process.
  @Test func anItemMayGetItsPlaceAfterItsBehaviors() {
    for nowhere in [CGFloat.nan, .infinity, 1e300] {
      let (item, other) = (BasicItem.crate(at: 0, 0), BasicItem.crate(at: 300, 0))
      item.center.x = nowhere
      let point = CGPoint(x: CGFloat.nan, y: 0)
      let (behaviors, _) = DynamicsDiagnostics.collecting {
        [
          SnapBehavior(item: item, snapTo: point),
          AttachmentBehavior(item: item, attachedToAnchor: point),
          AttachmentBehavior(item: item, attachedTo: other),
          AttachmentBehavior.pinAttachment(with: item, attachedTo: other, attachmentAnchor: point),
          AttachmentBehavior.fixedAttachment(
            with: item, attachedTo: other, attachmentAnchor: .zero),
          AttachmentBehavior.slidingAttachment(
            with: item, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 1, dy: 0)),
          DragBehavior(item: item, grabbedAt: .zero),
        ]
      }
      item.center.x = 100
      for behavior in behaviors {
        let animator = DynamicAnimator.headless()
        animator.addBehavior(behavior)
        animator.advance(by: 0.2)
        #expect(item.center.x.isFinite && item.center.y.isFinite)
        animator.removeBehavior(behavior)
      }
    }
  }

  /// The item used to be reported by each behavior that refused it.
  @Test func anUnsoundItemIsReportedOnceHoweverManyBehaviorsHaveIt() {
    let item = BasicItem.box(0, 0, 0, 10)
    let composite = DynamicBehavior()
    for child in [GravityBehavior(items: [item]), CollisionBehavior(items: [item])] {
      composite.addChildBehavior(child)
    }
    let animator = DynamicAnimator.headless()
    let (_, reports) = DynamicsDiagnostics.collecting { animator.addBehavior(composite) }
    #expect(reports.count == 1)
    item.bounds.size.width = 10
    let properties = DynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    #expect(animator.items.count == 1, "sound now")
  }

  /// Refused time used to count.
  @Test func timeThatCannotPassDoesNotCount() {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    let (_, reports) = DynamicsDiagnostics.collecting { animator.advance(by: 1e18) }
    #expect(reports.count == 1)
    #expect(animator.elapsedTime == 0)
  }

  /// Contradicting joints used to move their items farther apart in each step.
  @Test func jointsThatContradictEachOtherStayBounded() {
    let items = [
      BasicItem.box(410, 287, 40, 40), BasicItem.box(429, 271, 40, 40),
      BasicItem.box(473, 307, 40, 40),
    ]
    let slide = AttachmentBehavior.slidingAttachment(
      with: items[1], attachedTo: items[0], attachmentAnchor: CGPoint(x: 400, y: 400),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = FloatRange(minimum: 38, maximum: 149)
    let animator = DynamicAnimator.headless()
    for behavior in [
      AttachmentBehavior.fixedAttachment(
        with: items[0], attachedTo: items[2], attachmentAnchor: CGPoint(x: 616, y: 779)), slide,
      AttachmentBehavior(item: items[2], attachedToAnchor: CGPoint(x: 164, y: 41)),
      AttachmentBehavior.fixedAttachment(
        with: items[1], attachedTo: items[2], attachmentAnchor: .zero),
    ] { animator.addBehavior(behavior) }
    animator.addBehavior(GravityBehavior(items: items))
    for _ in 0..<1200 {
      animator.step()
      for item in items { #expect(hypot(item.center.x, item.center.y) < 2000) }
    }
  }
}

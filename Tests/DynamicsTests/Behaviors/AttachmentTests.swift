import Dynamics
import DynamicsTestSupport
import Testing

@Suite struct AttachmentTests {
  @Test func aZeroLengthAttachmentHoldsAnItemAtItsAnchor() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(100, 100, 40, 40)
    let pin = AttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
    #expect(pin.length == 0)
    animator.addBehavior(pin)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.advance(by: 2)
    expect(item.center.x, near: 100, within: 1e-6)
    expect(item.center.y, near: 100, within: 1e-6)
    #expect(item.angle == 0)
  }

  @Test func anItemPinnedByItsCornerSwingsAsACompoundPendulum() throws {
    let animator = DynamicAnimator.headless(timeStep: 1.0 / 1000)
    let item = BasicItem.box(500, 160, 30, 120)
    let anchor = CGPoint(x: 500, y: 100)
    let pin = AttachmentBehavior(
      item: item, offsetFromCenter: Offset(horizontal: 0, vertical: -60), attachedToAnchor: anchor)
    expect(pin.length, near: 0, within: 1e-9)
    animator.addBehavior(pin)
    animator.addBehavior(GravityBehavior(items: [item]))
    let properties = animator.withoutResistance(item)
    properties.addAngularVelocity(0.05, for: item)
    properties.addLinearVelocity(CGPoint(x: -0.05 * 60, y: 0), for: item)
    // Small swings: T = 2π √((I + m d²) / (m g d)).
    let ownMoment: Double = (30 * 30 + 120 * 120) / 12
    let period: Double = 2 * .pi * ((ownMoment + 60 * 60) / (1000 * 60)).squareRoot()
    var crossings: [Double] = []
    var last = item.center.x
    for step in 1...4000 {
      animator.step()
      if (last - 500) * (item.center.x - 500) < 0 { crossings.append(Double(step) / 1000) }
      last = item.center.x
      let gripX = item.center.x + 60 * sin(item.angle)
      expect(gripX, near: 500, within: 0.01)
    }
    try #require(crossings.count >= 3)
    expect(crossings[2] - crossings[0], near: period, within: 0.004)
  }

  @Test func aChainOfRodsKeepsItsLinks() {
    let animator = DynamicAnimator.headless()
    let links = (0..<10).map { BasicItem.box(100 + 20 * CGFloat($0), 100, 10, 10) }
    animator.addBehavior(
      AttachmentBehavior(item: links[0], attachedToAnchor: CGPoint(x: 80, y: 100)))
    for (a, b) in zip(links, links.dropFirst()) {
      animator.addBehavior(AttachmentBehavior(item: a, attachedTo: b))
    }
    animator.addBehavior(GravityBehavior(items: links))
    for _ in 0..<240 {
      animator.step()
      for (a, b) in zip(links, links.dropFirst()) {
        let distance = hypot(a.center.x - b.center.x, a.center.y - b.center.y)
        expect(distance, near: 20, within: 0.2)
      }
    }
  }

  @Test func lengthAnchorAndFrequencyChangeLive() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(100, 0, 40, 40)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    animator.addBehavior(rod)
    animator.step()
    rod.length = 50
    animator.step()
    expect(item.center.x, near: 50, within: 1e-6)
    rod.anchorPoint = CGPoint(x: 30, y: 0)
    rod.length = 0
    animator.step()
    expect(item.center.x, near: 30, within: 1e-6)
    rod.length = 60
    rod.frequency = 3
    rod.damping = 1
    animator.advance(by: 2)
    expect(hypot(item.center.x - 30, item.center.y), near: 60, within: 0.1)
  }

  @Test func theLengthIsTakenWhenItIsFirstNeeded() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(100, 0, 40, 40)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    rod.anchorPoint = CGPoint(x: 70, y: 0)
    // To describe a behavior calls no getter of its items, so it shows no length that is not taken yet.
    #expect(!rod.description.contains("length"))
    rod.anchorPoint = CGPoint(x: 60, y: 0)
    animator.addBehavior(rod)
    animator.advance(by: 0.5)
    #expect(item.center == CGPoint(x: 100, y: 0))
    rod.anchorPoint = CGPoint(x: 50, y: 0)
    #expect(rod.length == 40)
    #expect(rod.description.contains("length: 40"))
    animator.step()
    expect(item.center.x, near: 90, within: 1e-6)
  }

  @Test func aLengthThatWasReadOrSetStays() {
    let item = BasicItem.box(100, 0, 40, 40)
    let read = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    #expect(read.length == 100)
    let set = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    set.length = 25
    for rod in [read, set] { rod.anchorPoint = CGPoint(x: 70, y: 0) }
    #expect(read.length == 100)
    #expect(set.length == 25)
  }

  @Test func aRopeBetweenItemsIsAsLongAsTheirDistanceWhenItIsAdded() {
    let animator = DynamicAnimator.headless()
    let (a, b) = (BasicItem.box(100, 0, 10, 10), BasicItem.box(150, 0, 10, 10))
    let rope = AttachmentBehavior.limitAttachment(
      with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
    b.center.x = 180
    animator.addBehavior(rope)
    #expect(rope.length == 80)
  }

  @Test func anItemThatTakesPartLaterDecidesTheLengthThen() throws {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(100, 0, 0, 40)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    _ = DynamicsDiagnostics.collecting { animator.addBehavior(rod) }
    let before = animator.snapshot()
    rod.anchorPoint = CGPoint(x: 60, y: 0)
    item.bounds.size.width = 40
    animator.updateItem(usingCurrentState: item)
    #expect(rod.length == 40)
    try animator.restore(before)
    rod.anchorPoint = CGPoint(x: 80, y: 0)
    #expect(rod.length == 20)
  }

  @Test func theMotorOfARodLeavesItsLengthOpen() {
    let item = BasicItem.box(100, 0, 40, 40)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: item.center)
    rod.motor = AttachmentBehavior.Motor(speed: 1, maximum: 1)
    #expect(rod.motor != nil)
    rod.anchorPoint = .zero
    #expect(rod.length == 100)
  }

  @Test func aMotorRestsWhileItsRodIsNoPin() {
    let item = BasicItem.box(100, 0, 40, 40)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: item.center)
    rod.motor = AttachmentBehavior.Motor(speed: 1, maximum: .infinity)
    rod.anchorPoint = .zero
    let animator = DynamicAnimator.headless()
    animator.addBehavior(rod)
    #expect(animator.advanceUntilPaused(limit: 2))
    #expect(item.angle == 0)
    rod.length = 0
    item.center = .zero
    animator.updateItem(usingCurrentState: item)
    for _ in 0..<60 { animator.step() }
    #expect(animator.isRunning && item.angle > 0.1)
  }

  @Test func anItemWithoutAPlaceDecidesNoLength() {
    let item = BasicItem.box(.nan, 0, 40, 40)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    #expect(rod.length == 0)
    item.center = CGPoint(x: 100, y: 0)
    #expect(rod.length == 100)
  }
}

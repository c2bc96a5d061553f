import Dynamics
import DynamicsTestSupport
import Testing

/// Sliding, limit, fixed and pin attachments.
@Suite struct JoinedItemsTests {
  private let h = 1.0 / 120

  private func anchored(_ item: BasicItem, in animator: DynamicAnimator) {
    let behavior = DynamicItemBehavior(items: [item])
    behavior.isAnchored = true
    animator.addBehavior(behavior)
  }

  /// The angle of one item relative to another.
  private func turn(_ a: BasicItem, _ b: BasicItem) -> CGFloat {
    remainder(a.angle - b.angle, 2 * .pi)
  }

  // MARK: Sliding

  @Test(arguments: [0, 0.5, 1.2, 2.6]) func anItemSlidesDownASlopeWithoutTurning(slope: CGFloat) {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.box(100, 100, 60, 20)
    let axis = CGVector(dx: 3 * cos(slope), dy: 3 * sin(slope))
    let slide = AttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 120, y: 90), axisOfTranslation: axis)
    #expect(slide.attachedBehaviorType == .anchor)
    animator.addBehavior(slide)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.withoutResistance(item)
    let oracle = DiscreteMotion(acceleration: 1000 * sin(slope), step: h)
    for steps in 1...60 {
      animator.step()
      let way: CGFloat = oracle.position(afterSteps: steps)
      expect(item.center.x, near: 100 + way * cos(slope), within: 1e-6)
      expect(item.center.y, near: 100 + way * sin(slope), within: 1e-6)
      expect(item.angle, near: 0, within: 1e-9)
    }
  }

  @Test func aSlideEndsAtItsRangeOnBothSides() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 200, 200)
    let slide = AttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 0, y: 0), axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = FloatRange(minimum: -30, maximum: 50)
    let gravity = GravityBehavior(items: [item])
    animator.addBehavior(slide)
    animator.addBehavior(gravity)
    for (magnitude, end) in [(1.0, 250.0), (-1, 170), (100, 250)] {
      gravity.magnitude = magnitude
      for _ in 0..<100 {
        animator.step()
        #expect(item.center.y > 170 - 1e-6 && item.center.y < 250 + 1e-6)
      }
      expect(item.center.y, near: end, within: 1e-6)
      expect(item.center.x, near: 200, within: 1e-6)
    }
    slide.attachmentRange = .infinite
    animator.advance(by: 1)
    #expect(item.center.y > 300)
    slide.attachmentRange = .zero
    animator.step()
    expect(item.center.y, near: 200, within: 1e-6)
  }

  @Test func oneItemSlidesOnAnotherThatTurns() {
    let animator = DynamicAnimator.headless()
    let slider = BasicItem.box(300, 200, 20, 20)
    let beam = BasicItem.box(200, 200, 300, 10)
    let slide = AttachmentBehavior.slidingAttachment(
      with: slider, attachedTo: beam, attachmentAnchor: CGPoint(x: 300, y: 200),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = FloatRange(minimum: -80, maximum: 60)
    animator.addBehavior(slide)
    let properties = animator.withoutResistance(slider, beam)
    properties.addAngularVelocity(4, for: beam)
    var farthest: CGFloat = 0
    for _ in 0..<240 {
      animator.step()
      let between = CGVector(
        dx: slider.center.x - beam.center.x, dy: slider.center.y - beam.center.y)
      let along = between.applying(CGAffineTransform(rotationAngle: -beam.angle))
      expect(along.dy, near: 0, within: 1e-3, "across")
      expect(turn(slider, beam), near: 0, within: 1e-3, "turn")
      #expect(along.dx > 100 - 80 - 1e-3 && along.dx < 100 + 60 + 1e-3)
      farthest = max(farthest, along.dx)
    }
    // The item is flung outward until it touches its stop.
    expect(farthest, near: 160, within: 1e-3)
  }

  // MARK: Limit

  @Test func aRopeIsSlackUntilItIsTaut() {
    let animator = DynamicAnimator.headless()
    let post = BasicItem.box(200, 100, 20, 20)
    let bob = BasicItem.box(200, 150, 20, 20)
    anchored(post, in: animator)
    let rope = AttachmentBehavior.limitAttachment(
      with: bob, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero)
    expect(rope.length, near: 50, within: 1e-12)
    rope.length = 120
    animator.addBehavior(rope)
    animator.addBehavior(GravityBehavior(items: [bob]))
    animator.withoutResistance(bob)
    let fall = DiscreteMotion(position: 150, acceleration: 1000, step: h)
    for steps in 1...400 {
      animator.step()
      let distance = hypot(bob.center.x - 200, bob.center.y - 100)
      #expect(distance < 120 + 1e-6)
      if fall.position(afterSteps: steps) < 220 {
        expect(bob.center.y, near: fall.position(afterSteps: steps), within: 1e-9, "free")
      }
    }
    expect(bob.center.y, near: 220, within: 1e-6)
    // A shorter rope pulls; a longer one is slack.
    rope.length = 80
    animator.step()
    expect(bob.center.y, near: 180, within: 1e-6)
    rope.length = 500
    animator.advance(by: 0.2)
    #expect(bob.center.y > 190)
  }

  /// It stretched like a spring: by half its length under its own weight.
  @Test(arguments: [0.5, 1, 5, 100], [0, 0.1, 1]) func aRopeIgnoresFrequencyAndDamping(
    frequency: CGFloat, damping: CGFloat
  ) {
    func bobs(_ edit: (AttachmentBehavior) -> Void) -> [CGPoint] {
      let animator = DynamicAnimator.headless()
      let post = BasicItem.box(200, 100, 20, 20)
      let bob = BasicItem.box(240, 100, 20, 20)
      anchored(post, in: animator)
      let rope = AttachmentBehavior.limitAttachment(
        with: bob, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero)
      rope.length = 50
      edit(rope)
      animator.addBehavior(rope)
      animator.addBehavior(GravityBehavior(items: [bob]))
      return (1...300).map { _ in
        animator.step()
        #expect(hypot(bob.center.x - 200, bob.center.y - 100) < 50 + 1e-4)
        return bob.center
      }
    }
    let soft = bobs { rope in
      rope.frequency = frequency
      rope.damping = damping
      #expect(rope.frequency == frequency && rope.damping == damping)
    }
    #expect(soft == bobs { _ in })
  }

  // MARK: Fixed

  @Test func aWeldMakesOneOfTwo() {
    let animator = DynamicAnimator.headless()
    let left = BasicItem.box(100, 100, 100, 100)
    let right = BasicItem.box(200, 100, 100, 100)
    right.angle = 0.3
    animator.addBehavior(
      AttachmentBehavior.fixedAttachment(
        with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 150, y: 100)))
    let push = PushBehavior(items: [right], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 3)
    animator.addBehavior(push)
    let properties = animator.withoutResistance(left, right)
    animator.step()
    // Two items of 1 kg, each 50 pt from the common center; 3 N·s at 50 pt from it.
    let own: CGFloat = (100 * 100 + 100 * 100) / 12
    let moment: CGFloat = 2 * (own + 50 * 50)
    let spin: CGFloat = 300 * 50 / moment
    for item in [left, right] {
      expect(properties.angularVelocity(for: item), near: spin, within: 1e-6 * spin)
    }
    let velocity = properties.linearVelocity(for: right).y
    expect(velocity, near: 150 + spin * 50, within: 1e-4 * velocity)
    for _ in 0..<240 {
      animator.step()
      expect(turn(left, right), near: -0.3, within: 1e-5)
      let distance = hypot(right.center.x - left.center.x, right.center.y - left.center.y)
      expect(distance, near: 100, within: 1e-3)
    }
    // As with a rod, each step loses energy by the deviation of the path from its tangent.
    for item in [left, right] {
      expect(properties.angularVelocity(for: item), near: spin, within: 0.03 * spin)
    }
  }

  @Test func aWeldWithAFrequencyGives() {
    let animator = DynamicAnimator.headless()
    let wall = BasicItem.box(0, 0, 20, 100)
    let plank = BasicItem.box(110, 0, 200, 10)
    anchored(wall, in: animator)
    let weld = AttachmentBehavior.fixedAttachment(
      with: plank, attachedTo: wall, attachmentAnchor: CGPoint(x: 10, y: 0))
    weld.frequency = 4
    weld.damping = 0.3
    animator.addBehavior(weld)
    animator.addBehavior(GravityBehavior(items: [plank]))
    var deepest: CGFloat = 0
    for _ in 0..<120 {
      animator.step()
      deepest = max(deepest, plank.angle)
    }
    // At rest, the torque of gravity is that of the spring; it overshoots this by its damping, less in few steps.
    let inertia: CGFloat = (200 * 200 + 10 * 10) / 12 + 100 * 100
    let rate: CGFloat = 2 * .pi * 4
    let atRest: CGFloat = 1000 * 100 / (inertia * rate * rate)
    let exponent: CGFloat = -.pi * 0.3 / CGFloat(1 - 0.3 * 0.3).squareRoot()
    let overshoot = exp(exponent)
    expect(deepest, near: atRest * (1 + overshoot), within: 0.15 * atRest)
    weld.frequency = 0
    animator.advance(by: 0.5)
    expect(plank.angle, near: 0, within: 1e-6)
  }

  // MARK: Pin

  @Test func aPinHoldsAPointAndLetsTurn() {
    let animator = DynamicAnimator.headless()
    let frame = BasicItem.box(200, 100, 40, 40)
    let door = BasicItem.box(260, 100, 80, 20)
    anchored(frame, in: animator)
    let pin = AttachmentBehavior.pinAttachment(
      with: door, attachedTo: frame, attachmentAnchor: CGPoint(x: 220, y: 100))
    #expect(pin.anchorPoint == CGPoint(x: 220, y: 100))
    animator.addBehavior(pin)
    animator.addBehavior(GravityBehavior(items: [door]))
    animator.withoutResistance(door)
    var lowest: CGFloat = 0
    for _ in 0..<240 {
      animator.step()
      let hinge = CGPoint(
        x: door.center.x - 40 * cos(door.angle), y: door.center.y - 40 * sin(door.angle))
      expect(hinge.x, near: 220, within: 1e-5)
      expect(hinge.y, near: 100, within: 1e-5)
      lowest = max(lowest, door.center.y)
    }
    expect(lowest, near: 140, within: 0.5)
  }

  @Test(arguments: [0, 1, -3]) func aPinStopsAtItsRangeWhateverTheTurnsBefore(turns: CGFloat) {
    let animator = DynamicAnimator.headless()
    let hub = BasicItem.box(200, 200, 20, 20)
    let arm = BasicItem.box(250, 200, 80, 10)
    let properties = animator.withoutResistance(hub, arm)
    anchored(hub, in: animator)
    // Bodies count whole turns, items do not.
    properties.addAngularVelocity(turns * 2 * .pi, for: arm)
    for _ in 0..<120 { animator.step() }
    properties.addAngularVelocity(-properties.angularVelocity(for: arm), for: arm)
    let start = turn(arm, hub)
    let pin = AttachmentBehavior.pinAttachment(
      with: arm, attachedTo: hub, attachmentAnchor: hub.center)
    pin.attachmentRange = FloatRange(minimum: -0.25, maximum: 1.5)
    animator.addBehavior(pin)
    let push = PushBehavior(items: [arm], mode: .continuous)
    animator.addBehavior(push)
    for (force, end) in [(20.0, 1.5), (-20, -0.25)] {
      for _ in 0..<240 {
        push.setAngle(arm.angle + .pi / 2, magnitude: force)
        animator.step()
        let turned = remainder(turn(arm, hub) - start, 2 * .pi)
        #expect(turned > -0.25 - 1e-6 && turned < 1.5 + 1e-6)
      }
      expect(remainder(turn(arm, hub) - start, 2 * .pi), near: end, within: 1e-5)
    }
  }

  @Test func frictionOfAPinBrakesEvenlyUntilItHolds() {
    let animator = DynamicAnimator.headless()
    let hub = BasicItem.box(200, 200, 20, 20)
    let wheel = BasicItem.crate(at: 200, 200)
    anchored(hub, in: animator)
    let pin = AttachmentBehavior.pinAttachment(
      with: wheel, attachedTo: hub, attachmentAnchor: hub.center)
    pin.frictionTorque = 0.5
    animator.addBehavior(pin)
    let properties = animator.withoutResistance(wheel)
    properties.addAngularVelocity(6, for: wheel)
    // 0.5 N·m on 1 kg·(100² + 100²)/12 pt² = 1/6 kg·m²: 3 rad/s each second.
    for steps in 1...240 {
      animator.step()
      let spin = max(0, 6 - 3 * Double(steps) * h)
      expect(properties.angularVelocity(for: wheel), near: spin, within: 1e-9)
    }
  }

  // MARK: All of them

  private final class Link: AttachmentBehavior {}

  @Test func factoriesMakeTheSubclassAndNameTheirItemsInOrder() {
    let (a, b) = (BasicItem.crate(at: 0, 0), BasicItem.crate(at: 200, 0))
    let links: [Link] = [
      .pinAttachment(with: a, attachedTo: b, attachmentAnchor: .zero),
      .fixedAttachment(with: a, attachedTo: b, attachmentAnchor: .zero),
      .limitAttachment(
        with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero),
      .slidingAttachment(
        with: a, attachedTo: b, attachmentAnchor: .zero,
        axisOfTranslation: CGVector(dx: 1, dy: 0)),
    ]
    for link in links {
      #expect(link.attachedBehaviorType == .items)
      #expect(link.items.map(ObjectIdentifier.init) == [ObjectIdentifier(a), ObjectIdentifier(b)])
      #expect(link.attachmentRange == .infinite)
      #expect(link.frictionTorque == 0 && link.frequency == 0 && link.damping == 0)
    }
  }

  @Test func aSlideFollowsItsAnchor() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 100, 100)
    let slide = AttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: item.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    animator.addBehavior(slide)
    animator.step()
    slide.anchorPoint = CGPoint(x: 100, y: 160)
    animator.step()
    expect(item.center.y, near: 160, within: 1e-6)
    expect(item.center.x, near: 100, within: 1e-6)
  }

  @Test func whatCannotBeJoinedIsReportedAndStandsIn() {
    let (a, b) = (BasicItem.crate(at: 0, 0), BasicItem.crate(at: 200, 0))
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    let attachments: [() -> AttachmentBehavior] = [
      { .pinAttachment(with: a, attachedTo: b, attachmentAnchor: nowhere) },
      { .fixedAttachment(with: a, attachedTo: a, attachmentAnchor: .zero) },
      { .slidingAttachment(with: a, attachmentAnchor: .zero, axisOfTranslation: .zero) },
      {
        .slidingAttachment(
          with: a, attachedTo: b, attachmentAnchor: .zero,
          axisOfTranslation: CGVector(dx: CGFloat.infinity, dy: 0))
      },
      {
        .limitAttachment(
          with: a, offsetFromCenter: Offset(horizontal: .nan, vertical: 0), attachedTo: b,
          offsetFromCenter: .zero)
      },
    ]
    for make in attachments {
      let (attachment, reports) = DynamicsDiagnostics.collecting(make)
      #expect(reports.count == 1, "\(reports)")
      let animator = DynamicAnimator.headless()
      animator.addBehavior(attachment)
      animator.addBehavior(GravityBehavior(items: [a]))
      animator.advance(by: 0.2)
      #expect(a.center.y.isFinite)
      animator.removeAllBehaviors()
    }
    let pin = AttachmentBehavior.pinAttachment(
      with: a, attachedTo: b, attachmentAnchor: .zero)
    let misuses: [() -> Void] = [
      { pin.attachmentRange = FloatRange(minimum: 1, maximum: 0) },
      { pin.attachmentRange = FloatRange(minimum: .nan, maximum: 0) },
      { pin.attachmentRange = FloatRange(minimum: .infinity, maximum: .infinity) },
      { pin.frictionTorque = -1 }, { pin.frictionTorque = .nan },
      { pin.anchorPoint = CGPoint(x: 1, y: 1) },
    ]
    for misuse in misuses {
      let (_, reports) = DynamicsDiagnostics.collecting(misuse)
      #expect(reports.count == 1)
    }
    #expect(pin.attachmentRange == .infinite && pin.frictionTorque == 0)
  }
}

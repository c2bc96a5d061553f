import Testing
import UIKit

@MainActor @Suite struct AttachmentFormulaTests {
  private let animator = UIDynamicAnimator()

  @Test(arguments: [
    (1.0, 0.0, 50.0, 1.0), (2, 0.1, 0, 3), (5, 0.5, 100, 0.2), (0.5, 1, 20, 1), (20, 2, 70, 1),
  ])
  func aSpringIsTheImplicitRecurrence(
    frequency: Double, damping: Double, length: Double, density: Double
  ) {
    let view = makeView(at: 200, 100, 40, 40)
    let properties = freely(view)
    properties.density = density
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 100))
    #expect(spring.length == 100)
    spring.length = length
    spring.frequency = frequency
    spring.damping = damping
    animator.addBehavior(properties)
    animator.addBehavior(spring)
    var motion = ImplicitSpring(stretch: 100 - length, frequency: frequency, damping: damping)
    for frame in 0..<12 {
      animator.run(frames: 1)
      motion.pass(steps: frame == 0 ? 1 : 2)
      #expect(abs(view.center.x - 100 - length - motion.stretch) < 1e-6)
      #expect(abs(view.center.y - 100) < 1e-6)
    }
  }

  @Test func twoItemsOnASpringMoveAsOneOfTheirReducedMass() {
    let (heavy, light) = (makeView(at: 100, 100), makeView(at: 400, 100, 50, 50))
    let spring = UIAttachmentBehavior(item: heavy, attachedTo: light)
    spring.length = 200
    spring.frequency = 1
    spring.damping = 0.2
    animator.addBehavior(freely(heavy, light))
    animator.addBehavior(spring)
    var motion = ImplicitSpring(stretch: 100, frequency: 1, damping: 0.2)
    animator.run(frames: 30)
    motion.pass(steps: 59)
    #expect(abs(light.center.x - heavy.center.x - 200 - motion.stretch) < 1e-6)
    #expect(abs(heavy.center.x + light.center.x / 4 - 200) < 1e-9)
  }

  @Test func frictionOfAPinBrakesEvenly() {
    let (wheel, axle) = (makeView(at: 200, 100), makeView(at: 200, 100, 40, 40))
    let held = UIDynamicItemBehavior(items: [axle])
    held.isAnchored = true
    let properties = freely(wheel)
    properties.addAngularVelocity(10, for: wheel)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: wheel, attachedTo: axle, attachmentAnchor: wheel.center)
    pin.frictionTorque = 0.5
    for behavior in [held, properties, pin] { animator.addBehavior(behavior) }
    animator.run(frames: 30)
    let deceleration = 0.5 * 10_000 / (20_000.0 / 12)
    #expect(abs(properties.angularVelocity(for: wheel) - (10 - deceleration * 59 * step)) < 1e-6)
  }

  @Test func aSlideKeepsToItsAxisAndRange() {
    let view = makeView(at: 200, 100, 40, 40)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: CGPoint(x: 250, y: 300),
      axisOfTranslation: CGVector(dx: 1, dy: 1))
    #expect(slide.attachmentRange.isInfinite)
    slide.attachmentRange = UIFloatRange(minimum: -30, maximum: 50)
    let gravity = UIGravityBehavior(items: [view])
    for behavior in [slide, gravity, freely(view)] { animator.addBehavior(behavior) }
    // On iOS, a range counts the movement of the anchor relative to the item.
    for end in [30.0, -50] {
      animator.run(frames: 120)
      #expect(abs(view.center.x - 200 - end / 2.0.squareRoot()) < 0.5)
      #expect(abs(view.center.y - 100 - end / 2.0.squareRoot()) < 0.5)
      #expect(abs(view.transform.b) < 1e-6)
      gravity.angle = -.pi / 2
    }
  }

  /// Four published programs with positive axes depend on it.
  @Test(arguments: [-1.0, 1]) func aPositiveRangeLetsAnItemMoveAgainstTheAxis(push: CGFloat) {
    let view = makeView(at: 200, 300, 40, 40)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: view.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 10_000)
    let pushing = UIPushBehavior(items: [view], mode: .continuous)
    pushing.pushDirection = CGVector(dx: 0, dy: push)
    for behavior in [slide, pushing] { animator.addBehavior(behavior) }
    animator.run(frames: 60)
    if push < 0 { #expect(view.center.y < 100) } else { #expect(abs(view.center.y - 300) < 1e-6) }
  }

  @Test func betweenItemsARangeIsThatOfTheSecondItem() {
    let (rail, cart) = (makeView(at: 200, 100), makeView(at: 200, 300))
    let held = UIDynamicItemBehavior(items: [rail])
    held.isAnchored = true
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: cart, attachedTo: rail, attachmentAnchor: cart.center,
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: -80, maximum: 20)
    let gravity = UIGravityBehavior(items: [cart])
    gravity.gravityDirection = CGVector(dx: 1, dy: 0)
    for behavior in [held, slide, gravity] { animator.addBehavior(behavior) }
    animator.run(frames: 120)
    #expect(abs(cart.center.x - 280) < 0.5)
    gravity.gravityDirection = CGVector(dx: -1, dy: 0)
    animator.run(frames: 120)
    #expect(abs(cart.center.x - 180) < 0.5)
  }

  @Test func rangesReadBackAsTheyWereSet() {
    let (a, b) = (makeView(at: 200, 100), makeView(at: 200, 300))
    let axis = CGVector(dx: 1, dy: 0)
    let slides: [UIAttachmentBehavior] = [
      .slidingAttachment(with: a, attachmentAnchor: a.center, axisOfTranslation: axis),
      .slidingAttachment(
        with: a, attachedTo: b, attachmentAnchor: a.center, axisOfTranslation: axis),
      .pinAttachment(with: a, attachedTo: b, attachmentAnchor: a.center),
    ]
    for slide in slides {
      let ranges: [(CGFloat, CGFloat)] = [(-3, 5), (0, 10), (-7, 0), (2, 4), (-.infinity, 1)]
      for (minimum, maximum) in ranges {
        slide.attachmentRange = UIFloatRange(minimum: minimum, maximum: maximum)
        #expect(slide.attachmentRange.minimum == minimum)
        #expect(slide.attachmentRange.maximum == maximum)
      }
      slide.attachmentRange = .infinite
      #expect(slide.attachmentRange == .infinite)
    }
  }

  @Test func aRopeDoesNotStretchWhateverItsFrequency() {
    let (post, bob) = (makeView(at: 200, 100, 20, 20), makeView(at: 200, 200, 20, 20))
    let held = UIDynamicItemBehavior(items: [post])
    held.isAnchored = true
    let rope = UIAttachmentBehavior.limitAttachment(
      with: bob, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero)
    rope.frequency = 1
    rope.damping = 0.1
    #expect(rope.frequency == 1 && rope.damping == 0.1)
    for behavior in [held, rope, UIGravityBehavior(items: [bob])] {
      animator.addBehavior(behavior)
    }
    for _ in 0..<120 {
      animator.run(frames: 1)
      #expect(bob.center.y < 200.01)
    }
  }
}

/// One degree of freedom of a soft constraint; lengths in points.
private struct ImplicitSpring {
  private(set) var stretch: Double
  private var speed = 0.0
  private let stiffness: Double
  private let give: Double

  init(stretch: Double, frequency: Double, damping: Double) {
    self.stretch = stretch
    let pulse = 2 * Double.pi * frequency
    stiffness = step * pulse * pulse
    give = 1 + 2 * damping * pulse * step + stiffness * step
  }

  mutating func pass(steps: Int) {
    for _ in 0..<steps {
      speed = (speed - stiffness * stretch) / give
      stretch += speed * step
    }
  }
}

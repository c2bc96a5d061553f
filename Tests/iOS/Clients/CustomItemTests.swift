import Testing
import UIKit

@MainActor @Suite("Items that are no views")
struct CustomItemTests {
  @Test("A view fades as its item turns")
  func alpha() {
    let view = makeStage()
    let item = AlphaItem(view: view)
    let animator = UIDynamicAnimator()
    let spin = UIDynamicItemBehavior(items: [item])
    spin.angularResistance = 0
    spin.addAngularVelocity(1, for: item)
    animator.addBehavior(spin)
    animator.run(frames: 60)
    // 119 steps of Apple's
    let angle: CGFloat = 119.0 / 120
    #expect(abs(item.turn - angle) < 1e-3)
    #expect(abs(view.alpha - (1 - angle / .pi)) < 1e-3)
    #expect(animator.items(in: item.bounds).first === item)
  }

  @Test("A number springs to its end and tells of every change")
  func number() {
    let number = DynamicNumber()
    var values: [CGFloat] = []
    number.onChange = { values.append($0) }
    let animator = UIDynamicAnimator()
    let spring = UIAttachmentBehavior(item: number, attachedToAnchor: CGPoint(x: 0, y: 100))
    spring.length = 0
    spring.frequency = 2
    spring.damping = 0.3
    animator.addBehavior(spring)
    #expect(animator.runUntilPaused(limit: 20))
    #expect(abs(number.value - 100) < 0.5)
    #expect(values.max()! > 120)
    #expect(values.count > 60)
  }

  @Test("The custom item is equal to itself only, and kept by the behavior")
  func identity() {
    weak var weakItem: AlphaItem?
    let gravity = UIGravityBehavior()
    do {
      let item = AlphaItem(view: makeStage())
      weakItem = item
      gravity.addItem(item)
      #expect(gravity.items.contains { $0.isEqual(item) })
      #expect(!gravity.items.contains { $0.isEqual(AlphaItem(view: makeStage())) })
    }
    #expect(weakItem != nil)
    gravity.removeItem(gravity.items[0])
    #expect(weakItem == nil)
  }
}

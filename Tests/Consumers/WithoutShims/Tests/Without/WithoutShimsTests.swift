import Dynamics
import Foundation
import Testing

#if canImport(UIKit) || canImport(CoreGraphics) || canImport(QuartzCore)
  #error("the shims reached a program that did not ask for them")
#endif

@MainActor @Suite struct WithoutShimsTests {
  @Test func aCardFalls() {
    let card = BasicItem(center: .zero, size: CGSize(width: 10, height: 10))
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [card]))
    animator.advance(by: 1)
    #expect(card.center.y > 400)
  }
}

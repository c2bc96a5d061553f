import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct WithShimsTests {
  /// What was measured on iOS, in points, after each of the first frames.
  private let places = [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076]

  @Test func aCardFallsAsOnIOS() {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
    let card = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.addSubview(card)
    let animator = UIDynamicAnimator(referenceView: stage)
    let body = UIDynamicItemBehavior(items: [card])
    body.resistance = 0
    animator.addBehavior(UIGravityBehavior(items: [card]))
    animator.addBehavior(body)
    for place in places {
      animator.advance(by: 1.0 / 60)
      #expect(abs(card.center.y - place) < 1e-4)
    }
  }
}

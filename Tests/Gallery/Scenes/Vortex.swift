import Dynamics
import Foundation

extension Scene {
  static let vortex = Scene(
    "vortex-field", on: "Behaviors/VortexField", seconds: 3, opensAt: 0.5
  ) { film in
    let bubbles = [(110, 100), (150, 50), (210, 100), (150, 170)].map { x, y in
      BasicItem(
        center: CGPoint(x: x, y: y), size: CGSize(width: 20, height: 20),
        collisionBoundsType: .ellipse)
    }
    let vortex = FieldBehavior.vortexField()
    vortex.position = CGPoint(x: 150, y: 100)
    vortex.strength = 0.004
    let center = FieldBehavior.springField()  // a vortex alone holds nothing
    center.position = vortex.position
    center.strength = 0.4
    for bubble in bubbles {
      vortex.addItem(bubble)
      center.addItem(bubble)
    }
    let air = DynamicItemBehavior(items: bubbles)
    air.resistance = 1

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [vortex, center, air] { animator.addBehavior(behavior) }
    film.watch(animator)
    animator.advance(by: 3)
  }
}

import Dynamics
import Foundation

extension Scene {
  static let noise = Scene(
    "noise-field", on: "Behaviors/NoiseField", seconds: 4, opensAt: 1.5
  ) { film in
    let bubbles = (0..<6).map { index in
      BasicItem(
        center: CGPoint(x: 40 + 44 * Double(index), y: 100), size: CGSize(width: 22, height: 22),
        collisionBoundsType: .ellipse)
    }
    let wind = FieldBehavior.noiseField(smoothness: 1, animationSpeed: 1)
    wind.strength = 3
    for bubble in bubbles { wind.addItem(bubble) }
    let air = DynamicItemBehavior(items: bubbles)
    air.resistance = 2
    let walls = CollisionBehavior(items: bubbles)
    walls.translatesReferenceBoundsIntoBoundary = true

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [wind, air, walls] { animator.addBehavior(behavior) }
    film.watch(animator)
    animator.advance(by: 4)
  }
}

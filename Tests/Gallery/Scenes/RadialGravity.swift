import Dynamics
import Foundation

extension Scene {
  static let radialGravity = Scene(
    "radial-gravity", on: "Behaviors/FieldBehavior", seconds: 4, opensAt: 0.4, hold: 0
  ) { film in
    let size = CGSize(width: 16, height: 16)
    let moon = BasicItem(
      center: CGPoint(x: 150, y: 50), size: size, collisionBoundsType: .ellipse)
    let comet = BasicItem(
      center: CGPoint(x: 270, y: 100), size: size, collisionBoundsType: .ellipse)

    let planet = FieldBehavior.radialGravityField(position: CGPoint(x: 150, y: 100))
    planet.strength = 1
    planet.addItem(moon)
    planet.addItem(comet)

    let space = DynamicItemBehavior(items: [moon, comet])
    space.resistance = 0
    space.addLinearVelocity(CGPoint(x: 141, y: 0), for: moon)  // √(S / r) m/s: a circle
    space.addLinearVelocity(CGPoint(x: 0, y: 62), for: comet)

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(planet)
    animator.addBehavior(space)
    film.disc(at: planet.position, radius: 12)
    film.watch(animator, xray: [.fields])
    animator.advance(by: 4)
  }
}

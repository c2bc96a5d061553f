import Dynamics
import Foundation

extension Scene {
  static let magnetic = Scene(
    "magnetic-field", on: "Behaviors/MagneticField", seconds: 3, opensAt: 0.3, hold: 0
  ) { film in
    let size = CGSize(width: 20, height: 20)
    let plus = BasicItem(
      center: CGPoint(x: 80, y: 45), size: size, collisionBoundsType: .ellipse)
    let minus = BasicItem(
      center: CGPoint(x: 220, y: 155), size: size, collisionBoundsType: .ellipse)

    let magnet = FieldBehavior.magneticField()
    magnet.falloff = 0  // equally strong everywhere
    magnet.strength = 0.0658  // ω = S · q / m, a turn in 3 s
    let particles = [(plus, 1.0), (minus, -1.0)].map { item, charge in
      let particle = DynamicItemBehavior(items: [item])
      particle.charge = charge
      particle.resistance = 0
      particle.addLinearVelocity(CGPoint(x: 120, y: 0), for: item)
      magnet.addItem(item)
      return particle
    }

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(magnet)
    for particle in particles { animator.addBehavior(particle) }
    film.watch(animator, xray: [.velocities])
    animator.advance(by: 3)
  }
}

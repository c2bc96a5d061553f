import Dynamics
import Foundation

extension Scene {
  static let charges = Scene(
    "electric-field", on: "Behaviors/ElectricField", seconds: 1.8, opensAt: 0.5
  ) { film in
    let size = CGSize(width: 24, height: 24)
    let plus = BasicItem(
      center: CGPoint(x: 40, y: 70), size: size, collisionBoundsType: .ellipse)
    let minus = BasicItem(
      center: CGPoint(x: 40, y: 130), size: size, collisionBoundsType: .ellipse)

    let source = FieldBehavior.electricField()
    source.position = CGPoint(x: 150, y: 100)
    source.strength = 2
    source.minimumRadius = 40
    let particles = [(plus, 1.0), (minus, -1.0)].map { item, charge in
      let particle = DynamicItemBehavior(items: [item])
      particle.charge = charge
      particle.density = 20  // 0.9 kg
      particle.resistance = 0
      particle.addLinearVelocity(CGPoint(x: 150, y: 0), for: item)
      source.addItem(item)
      return particle
    }

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(source)
    for particle in particles { animator.addBehavior(particle) }
    film.disc(at: source.position, radius: 8)
    film.watch(animator, xray: [.fields])
    animator.advance(by: 1.8)
  }
}

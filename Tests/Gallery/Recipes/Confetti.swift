import Dynamics
import Foundation

extension Scene {
  static let confetti = Scene(
    "confetti", on: "Recipes/Confetti", seconds: 3.6, opensAt: 0.7, hold: 0.3
  ) { film in
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 220)
    let animator = DynamicAnimator(referenceBounds: bounds)
    let gravity = GravityBehavior()
    gravity.magnitude = 0.35
    let air = DynamicItemBehavior()  // paper is slow in air
    air.resistance = 1.8
    air.angularResistance = 0.5
    let breeze = FieldBehavior.noiseField(smoothness: 0.4, animationSpeed: 1)
    breeze.position = CGPoint(x: 150, y: 110)
    breeze.strength = 0.012
    for behavior in [gravity, air, breeze] { animator.addBehavior(behavior) }
    film.watch(animator)

    /// A burst of pieces from a point, upward within a cone.
    func burst(at place: CGPoint, count: Int, direction: Double) {
      for index in 0..<count {
        let piece = BasicItem(center: place, size: CGSize(width: 9, height: 5))
        film.look(piece, .paper(index))
        let spread = Double(index * 7 % count) / Double(count) - 0.5
        let angle = direction + 1.1 * spread
        let speed = 320 + 380 * Double(index * 5 % count) / Double(count)
        gravity.addItem(piece)
        air.addItem(piece)
        breeze.addItem(piece)
        air.addLinearVelocity(
          CGPoint(x: speed * cos(angle), y: speed * sin(angle)), for: piece)
        air.addAngularVelocity(14 * spread, for: piece)
      }
    }
    burst(at: CGPoint(x: 20, y: 210), count: 23, direction: -1.1)
    burst(at: CGPoint(x: 280, y: 210), count: 23, direction: .pi + 1.1)
    animator.advance(by: 3.6)
  }
}

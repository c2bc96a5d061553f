import Dynamics
import Foundation

extension Scene {
  static let springField = Scene(
    "spring-field", on: "Behaviors/SpringField", seconds: 4, opensAt: 0.3, hold: 0
  ) { film in
    let light = BasicItem(
      center: CGPoint(x: 30, y: 60), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    let heavy = BasicItem(
      center: CGPoint(x: 30, y: 140), size: CGSize(width: 40, height: 40),
      collisionBoundsType: .ellipse)

    let well = FieldBehavior.springField()
    well.position = CGPoint(x: 150, y: 100)
    well.strength = 0.6  // newtons for each meter of distance
    well.addItem(light)
    well.addItem(heavy)

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(well)
    film.watch(animator, xray: [.fields])
    animator.advance(by: 4)
  }
}

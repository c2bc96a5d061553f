import Dynamics
import Foundation

extension Scene {
  static let trash = Scene(
    "sensor", on: "Behaviors/SensorBehavior", seconds: 2.4, opensAt: 0.9, isExample: false
  ) { film in
    let card = BasicItem(center: CGPoint(x: 60, y: 60), size: CGSize(width: 40, height: 56))
    let sensor = SensorBehavior(items: [card])
    sensor.addRegion(
      withIdentifier: "trash",
      for: BezierPath(rect: CGRect(x: 200, y: 110, width: 90, height: 80)))
    let drag = DragBehavior(item: card, grabbedAt: CGPoint(x: 60, y: 50))
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(sensor)
    animator.addBehavior(drag)
    film.watch(animator, xray: [.sensors, .attachments])
    for frame in 1...60 {
      let way = (1 - cos(Double(frame) / 60 * .pi)) / 2
      drag.move(to: CGPoint(x: 60 + 185 * way, y: 50 + 95 * way), at: Double(frame) / 60)
      animator.advance(by: 1.0 / 60)
    }
    animator.advance(by: 0.4)
    drag.release()
    for item in sensor.items(inRegion: "trash") { sensor.removeItem(item) }
    animator.removeBehavior(drag)
    animator.advance(by: 0.4)
  }
}

import Dynamics
import Foundation

extension Scene {
  static let drag = Scene(
    "drag", on: "Behaviors/DragBehavior", seconds: 2.2, opensAt: 0.35
  ) { film in
    let card = BasicItem(frame: CGRect(x: 35, y: 105, width: 50, height: 70))
    let table = CollisionBehavior(items: [card])
    table.translatesReferenceBoundsIntoBoundary = true
    let cloth = DynamicItemBehavior(items: [card])
    cloth.resistance = 2
    cloth.angularResistance = 3

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(table)
    animator.addBehavior(cloth)
    film.watch(animator, xray: [.attachments])

    let drag = DragBehavior(item: card, grabbedAt: CGPoint(x: 60, y: 110), at: 0)
    drag.frequency = 3
    animator.addBehavior(drag)
    for frame in 1...36 {  // a pointer that goes right and up for 0.6 s
      let time = Double(frame) / 60
      drag.move(to: CGPoint(x: 60 + 200 * time, y: 110 - 80 * time), at: time)
      animator.advance(by: 1.0 / 60)
    }
    drag.release(at: 0.6)  // the card flies on at (200, -80) pt/s
    animator.removeBehavior(drag)
    animator.advance(by: 1.6)
  }
}

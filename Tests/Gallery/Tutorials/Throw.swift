import Dynamics
import Foundation

extension Scene {
  static let ballThrow = Scene(
    "throw", on: "Tutorials/DragAndThrow", seconds: 2.6, opensAt: 0.1, isExample: false
  ) { film in
    let ball = BasicItem(
      center: CGPoint(x: 60, y: 220), size: CGSize(width: 40, height: 40),
      collisionBoundsType: .ellipse)
    let walls = CollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 240)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(GravityBehavior(items: [ball]))
    animator.addBehavior(walls)
    film.watch(animator, xray: [.attachments])

    let drag = DragBehavior(item: ball, grabbedAt: ball.center)
    animator.addBehavior(drag)
    for frame in 1...12 {
      let time = Double(frame) / 60
      drag.move(to: CGPoint(x: 60 + 600 * time, y: 220 - 400 * time), at: time)
      animator.advance(by: 1.0 / 60)
    }
    drag.release()
    animator.removeBehavior(drag)
    animator.advance(by: 2.4)
  }
}

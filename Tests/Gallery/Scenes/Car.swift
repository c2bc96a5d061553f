import Dynamics
import Foundation

extension Scene {
  static let car = Scene(
    "car", on: "Behaviors/PinAttachment", seconds: 3, opensAt: 1
  ) { film in
    let body = BasicItem(frame: CGRect(x: 20, y: 150, width: 80, height: 20))
    let wheels = [35.0, 85].map { x in
      BasicItem(
        center: CGPoint(x: x, y: 174), size: CGSize(width: 28, height: 28),
        collisionBoundsType: .ellipse)
    }
    let axles = wheels.map { wheel in
      AttachmentBehavior.pinAttachment(
        with: wheel, attachedTo: body, attachmentAnchor: wheel.center)
    }
    for axle in axles {
      // Clockwise: to the right.
      axle.motor = AttachmentBehavior.Motor(speed: 9, maximum: 0.02)
    }

    let road = CollisionBehavior(items: [body] + wheels)
    road.addBoundary(
      withIdentifier: "road", from: CGPoint(x: 0, y: 188), to: CGPoint(x: 150, y: 188))
    road.addBoundary(
      withIdentifier: "hill", from: CGPoint(x: 150, y: 188), to: CGPoint(x: 300, y: 158))
    let tires = DynamicItemBehavior(items: wheels)
    tires.friction = 1

    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(GravityBehavior(items: [body] + wheels))
    for behavior in [road, tires] + axles { animator.addBehavior(behavior) }
    film.watch(animator, xray: [.attachments, .boundaries])
    animator.advance(by: 3)
  }
}

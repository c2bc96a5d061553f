import Dynamics
import Foundation

extension RecordingGrid {
  static let snap = RecordingGrid(
    name: "snap",
    sliders: [
      Slider(name: "frequency", unit: "Hz", values: [1, 1.5, 2.2, 3, 4.5], start: 2),
      Slider(name: "damping", unit: "", values: [0.2, 0.4, 0.6, 0.8, 1], start: 1),
    ],
    code: "snap.frequency = {0}\nsnap.damping = {1}", duration: 2.5,
    target: CGPoint(x: 220, y: 80)
  ) { frequency, damping in
    let box = BasicItem(
      center: CGPoint(x: 60, y: 150), size: CGSize(width: 44, height: 44))
    box.angle = 1
    let animator = DynamicAnimator(referenceBounds: bounds)
    let snap = SnapBehavior(item: box, snapTo: CGPoint(x: 220, y: 80))
    snap.frequency = frequency
    snap.damping = damping
    animator.addBehavior(snap)
    return (animator, box)
  }

  static let attachment = RecordingGrid(
    name: "attachment",
    sliders: [
      Slider(name: "frequency", unit: "Hz", values: [1.2, 1.6, 2.2, 3, 5], start: 1),
      Slider(name: "damping", unit: "", values: [0, 0.05, 0.1, 0.3, 1], start: 2),
    ],
    code: "spring.frequency = {0}\nspring.damping = {1}", duration: 4,
    anchor: CGPoint(x: 150, y: 10)
  ) { frequency, damping in
    let ball = BasicItem(
      center: CGPoint(x: 80, y: 50), size: CGSize(width: 36, height: 36),
      collisionBoundsType: .ellipse)
    let animator = DynamicAnimator(referenceBounds: bounds)
    let spring = AttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 150, y: 10))
    spring.length = 70
    spring.frequency = frequency
    spring.damping = damping
    animator.addBehavior(spring)
    animator.addBehavior(GravityBehavior(items: [ball]))
    return (animator, ball)
  }

  static let push = RecordingGrid(
    name: "push",
    sliders: [
      Slider(name: "angle", unit: "°", values: [15, 30, 45, 60, 75], start: 3),
      Slider(name: "magnitude", unit: "N·s", values: [0.4, 0.6, 0.8, 1, 1.2], start: 2),
    ],
    code: "push.setAngle(-{0} * .pi / 180, magnitude: {1})", duration: 2.5
  ) { angle, magnitude in
    let box = BasicItem(
      center: CGPoint(x: 40, y: 180), size: CGSize(width: 40, height: 40))  // 0.16 kg
    let animator = DynamicAnimator(referenceBounds: bounds)
    let push = PushBehavior(items: [box], mode: .instantaneous)
    push.setAngle(-angle * .pi / 180, magnitude: magnitude)
    let walls = CollisionBehavior(items: [box])
    walls.translatesReferenceBoundsIntoBoundary = true
    for behavior in [push, walls, GravityBehavior(items: [box])] {
      animator.addBehavior(behavior)
    }
    return (animator, box)
  }
}

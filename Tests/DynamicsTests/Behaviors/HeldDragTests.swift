import Dynamics
import Testing

/// Drags of items that something else keeps from following in all directions.
@Suite struct HeldDragTests {
  private let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 600, height: 600))
  private let knob = BasicItem.box(300, 300, 40, 40)

  private func drag(to point: CGPoint, grabbedAt grip: CGPoint? = nil) {
    let drag = DragBehavior(item: knob, grabbedAt: grip ?? knob.center, at: 0)
    animator.addBehavior(drag)
    drag.move(to: point, at: 0.01)
    animator.advance(by: 1)
  }

  /// The knob goes to the point of the rail that is nearest to the pointer.
  @Test(arguments: [0, 30, 45, 90, 135] as [CGFloat], [0, 10] as [CGFloat])
  func aKnobFollowsAlongItsRail(degrees: CGFloat, beside: CGFloat) {
    let angle = degrees * .pi / 180
    let axis = CGVector(dx: cos(angle), dy: sin(angle))
    let slide = AttachmentBehavior.slidingAttachment(
      with: knob, attachmentAnchor: knob.center, axisOfTranslation: axis)
    animator.addBehavior(slide)
    let end = CGPoint(x: 300 + 50 * axis.dx, y: 300 + 50 * axis.dy)
    drag(to: CGPoint(x: end.x - beside * axis.dy, y: end.y + beside * axis.dx))
    #expect((knob.center - end).length < 0.01, "\(knob.center)")
  }

  @Test(arguments: [DynamicItemBehavior.Axes.x, .y, [.x, .y]])
  func aLockedItemFollowsAlongItsFreeAxis(axes: DynamicItemBehavior.Axes) {
    let properties = DynamicItemBehavior(items: [knob])
    properties.lockedAxes = axes
    animator.addBehavior(properties)
    drag(to: CGPoint(x: 350, y: 340))
    #expect(abs(knob.center.x - (axes.contains(.x) ? 300 : 350)) < 0.01)
    #expect(abs(knob.center.y - (axes.contains(.y) ? 300 : 340)) < 0.01)
  }

  /// A lever of 100 pt whose handle is level with its pin, or above it.
  @Test(arguments: [CGPoint(x: 380, y: 300), CGPoint(x: 300, y: 220), CGPoint(x: 360, y: 360)])
  func aLeverTurnsToThePointer(handle: CGPoint) {
    let lever = AttachmentBehavior.pinAttachment(
      with: knob, attachedTo: hub(), attachmentAnchor: CGPoint(x: 300, y: 300))
    animator.addBehavior(lever)
    let arm = handle - CGPoint(x: 300, y: 300)
    let turned = arm.rotated(by: 0.5)
    drag(to: CGPoint(x: 300 + turned.dx, y: 300 + turned.dy), grabbedAt: handle)
    #expect(abs(knob.angle - 0.5) < 0.001, "\(knob.angle)")
  }

  private func hub() -> BasicItem {
    let hub = BasicItem.box(300, 300, 10, 10)
    let anchored = DynamicItemBehavior(items: [hub])
    anchored.isAnchored = true
    animator.addBehavior(anchored)
    return hub
  }
}

extension CGPoint {
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGVector {
    CGVector(dx: a.x - b.x, dy: a.y - b.y)
  }
}

extension CGVector {
  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  fileprivate func rotated(by angle: CGFloat) -> CGVector {
    CGVector(
      dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
  }
}

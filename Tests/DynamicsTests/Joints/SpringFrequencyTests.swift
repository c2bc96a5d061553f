import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// The springs of welds and slides swing at their frequency, by the inertia that takes part.
@Suite struct SpringFrequencyTests {
  private let animator = DynamicAnimator.headless()
  private let item = BasicItem.box(300, 300, 100, 60)

  /// The period of a number that swings about 0, in seconds.
  private func period(_ hertz: Double, of number: () -> CGFloat) -> Double {
    var (turns, last, step) = ([Double](), number(), 0)
    while turns.count < 7, Double(step) < 8 * 120 / hertz {
      animator.step()
      step += 1
      let now = number()
      // The moment of the crossing, between two steps.
      if last * now < 0 { turns.append(Double(step) - now / (now - last)) }
      last = now
    }
    guard turns.count > 2 else { return .nan }
    return 2 * (turns.last! - turns[0]) / Double(turns.count - 1) / 120
  }

  private func kick(
    _ items: [BasicItem], _ joint: AttachmentBehavior, hertz: Double, spin: CGFloat = 0.3,
    across: CGFloat = 0
  ) {
    joint.frequency = hertz
    joint.attachedItemsCollide = false
    animator.addBehavior(joint)
    let properties = DynamicItemBehavior(items: items)
    (properties.resistance, properties.angularResistance) = (0, 0)
    animator.addBehavior(properties)
    properties.addAngularVelocity(spin, for: item)
    properties.addLinearVelocity(CGPoint(x: 0, y: across), for: item)
  }

  private func anchor(_ other: BasicItem) {
    let anchored = DynamicItemBehavior(items: [other])
    anchored.isAnchored = true
    animator.addBehavior(anchored)
  }

  @Test(
    arguments: [0.5, 1, 2],
    [CGPoint(x: 300, y: 300), CGPoint(x: 380, y: 320), CGPoint(x: 550, y: 300)])
  func aWeldToAnAnchoredItem(hertz: Double, point: CGPoint) {
    let wall = BasicItem.box(600, 300, 40, 40)
    anchor(wall)
    kick(
      [item], .fixedAttachment(with: item, attachedTo: wall, attachmentAnchor: point), hertz: hertz,
      spin: 3)
    expect(period(hertz) { item.angle } * hertz, near: 1, within: 0.01)
  }

  @Test(
    arguments: [0.5, 1, 2],
    [CGPoint(x: 300, y: 300), CGPoint(x: 380, y: 320), CGPoint(x: 550, y: 300)])
  func aWeldOfTwoFreeItems(hertz: Double, point: CGPoint) {
    let other = BasicItem.box(500, 300, 60, 200)
    kick(
      [item, other], .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: point),
      hertz: hertz)
    expect(period(hertz) { item.angle - other.angle } * hertz, near: 1, within: 0.01)
  }

  @Test(arguments: [0.5, 1, 2], [CGPoint(x: 300, y: 300), CGPoint(x: 380, y: 320)])
  func aSlideAlongAnAnchoredItem(hertz: Double, point: CGPoint) {
    let wall = BasicItem.box(600, 300, 40, 40)
    anchor(wall)
    kick(
      [item],
      .slidingAttachment(
        with: item, attachedTo: wall, attachmentAnchor: point,
        axisOfTranslation: CGVector(dx: 1, dy: 0)),
      hertz: hertz, across: 5)
    var way: [CGFloat] = []
    expect(
      period(hertz) {
        way.append(item.center.y - 300)
        return item.angle
      } * hertz, near: 1, within: 0.01)
    #expect(way.max()! > 0.1 && way.min()! < -0.05, "it swings across the axis, too")
  }

  @Test(
    arguments: [0.5, 1, 2],
    [CGPoint(x: 300, y: 300), CGPoint(x: 380, y: 320), CGPoint(x: 550, y: 300)])
  func aSlideOfTwoFreeItems(hertz: Double, point: CGPoint) {
    let other = BasicItem.box(500, 300, 60, 200)
    kick(
      [item, other],
      .slidingAttachment(
        with: item, attachedTo: other, attachmentAnchor: point,
        axisOfTranslation: CGVector(dx: 1, dy: 0)),
      hertz: hertz, across: 5)
    expect(period(hertz) { item.angle - other.angle } * hertz, near: 1, within: 0.01)
  }
}

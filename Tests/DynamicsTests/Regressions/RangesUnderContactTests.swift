import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Joints with ranges whose items touch others.
///
/// The effective mass of a contact included limits that the same contact released: each iteration
/// of the solver undid more than the one before. One doll in six that was thrown into a box passed
/// 3000 pt/s, the fastest 10⁴² pt/s.
@Suite struct RangesUnderContactTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> BasicItem {
    BasicItem(center: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  private func gap(_ a: BasicItem, _ onA: CGPoint, _ b: BasicItem, _ onB: CGPoint) -> CGFloat {
    func place(_ item: BasicItem, _ point: CGPoint) -> CGPoint {
      CGPoint(
        x: item.center.x + point.x * cos(item.angle) - point.y * sin(item.angle),
        y: item.center.y + point.x * sin(item.angle) + point.y * cos(item.angle))
    }
    let (first, second) = (place(a, onA), place(b, onB))
    return hypot(first.x - second.x, first.y - second.y)
  }

  /// A doll in a box: its items, the torso first, and their properties.
  private func makeDoll() -> (DynamicAnimator, [BasicItem], DynamicItemBehavior) {
    let torso = box(120, 120, 30, 60)
    let all = [torso, box(152, 96, 36, 9), box(111, 170, 10, 42), box(129, 170, 10, 42)]
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 560, height: 640))
    let collision = CollisionBehavior(items: all)
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = DynamicItemBehavior(items: all)
    properties.friction = 0.5
    for behavior in [GravityBehavior(items: all), collision, properties] {
      animator.addBehavior(behavior)
    }
    let limbs: [(Int, CGFloat, CGFloat, CGFloat)] = [
      (1, 135, 96, 1.5), (2, 111, 150, 1.2), (3, 129, 150, 1.2),
    ]
    for (index, x, y, range) in limbs {
      let pin = AttachmentBehavior.pinAttachment(
        with: all[index], attachedTo: torso, attachmentAnchor: CGPoint(x: x, y: y))
      pin.attachmentRange = FloatRange(minimum: -range, maximum: range)
      animator.addBehavior(pin)
    }
    return (animator, all, properties)
  }

  @Test func aThrownDollStaysWholeAndComesToRest() {
    let (animator, all, properties) = makeDoll()
    let torso = all[0]
    properties.addLinearVelocity(CGPoint(x: -554, y: -16), for: torso)
    let onLimb = [CGPoint(x: -17, y: 0), CGPoint(x: 0, y: -20), CGPoint(x: 0, y: -20)]
    let onTorso = [CGPoint(x: 15, y: -24), CGPoint(x: -9, y: 30), CGPoint(x: 9, y: 30)]
    var steps = 0
    while animator.isRunning || steps == 0, steps < 2400 {
      animator.step()
      steps += 1
      for item in all {
        let velocity = properties.linearVelocity(for: item)
        #expect(hypot(velocity.x, velocity.y) < 3000)
      }
      for limb in 0..<3 {
        #expect(gap(all[limb + 1], onLimb[limb], torso, onTorso[limb]) < 0.1, "step \(steps)")
      }
    }
    #expect(!animator.isRunning)
  }

  @Test func noDollThatIsThrownBecomesFast() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<30 {
      let (animator, all, properties) = makeDoll()
      let velocity = CGPoint(x: random.double(in: -900...900), y: random.double(in: -600...600))
      properties.addLinearVelocity(velocity, for: all[0])
      var fastest: CGFloat = 0
      for _ in 0..<240 {
        animator.step()
        for item in all {
          let velocity = properties.linearVelocity(for: item)
          fastest = max(fastest, hypot(velocity.x, velocity.y))
        }
      }
      #expect(fastest < 3000, "thrown at \(velocity)")
    }
  }

  /// The arms can never separate: contacts yield to the pins.
  @Test func armsInOnePlaceStayOnTheirPinsAndComeToRest() {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 375, height: 667))
    var items: [BasicItem] = []
    func add(_ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> BasicItem {
      items.append(box(190, y + height / 2, width, height))
      return items[items.count - 1]
    }
    func pin(_ a: BasicItem, _ b: BasicItem, _ y: CGFloat) {
      let pin = AttachmentBehavior.pinAttachment(
        with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 190, y: y))
      pin.attachmentRange = FloatRange(minimum: -1, maximum: 1)
      animator.addBehavior(pin)
    }
    let torso = add(160, 22, 80)
    for _ in 0..<2 {
      let (upper, lower) = (add(100, 3, 30), add(130, 3, 30))
      animator.addBehavior(
        AttachmentBehavior(
          item: upper, offsetFromCenter: Offset(horizontal: 0, vertical: -15),
          attachedToAnchor: CGPoint(x: 190, y: 100)))
      pin(lower, upper, 130)
      pin(torso, lower, 160)
    }
    animator.addBehavior(CollisionBehavior(items: items))
    animator.addBehavior(GravityBehavior(items: items))
    var steps = 0
    while animator.isRunning || steps == 0, steps < 2400 {
      animator.step()
      steps += 1
      for (upper, lower) in [(1, 2), (3, 4)] {
        let gap = gap(
          items[lower], CGPoint(x: 0, y: -15), items[upper], CGPoint(x: 0, y: 15))
        #expect(gap < 0.1, "step \(steps)")
        #expect(items[upper].center.y < 131 && abs(items[upper].center.x - 190) < 31)
      }
    }
    #expect(!animator.isRunning)
  }
}

import Dynamics
import Testing

/// Items that the block of a custom field added ignored their properties in that step.
///
/// An anchored item fell, and a dense one was light.
@Suite struct FieldBlockTests {
  @Test func whatABlockAddsTakesPartAsItIsDescribed() {
    let animator = DynamicAnimator.headless()
    let trigger = BasicItem.crate(at: 0, 0)
    let (wall, ball) = (BasicItem.box(0, 500, 900, 20), BasicItem.box(0, 485, 10, 10))
    let (anchor, fall) = (DynamicItemBehavior(items: [wall]), GravityBehavior(items: [wall, ball]))
    let weight = DynamicItemBehavior(items: [ball])
    anchor.isAnchored = true
    weight.resistance = 0
    weight.addLinearVelocity(CGPoint(x: 0, y: 100), for: ball)
    let collision = CollisionBehavior(items: [wall, ball])
    let field = FieldBehavior.field { field, _, _, _, _, _ in
      if fall.dynamicAnimator == nil {
        for behavior in [collision, fall, anchor, weight] as [DynamicBehavior] {
          field.dynamicAnimator?.addBehavior(behavior)
        }
      }
      return .zero
    }
    field.addItem(trigger)
    animator.addBehavior(field)
    animator.step()
    #expect(wall.center == CGPoint(x: 0, y: 500))
    #expect(ball.center.y <= 485.5)
    animator.advance(by: 1)
    #expect(wall.center == CGPoint(x: 0, y: 500))
    expect(ball.frame.maxY, near: 490, within: 0.5)
  }

  @Test func aLoneItemThatABlockAddsFallsInThatStep() {
    let animator = DynamicAnimator.headless()
    let (trigger, ball) = (BasicItem.crate(at: 0, 0), BasicItem.crate(at: 500, 0))
    let (fall, drag) = (GravityBehavior(items: [ball]), DynamicItemBehavior(items: [ball]))
    drag.resistance = 1e6
    let field = FieldBehavior.field { field, _, _, _, _, _ in
      if fall.dynamicAnimator == nil {
        field.dynamicAnimator?.addBehavior(fall)
        field.dynamicAnimator?.addBehavior(drag)
      }
      return .zero
    }
    field.addItem(trigger)
    animator.addBehavior(field)
    animator.step()
    let velocity = drag.linearVelocity(for: ball).y
    #expect(velocity > 0 && velocity < 0.01, "pulled by gravity, and held by its resistance")
  }

  /// In the first step, and after each change, the block was given the old mass and charge.
  @Test func aBlockIsGivenWhatDescribesTheItemNow() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 0, 0)
    let material = DynamicItemBehavior(items: [item])
    material.density = 2
    material.charge = 5
    var given: [[CGFloat]] = []
    let field = FieldBehavior.field { _, _, _, mass, charge, _ in
      given.append([mass, charge])
      material.charge += 1
      return .zero
    }
    field.addItem(item)
    animator.addBehavior(material)
    animator.addBehavior(field)
    for _ in 0..<3 { animator.step() }
    let mass = 2 * item.bounds.width * item.bounds.height / 10_000
    #expect(given == [[mass, 5], [mass, 6], [mass, 7]])
  }
}

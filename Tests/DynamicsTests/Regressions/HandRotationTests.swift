import Dynamics
import Testing

/// A rotation that the program set on an item that moves without turning stayed and was not
/// reported, and so did a center set on one that turns in place.
@Suite struct HandRotationTests {
  private func reports(_ body: () -> Void) -> Int {
    DynamicsDiagnostics.collecting(body).diagnostics.count
  }

  @Test func aRotationSetOnAFallingItemIsReportedAndOverwritten() {
    let item = BasicItem.crate(at: 0, 0)
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.step()
    item.transform = CGAffineTransform(scaleX: 2, y: 3).rotated(by: 1)
    #expect(reports { animator.step() } == 1)
    expect(item.angle, near: 0, within: 1e-9)
    item.angle = 1
    #expect(reports { animator.step() } == 0, "reported once")
    expect(item.angle, near: 0, within: 1e-9)
  }

  @Test func aCenterSetOnASpinningItemIsReportedAndOverwritten() {
    let item = BasicItem.crate(at: 40, 50)
    let animator = DynamicAnimator.headless()
    let properties = DynamicItemBehavior(items: [item])
    properties.addAngularVelocity(1, for: item)
    animator.addBehavior(properties)
    animator.step()
    item.center.x = 300
    #expect(reports { animator.step() } == 1)
    #expect(item.center == CGPoint(x: 40, y: 50))
  }

  @Test func aScaleOrAPoseThatIsTakenOverStays() {
    let item = BasicItem.crate(at: 0, 0)
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [item]))
    let heard = reports {
      animator.step()
      item.transform = CGAffineTransform(scaleX: 2, y: 3)
      animator.step()
      item.angle = 1
      animator.updateItem(usingCurrentState: item)
      animator.step()
    }
    #expect(heard == 0)
    expect(item.angle, near: 1, within: 1e-9)
  }
}

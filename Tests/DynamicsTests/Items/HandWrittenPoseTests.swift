import Dynamics
import Testing

/// A center or transform that the program sets while an animator moves the item is overwritten.
///
/// This used to be silent.
@Suite struct HandWrittenPoseTests {
  private func reports(_ body: () -> Void) -> [DynamicsDiagnostic] {
    DynamicsDiagnostics.collecting(body).diagnostics
  }

  private func falling(_ item: any DynamicItem) -> DynamicAnimator {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.addBehavior(DynamicItemBehavior(items: [item]))
    return animator
  }

  @Test(arguments: [false, true])
  func isReportedOnceForEachItem(interpolates: Bool) {
    let items = [BasicItem.crate(at: 0, 0), BasicItem.crate(at: 300, 0)]
    let animator = DynamicAnimator.headless()
    animator.interpolatesFrames = interpolates
    animator.addBehavior(GravityBehavior(items: items))
    let heard = reports {
      for _ in 0..<20 {
        animator.advance(by: 0.012)
        for item in items { item.center.x += 5 }
      }
    }
    #expect(heard.count == 2)
    #expect(heard.allSatisfy { $0.message.contains("updateItem(usingCurrentState:)") })
    #expect(items[0].center.x == 5, "overwritten all the same")
  }

  @Test func aRotationByHandIsReportedAndAScaleIsNot() {
    let item = BasicItem.crate(at: 0, 0)
    let animator = DynamicAnimator.headless()
    let properties = DynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    properties.addAngularVelocity(3, for: item)
    let scaled = reports {
      for _ in 0..<20 {
        item.transform = item.transform.scaledBy(x: 1.1, y: 0.9)
        animator.step()
      }
    }
    #expect(scaled == [])
    #expect(hypot(item.transform.a, item.transform.b) > 2)
    let turned = reports {
      for _ in 0..<20 {
        item.angle = 0
        animator.step()
      }
    }
    #expect(turned.count == 1)
  }

  @Test func inAnActionAndInAContactItCounts() {
    let item = BasicItem.box(150, 280, 20, 20)
    let animator = falling(item)
    animator.behaviors[0].action = { item.center.x = min(item.center.x, 100) }
    #expect(reports { animator.advance(by: 0.1) }.count == 1)

    let ball = BasicItem.box(150, 900, 20, 20)
    let second = falling(ball)
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    let log = ContactLog()
    log.onEntry = { _ in ball.center = CGPoint(x: 9, y: 9) }
    collision.collisionDelegate = log
    second.addBehavior(collision)
    #expect(reports { second.advance(by: 2) }.count == 1)
  }

  @Test func aPoseThatIsTakenOverIsNot() {
    let item = BasicItem.crate(at: 0, 0)
    let animator = falling(item)
    let heard = reports {
      for _ in 0..<20 {
        animator.step()
        item.center.x += 5
        item.angle += 0.1
        animator.updateItem(usingCurrentState: item)
      }
    }
    #expect(heard == [])
    expect(item.center.x, near: 100, within: 1e-9)
  }

  @Test func aPoseThatWasReportedAsBadIsNotReportedTwice() {
    let item = BasicItem.crate(at: 0, 0)
    let animator = falling(item)
    let heard = reports {
      animator.step()
      item.center.x = .nan
      animator.updateItem(usingCurrentState: item)
      for _ in 0..<5 { animator.step() }
    }
    #expect(heard.count == 1)
  }

  /// An item that rounds to whole points and quarter turns, within bounds, like one of a terminal
  /// or a board game.
  private final class Tile: DynamicItem {
    private var x = 0
    private var y = 0
    private var quarters = 0
    var writes = 0
    let bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    var center: CGPoint {
      get { CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5) }
      set {
        x = Int(newValue.x.rounded())
        y = Int(min(max(newValue.y, 0), 90).rounded())
        writes += 1
      }
    }
    var transform: CGAffineTransform {
      get { CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2) }
      set { quarters = Int((atan2(newValue.b, newValue.a) / (.pi / 2)).rounded()) }
    }
  }

  /// An item that stores single-precision numbers.
  private final class Sprite: DynamicItem {
    private var place: (Float, Float) = (0.1, 0.1)
    private var turn: Float = 0.3
    let bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    var center: CGPoint {
      get { CGPoint(x: CGFloat(place.0), y: CGFloat(place.1)) }
      set { place = (Float(newValue.x), Float(newValue.y)) }
    }
    var transform: CGAffineTransform {
      get { CGAffineTransform(rotationAngle: CGFloat(turn)) }
      set { turn = Float(atan2(newValue.b, newValue.a)) }
    }
  }

  @Test(arguments: [false, true])
  func anItemThatRoundsOrClampsIsNot(interpolates: Bool) {
    for item in [Tile(), Sprite()] as [any DynamicItem] {
      let animator = falling(item)
      animator.interpolatesFrames = interpolates
      (animator.behaviors[1] as? DynamicItemBehavior)?.addAngularVelocity(4, for: item)
      #expect(reports { for _ in 0..<90 { animator.advance(by: 0.011) } } == [])
      item.center.x += 50
      #expect(reports { animator.advance(by: 0.1) }.count == 1)
    }
  }

  @Test func whatIsSetAfterTheLastFrameStaysWhenTheItemLeaves() {
    for interpolates in [false, true] {
      let item = BasicItem.crate(at: 0, 0)
      let animator = falling(item)
      animator.interpolatesFrames = interpolates
      animator.advance(by: 0.021)
      item.center = CGPoint(x: 700, y: 700)
      item.angle = 1
      #expect(reports { animator.removeAllBehaviors() } == [])
      #expect(item.center == CGPoint(x: 700, y: 700) && item.angle == 1)
    }
  }

  @Test func anItemThatOthersMoveTooIsNot() {
    let item = BasicItem.crate(at: 0, 0)
    let heard = reports {
      let animators = [DynamicAnimator.headless(), .headless()]
      for animator in animators {
        animator.shims.sharesItems = true
        animator.addBehavior(GravityBehavior(items: [item]))
      }
      for _ in 0..<10 { for animator in animators { animator.step() } }
    }
    #expect(heard == [])
  }

  @Test func whatHandsSetAtRestIsReportedWhenItIsOverwritten() {
    let item = BasicItem.crate(at: 0, 0)
    let animator = falling(item)
    animator.pause()
    item.center.x = 300
    #expect(reports { animator.resume() } == [])
    #expect(reports { animator.step() }.count == 1)
    #expect(item.center.x == 0)
  }
}

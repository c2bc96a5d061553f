import Dynamics
import DynamicsTestSupport
import Testing

@Suite struct DragTests {
  private let h = 1.0 / 120
  private let room = CGRect(x: 0, y: 0, width: 600, height: 400)

  private func walls(_ items: [any DynamicItem], in animator: DynamicAnimator) {
    let walls = CollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
  }

  @Test func theGrabbedPointComesToThePointer() {
    let animator = DynamicAnimator.headless(room)
    let item = BasicItem.box(200, 200, 120, 60)
    let drag = DragBehavior(item: item, grabbedAt: CGPoint(x: 250, y: 180))
    animator.addBehavior(drag)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.withoutResistance(item).angularResistance = 5
    drag.move(to: CGPoint(x: 400, y: 150), at: 0)
    for _ in 0..<1200 { animator.step() }
    let held = CGPoint(x: 50, y: -20).applying(item.transform)
    // Gravity stretches the spring a little: g/ω².
    expect(item.center.x + held.x, near: 400, within: 0.5)
    expect(item.center.y + held.y, near: 150, within: 0.5)
    // Held off its center, the item hangs from the pointer.
    expect(item.center.x, near: 400, within: 1)
    #expect(item.center.y > 190)
  }

  @Test func itFollowsAMovingPointerWithAKnownLag() {
    let animator = DynamicAnimator.headless(room)
    let item = BasicItem.box(100, 200, 40, 40)
    let drag = DragBehavior(item: item, grabbedAt: item.center)
    animator.addBehavior(drag)
    animator.withoutResistance(item)
    var x: CGFloat = 100
    for step in 1...60 {
      x += 5
      drag.move(to: CGPoint(x: x, y: 200), at: Double(step) * h)
      animator.step()
    }
    // 600 pt/s and 2ζ/ω = 1/(π·20 Hz).
    expect(x - item.center.x, near: 600 / (.pi * 20), within: 0.5)
    expect(item.center.y, near: 200, within: 1e-9)
    #expect(item.angle == 0)
  }

  @Test func onReleaseTheItemGoesOnAsThePointerWent() {
    let animator = DynamicAnimator.headless(room)
    let item = BasicItem.box(100, 200, 40, 40)
    let drag = DragBehavior(item: item, grabbedAt: item.center)
    animator.addBehavior(drag)
    let properties = animator.withoutResistance(item)
    for frame in 1...30 {
      let time = Double(frame) / 60
      drag.move(to: CGPoint(x: 100 + 300 * time, y: 200 - 120 * time), at: 1000 + time)
      animator.advance(by: 1.0 / 60)
    }
    let velocity = drag.release()
    expect(velocity.x, near: 300, within: 1e-6)
    expect(velocity.y, near: -120, within: 1e-6)
    #expect(properties.linearVelocity(for: item) == velocity)
    #expect(drag.isReleased)
    let start = item.center
    for _ in 0..<60 { animator.step() }
    expect(item.center.x - start.x, near: 150, within: 1e-6)
    expect(item.center.y - start.y, near: -60, within: 1e-6)
    #expect(animator.items.count == 1)
  }

  @Test func aPointerThatHasRestedHandsOverNothing() {
    let animator = DynamicAnimator.headless(room)
    let item = BasicItem.box(100, 200, 40, 40)
    let drag = DragBehavior(item: item, grabbedAt: item.center)
    animator.addBehavior(drag)
    drag.move(to: CGPoint(x: 100, y: 200), at: 0)
    drag.move(to: CGPoint(x: 130, y: 200), at: 0.02)
    animator.advance(by: 0.2)
    #expect(drag.release() == .zero)
  }

  @Test func jitterOfEventsIsEvenedOut() {
    var random = SeededGenerator(seed: 5)
    let animator = DynamicAnimator.headless(room)
    let item = BasicItem.box(100, 200, 40, 40)
    let drag = DragBehavior(item: item, grabbedAt: item.center)
    animator.addBehavior(drag)
    for event in 0..<50 {
      let time = Double(event) / 100
      let jitter = random.double(in: -1...1)
      drag.move(to: CGPoint(x: 100 + 500 * time + jitter, y: 200), at: time)
    }
    // Neighbors alone would err by up to 200 pt/s.
    expect(drag.release().x, near: 500, within: 40)
  }

  @Test func aPointerBehindAWallLeavesTheItemAtTheWallWithoutJamming() {
    let animator = DynamicAnimator.headless(room)
    let item = BasicItem.box(300, 200, 60, 40)
    walls([item], in: animator)
    let drag = DragBehavior(item: item, grabbedAt: CGPoint(x: 320, y: 190))
    animator.addBehavior(drag)
    let properties = animator.withoutResistance(item)
    properties.allowsRotation = false
    for step in 1...240 {
      drag.move(to: CGPoint(x: 320 + 10 * CGFloat(step), y: 190), at: Double(step) * h)
      animator.step()
      #expect(item.center.x < 580)
      let velocity = properties.linearVelocity(for: item)
      #expect(hypot(velocity.x, velocity.y) < 3000)
    }
    expect(item.center.x, near: 570, within: 0.2)
    expect(item.center.y, near: 200, within: 0.2)
    // It slides along the wall, and comes off it again.
    for step in 241...300 {
      drag.move(to: CGPoint(x: 2720, y: 190 + CGFloat(step - 240)), at: Double(step) * h)
      animator.step()
    }
    #expect(item.center.y > 215)
    for step in 301...420 {
      drag.move(to: CGPoint(x: 320, y: 190), at: Double(step) * h)
      animator.step()
    }
    expect(item.center.x, near: 300, within: 0.5)
  }

  @Test func aPileInTheWayIsPushedAndStaysWhole() {
    let animator = DynamicAnimator.headless(room)
    let dragged = BasicItem.box(60, 370, 60, 60)
    let pile = (0..<6).map { BasicItem.box(300 + CGFloat($0) * 42, 380, 40, 40) }
    walls([dragged] + pile, in: animator)
    animator.addBehavior(GravityBehavior(items: [dragged] + pile))
    let properties = DynamicItemBehavior(items: [dragged] + pile)
    animator.addBehavior(properties)
    let drag = DragBehavior(item: dragged, grabbedAt: dragged.center)
    animator.addBehavior(drag)
    for step in 1...360 {
      drag.move(to: CGPoint(x: 60 + 2 * CGFloat(step), y: 370), at: Double(step) * h)
      animator.step()
      for item in [dragged] + pile {
        #expect(room.contains(item.center))
        let velocity = properties.linearVelocity(for: item)
        #expect(hypot(velocity.x, velocity.y) < 3000)
      }
    }
    for step in 361...480 {
      drag.move(to: CGPoint(x: 100, y: 370), at: Double(step) * h)
      animator.step()
    }
    expect(dragged.center.x, near: 100, within: 1)
  }

  @Test func aJumpOfThePointerIsNoExplosion() {
    let animator = DynamicAnimator.headless(room)
    let item = BasicItem.box(300, 200, 40, 40)
    let drag = DragBehavior(item: item, grabbedAt: item.center)
    animator.addBehavior(drag)
    let properties = animator.withoutResistance(item)
    animator.step()
    drag.move(to: CGPoint(x: 1e6, y: 200), at: 0)
    animator.step()
    expect(properties.linearVelocity(for: item).x, near: 1e5 * h, within: 1e-6)
  }

  @Test func misuseIsReportedAndChangesNothing() {
    let animator = DynamicAnimator.headless(room)
    let item = BasicItem.box(300, 200, 40, 40)
    let (drag, reports) = DynamicsDiagnostics.collecting {
      DragBehavior(item: item, grabbedAt: CGPoint(x: CGFloat.infinity, y: 0))
    }
    #expect(reports.count == 1)
    animator.addBehavior(drag)
    drag.move(to: CGPoint(x: 310, y: 200), at: 1)
    let misuses: [() -> Void] = [
      { drag.move(to: CGPoint(x: CGFloat.nan, y: 0), at: 2) }, { drag.move(to: .zero, at: .nan) },
      { drag.move(to: .zero, at: 0.5) }, { drag.frequency = 0 }, { drag.damping = -1 },
      { drag.release(at: 0.5) }, { drag.release(at: .nan) },
    ]
    for misuse in misuses {
      let before = animator.stateHash
      let (_, reports) = DynamicsDiagnostics.collecting(misuse)
      #expect(reports.count == 1)
      #expect(animator.stateHash == before)
    }
    drag.release()
    for misuse in [
      { _ = drag.release() }, { _ = drag.release(at: 3) }, { drag.move(to: .zero, at: 3) },
    ] {
      let (_, reports) = DynamicsDiagnostics.collecting(misuse)
      #expect(reports.count == 1)
    }
    #expect((drag.frequency, drag.damping) == (20, 1))
  }

  @Test func aDragOutsideAnAnimatorStillTellsTheVelocity() {
    let drag = DragBehavior(item: BasicItem.box(0, 0, 10, 10), grabbedAt: .zero)
    drag.move(to: .zero, at: 0)
    drag.move(to: CGPoint(x: 5, y: 0), at: 0.05)
    expect(drag.release().x, near: 100, within: 1e-9)
  }
}

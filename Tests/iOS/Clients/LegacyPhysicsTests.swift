import Testing
import UIKit

@MainActor @Suite("Code of Swift 3")
struct LegacyPhysicsTests {
  private let stage = makeStage()

  private func makeSquare(x: CGFloat, y: CGFloat, tag: Int) -> UIView {
    let square = UIView(frame: CGRect(x: x, y: y, width: 60, height: 60))
    square.tag = tag
    stage.addSubview(square)
    return square
  }

  @Test("A square falls on the barrier, tips over its end, and ends on the floor above the inset")
  func barrier() {
    let physics = LegacyPhysics(view: stage)
    let square = makeSquare(x: 105, y: 100, tag: 1)
    physics.drop(square)
    for _ in 0..<60 * 10 where physics.running { physics.tick() }
    #expect(!physics.running)
    #expect(physics.log.first == "barrier")
    #expect(physics.log.contains("no barrier"))
    #expect(physics.log.contains("bounds"))
    #expect(abs(square.frame.maxY - 460) < 0.5)
  }

  @Test("A boundary called 1 reads back as 1")
  func number() {
    let physics = LegacyPhysics(view: stage)
    physics.drop(makeSquare(x: 240, y: 200, tag: 1))
    for _ in 0..<60 * 10 where physics.running { physics.tick() }
    #expect(physics.log.first == "1")
    #expect(physics.log.contains("no 1"))
  }

  @Test("Two squares tell of each other once for each touch, in the order added")
  func pair() {
    let physics = LegacyPhysics(view: stage)
    physics.drop(makeSquare(x: 180, y: 200, tag: 1))
    physics.drop(makeSquare(x: 180, y: 60, tag: 2))
    for _ in 0..<60 * 10 where physics.running { physics.tick() }
    #expect(physics.log.first == "bounds")
    #expect(physics.log.contains("1-2"))
    #expect(!physics.log.contains("2-1"))
  }

  @Test("An instantaneous push is over after a frame, a continuous one goes on")
  func pushes() {
    let physics = LegacyPhysics(view: stage)
    let once = physics.kick(makeSquare(x: 200, y: 60, tag: 1), mode: .instantaneous)
    let long = physics.kick(
      makeSquare(x: 200, y: 260, tag: 2), mode: UIPushBehaviorMode.continuous)
    #expect(once.mode == UIPushBehaviorMode.instantaneous)
    physics.tick()
    #expect(!once.active)
    #expect(long.active)
    #expect(once.targetOffsetFromCenter(for: once.items[0]).vertical == 5)
  }

  @Test("A hinge has the range it was given")
  func hinge() {
    let physics = LegacyPhysics(view: stage)
    let pin = physics.hinge(
      makeSquare(x: 100, y: 60, tag: 1), makeSquare(x: 160, y: 60, tag: 2),
      at: CGPoint(x: 160, y: 90))
    #expect(abs(pin.attachmentRange.minimum + .pi / 4) < 1e-9)
    #expect(pin.items.count == 2)
    #expect(pin.dynamicAnimator != nil)
  }
}

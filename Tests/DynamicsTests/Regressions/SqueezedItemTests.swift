import Dynamics
import Foundation
import Testing

/// An item that a paddle has squeezed against a wall stays where it is when the paddle leaves.
///
/// Its contacts' impulses used to grow from step to step, and it flew after the paddle at 300 pt/s.
@Suite struct SqueezedItemTests {
  enum Wall: CaseIterable {
    case line, bounds, anchored
  }

  @Test(arguments: Wall.allCases, [2, 5, 10] as [CGFloat])
  func itStaysWhenThePaddleLeaves(wall: Wall, squeeze: CGFloat) {
    for speed in [20, 300] as [CGFloat] {
      let scene = Squeezed(against: wall, by: squeeze)
      let squeezed = scene.box.center
      scene.kinematic.setLinearVelocity(CGPoint(x: -speed, y: 0), for: scene.paddle)
      for _ in 0..<60 {
        scene.animator.step()
        #expect(abs(scene.box.center.x - squeezed.x) < squeeze + 1, "left at \(speed) pt/s")
        #expect(scene.speed < 20, "left at \(speed) pt/s")
      }
    }
  }

  /// A round item, or one that the paddle does not press in its middle, has another number of points.
  @Test(
    arguments: [0.05, 0.2, 0.5, 1, 2, 4, 10] as [CGFloat], [20, 100, 300] as [CGFloat])
  func aDiscStays(squeeze: CGFloat, speed: CGFloat) {
    for (isRound, offset) in [(true, 0), (true, 5), (false, 5)] as [(Bool, CGFloat)] {
      let scene = Squeezed(against: .line, by: squeeze, isRound: isRound, offset: offset)
      scene.kinematic.setLinearVelocity(CGPoint(x: -speed, y: 0), for: scene.paddle)
      for _ in 0..<10 {
        scene.animator.step()
        #expect(scene.speed < 1)
      }
    }
  }

  /// The least turn makes a wedge of what is squeezed, which used to shoot off at 13 000 pt/s.
  @Test(arguments: [100, 296, 900] as [CGFloat], [0, 0.4, 5] as [CGFloat])
  func itIsNotFlungSideways(speed: CGFloat, offset: CGFloat) {
    let scene = Squeezed(against: .bounds, by: 0, offset: offset, friction: 0)
    scene.kinematic.setLinearVelocity(CGPoint(x: speed, y: 0), for: scene.paddle)
    for _ in 0..<Int(20 / speed * 120) {
      scene.animator.step()
      #expect(scene.speed < 1.5 * speed)
      #expect(abs(scene.box.center.y - 200) < 1)
    }
  }

  @Test func itHangsOnNeitherOfTwoPaddlesThatPart() {
    let box = BasicItem(center: CGPoint(x: 200, y: 200), size: CGSize(width: 40, height: 40))
    let paddles = [159, 241].map { x in
      BasicItem(center: CGPoint(x: x, y: 200), size: CGSize(width: 40, height: 100))
    }
    let animator = DynamicAnimator(referenceBounds: .zero)
    let kinematic = KinematicBehavior(items: paddles)
    let properties = DynamicItemBehavior(items: [box])
    for behavior in [CollisionBehavior(items: [box] + paddles), kinematic, properties] {
      animator.addBehavior(behavior)
    }
    kinematic.move(paddles[0], to: CGPoint(x: 163, y: 200), duration: 1)
    kinematic.move(paddles[1], to: CGPoint(x: 237, y: 200), duration: 1)
    animator.advance(by: 2)
    kinematic.setLinearVelocity(CGPoint(x: -300, y: 0), for: paddles[0])
    kinematic.setLinearVelocity(CGPoint(x: 300, y: 0), for: paddles[1])
    for _ in 0..<60 {
      animator.step()
      let velocity = properties.linearVelocity(for: box)
      #expect(hypot(velocity.x, velocity.y) < 20)
    }
    #expect(abs(box.center.x - 200) < 4)
  }
}

private struct Squeezed {
  let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 400))
  let box = BasicItem(center: CGPoint(x: 379, y: 200), size: CGSize(width: 40, height: 40))
  let paddle = BasicItem(center: CGPoint(x: 319, y: 200), size: CGSize(width: 40, height: 100))
  let kinematic: KinematicBehavior
  private let properties: DynamicItemBehavior

  init(
    against wall: SqueezedItemTests.Wall, by squeeze: CGFloat, isRound: Bool = false,
    offset: CGFloat = 0, friction: CGFloat? = nil
  ) {
    if isRound { box.collisionBoundsType = .ellipse }
    paddle.center.y += offset
    kinematic = KinematicBehavior(items: [paddle])
    properties = DynamicItemBehavior(items: [box])
    if let friction { properties.friction = friction }
    let collision = CollisionBehavior(items: [box, paddle])
    switch wall {
    case .line:
      collision.addBoundary(
        withIdentifier: "wall", from: CGPoint(x: 400, y: -100), to: CGPoint(x: 400, y: 500))
    case .bounds: collision.translatesReferenceBoundsIntoBoundary = true
    case .anchored:
      let block = BasicItem(center: CGPoint(x: 420, y: 200), size: CGSize(width: 40, height: 200))
      let anchors = DynamicItemBehavior(items: [block])
      anchors.isAnchored = true
      collision.addItem(block)
      animator.addBehavior(anchors)
    }
    for behavior in [collision, kinematic, properties] { animator.addBehavior(behavior) }
    kinematic.move(paddle, to: CGPoint(x: 339 + squeeze, y: 200 + offset), duration: 1)
    animator.advance(by: 3)
  }

  var speed: CGFloat {
    let velocity = properties.linearVelocity(for: box)
    return hypot(velocity.x, velocity.y)
  }
}

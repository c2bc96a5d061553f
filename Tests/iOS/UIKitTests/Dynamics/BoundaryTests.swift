import Testing
import UIKit

@MainActor @Suite struct BoundaryTests {
  private final class Log: NSObject, UICollisionBehaviorDelegate {
    var log: [String] = []
    var identifiers: [(any NSCopying)?] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      log.append("began \(p.y)")
      identifiers.append(identifier)
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      log.append("ended")
      identifiers.append(identifier)
    }
  }

  private let animator = UIDynamicAnimator()
  private let view = makeView(at: 0, 0, 20, 20)
  private let collision: UICollisionBehavior
  private let log = Log()

  init() {
    collision = UICollisionBehavior(items: [view])
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [view]))
  }

  private func addFloor(_ identifier: any NSCopying) {
    collision.addBoundary(
      withIdentifier: identifier, from: CGPoint(x: -50, y: 30), to: CGPoint(x: 50, y: 30))
  }

  @Test(arguments: 0..<7)
  func everySpellingOfAnIdentifierIsToldBack(spelling: Int) throws {
    let identifiers: [any NSCopying] = [
      "a" as NSString, "b" as any NSCopying, 3 as NSNumber, 4 as any NSCopying,
      NSIndexPath(index: 2),
      IndexPath(item: 1, section: 2) as any NSCopying, NSUUID(),
    ]
    let identifier = identifiers[spelling]
    addFloor(identifier)
    animator.run(frames: 20)
    #expect(log.log.first == "began 30.0")
    let told = try #require(log.identifiers.first ?? nil)
    #expect(told as? NSObject == identifier as? NSObject)
    #expect("\(told)" == "\(identifier)")
    #expect(collision.boundary(withIdentifier: identifier) != nil)
    #expect(collision.boundaryIdentifiers?.count == 1)
  }

  @Test func oneIdentifierSpelledTwiceIsOneBoundary() {
    addFloor("floor" as NSString)
    collision.addBoundary(
      withIdentifier: "floor" as any NSCopying, from: .zero, to: CGPoint(x: 5, y: 0))
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.width == 5)
  }

  @Test func whatRestsOnABoundaryFallsWhenThatGoes() {
    addFloor("floor" as NSString)
    animator.run(frames: 200)
    #expect(abs(view.center.y - 20) < 0.2)
    #expect(!animator.isRunning)
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    #expect(animator.isRunning)
    animator.run(frames: 10)
    #expect(view.center.y > 25)
    #expect(log.log.last == "ended")
    #expect(log.log.count(where: { $0 == "ended" }) * 2 == log.log.count)
    #expect(log.identifiers.allSatisfy { $0 as? String == "floor" })
  }

  @Test(arguments: [1e3, 1e4, 1e5, 1e6, 1e9])
  func nothingInsideGetsOut(speed: CGFloat) {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let animator = UIDynamicAnimator(referenceView: room)
    let ball = makeView(at: 150, 100, 10, 10)
    room.addSubview(ball)
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    let properties = freely(ball)
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: speed, y: 0.7 * speed), for: ball)
    animator.addBehavior(walls)
    animator.addBehavior(properties)
    for _ in 0..<100 {
      animator.run(frames: 1)
      #expect(room.bounds.contains(ball.center))
    }
  }
}

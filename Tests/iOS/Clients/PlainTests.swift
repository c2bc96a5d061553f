import Testing
import UIKit

#if !swift(>=6)
  // In Swift 5 mode, as XCTest had it: nothing here says where it runs.

  private func makeFloor() -> UICollisionBehavior {
    let collision = UICollisionBehavior()
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 400, y: 300))
    return collision
  }

  private class FloorObserver: NSObject, UICollisionBehaviorDelegate {
    var names: [String] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
      withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
      if let name = identifier as? String { names.append(name) }
    }
  }

  @Test("Code without isolation drops a view on a floor")
  func plainDrop() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stage.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: stage)
    let gravity = UIGravityBehavior(items: [view])
    let floor = makeFloor()
    let observer = FloorObserver()
    floor.collisionDelegate = observer
    floor.addItem(view)
    animator.addBehavior(gravity)
    animator.addBehavior(floor)
    var frames = 0
    gravity.action = { frames += 1 }
    for _ in 0..<240 { animator.advance(by: 1.0 / 60) }
    #expect(observer.names.first == "floor")
    #expect(abs(view.frame.maxY - 300) < 0.3)
    #expect(!animator.isRunning)
    #expect(0 < frames && frames < 240)
  }

  @Test("Several tests at once on their own threads", arguments: 0..<8)
  func plainSnap(number: Int) {
    let view = UIView(frame: CGRect(x: number * 10, y: 100, width: 100, height: 50))
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 200)))
    for _ in 0..<600 { animator.advance(by: 1.0 / 60) }
    #expect(hypot(view.center.x - 300, view.center.y - 200) < 0.1)
  }
#endif

import Dynamics
import Foundation

final class Watcher: DynamicAnimatorDelegate {
  var isDone = false

  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { isDone = true }
}

let ball = BasicItem(frame: CGRect(x: 140, y: 260, width: 20, height: 20))
let walls = CollisionBehavior(items: [ball])
walls.translatesReferenceBoundsIntoBoundary = true

let watcher = Watcher()
let animator = DynamicAnimator()
animator.delegate = watcher
animator.referenceBounds = CGRect(x: 0, y: 0, width: 300, height: 300)
animator.addBehavior(GravityBehavior(items: [ball]))
animator.addBehavior(walls)

while !watcher.isDone, RunLoop.main.run(mode: .default, before: .distantFuture) {}
print(ball.center.y, animator.stateHash)

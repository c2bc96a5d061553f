import Dynamics
import Foundation

final class Game: DynamicAnimatorDelegate {
  let ball = BasicItem(frame: CGRect(x: 140, y: 260, width: 20, height: 20))
  let animator = DynamicAnimator()

  func start() {
    let walls = CollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.referenceBounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    animator.delegate = self
    animator.addBehavior(GravityBehavior(items: [ball]))
    animator.addBehavior(walls)
  }

  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {
    print(ball.center.y, animator.stateHash)
    exit(0)
  }
}

let game = Game()
game.start()
RunLoop.main.run()

import Dynamics
import Foundation

@main struct Game {
  static func main() async {
    let ball = BasicItem(frame: CGRect(x: 140, y: 260, width: 20, height: 20))
    let walls = CollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true

    let animator = DynamicAnimator()
    animator.referenceBounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    animator.addBehavior(GravityBehavior(items: [ball]))
    animator.addBehavior(walls)

    await animator.settled()
    print(ball.center.y, animator.stateHash)
  }
}

import Dynamics
import Foundation
import Testing

/// Items passed through the corners of moving trays, and of planks that moved together.
///
/// An item that one edge stopped was moved along with it for the rest of the step, and not swept
/// against the others.
@Suite struct TrayCornerTests {
  @Test(arguments: [700.0, 1500, 5000], [2.0, 6, 12])
  func aMovingTrayKeepsItsBall(speed: CGFloat, radius: CGFloat) {
    for index in 0..<24 {
      let way = CGFloat(index) * .pi / 12 + 0.1
      let velocity = CGPoint(x: speed * cos(way), y: speed * sin(way))
      let ball = BasicItem(
        center: CGPoint(x: CGFloat(index % 5) * 10 - 20, y: CGFloat(index % 3) * 15 - 10),
        size: CGSize(width: 2 * radius, height: 2 * radius), collisionBoundsType: .ellipse)
      let tray = BasicItem.box(0, 0, 10, 10)
      let animator = DynamicAnimator.headless()
      let path = BezierPath()
      path.move(to: CGPoint(x: -50, y: -50))
      for corner in [(-50, 50), (50, 50), (50, -50)] as [(CGFloat, CGFloat)] {
        path.addLine(to: CGPoint(x: corner.0, y: corner.1))
      }
      let collision = CollisionBehavior(items: [ball])
      collision.addBoundary(withIdentifier: "tray", for: path, attachedTo: tray)
      let motion = KinematicBehavior(items: [tray])
      for behavior in [motion, collision, GravityBehavior(items: [ball])] {
        animator.addBehavior(behavior)
      }
      motion.setLinearVelocity(velocity, for: tray)
      for _ in 0..<30 {
        let before = CGPoint(x: ball.center.x - tray.center.x, y: ball.center.y - tray.center.y)
        animator.step()
        let after = CGPoint(x: ball.center.x - tray.center.x, y: ball.center.y - tray.center.y)
        // It may leave through the open top only.
        let wasInside = abs(before.x) < 50 && before.y < 50
        let isInside = abs(after.x) < 50 && after.y < 50
        #expect(!wasInside || isInside || after.y < -45, "by way \(index)")
      }
    }
  }
}

import Dynamics
import Foundation

extension Scene {
  static let blocks = Scene(
    "blocks", on: "Tutorials/BakingMotion", of: "DynamicsRecording", seconds: 2.4, opensAt: 0.9,
    hold: 2, isExample: false
  ) { film in
    let blocks = Array("SWIFT").enumerated().map { index, letter in
      let block = BasicItem(
        center: CGPoint(x: 60 + 80 * index, y: -40 - 70 * index),
        size: CGSize(width: 60, height: 60))
      block.angle = 0.12 - 0.06 * Double(index)
      film.paint(block, "#e4b363", stroke: "#7a5418", label: String(letter))
      return block
    }
    let collision = CollisionBehavior(items: blocks)
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: -200, y: 200), to: CGPoint(x: 640, y: 200))
    let wood = DynamicItemBehavior(items: blocks)
    wood.elasticity = 0.3

    let bounds = CGRect(x: 0, y: 0, width: 440, height: 210)
    let animator = DynamicAnimator(referenceBounds: bounds)
    for behavior in [GravityBehavior(items: blocks), collision, wood] {
      animator.addBehavior(behavior)
    }
    film.watch(animator)
    animator.advance(by: 2.4)
  }
}

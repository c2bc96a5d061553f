import Dynamics
import Foundation

extension PlayScene {
  static let aimedThrow = PlayScene(
    "aimed-throw", .recipe, "Forecasts choose the throw that lands in the slot. Try it yourself.",
    size: CGSize(width: 300, height: 200)
  ) { stage in
    let slot = CGRect(x: 222, y: 140, width: 36, height: 60)
    let start = CGPoint(x: 40, y: 189)
    for (name, x, top, bottom) in [
      ("left", slot.minX, slot.minY, slot.maxY), ("right", slot.maxX, slot.minY, slot.maxY),
      ("beam", 120, 0, 90),
    ] {
      stage.walls.addBoundary(
        withIdentifier: name, from: CGPoint(x: x, y: top), to: CGPoint(x: x, y: bottom))
    }
    stage.material.elasticity = 0.5
    let ball = stage.ball(start.x, start.y, 22, .ball(0))
    let push = PushBehavior(items: [ball], mode: .instantaneous)
    push.active = false
    stage.add(push)
    stage.onTick = { [unowned stage] in
      guard stage.tickCount % 480 == 60, stage.drag == nil, stage.isLoose(ball),
        let id = stage.animator.id(of: ball)
      else { return }
      let velocity = stage.material.linearVelocity(for: ball)
      stage.material.addLinearVelocity(CGPoint(x: -velocity.x, y: -velocity.y), for: ball)
      stage.material.addAngularVelocity(-stage.material.angularVelocity(for: ball), for: ball)
      stage.place(ball, at: start)
      push.active = true
      for degrees in stride(from: 80.0, through: 20, by: -3) {
        push.setAngle(-degrees * .pi / 180, magnitude: 0.2)
        let forecast = stage.animator.forecast(for: 3)  // nothing moves, and the push is not used
        if let end = forecast.pose(of: id, at: 3), slot.contains(end.center) { break }
      }
    }
    stage.isBusy = { true }
  }
}

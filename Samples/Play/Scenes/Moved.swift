import Dynamics
import Foundation

extension PlayScene {
  static let kinematic = PlayScene(
    "kinematic", .behavior, "A lift and a wheel move as the program says: nothing stops them."
  ) { stage in
    let platform = stage.addMoved(
      BasicItem(center: CGPoint(x: 80, y: 160), size: CGSize(width: 110, height: 12)), .gray)
    let wheel = stage.addMoved(
      BasicItem(center: CGPoint(x: 240, y: 120), size: CGSize(width: 120, height: 12)), .plain(3))
    let drive = KinematicBehavior(items: [platform, wheel])
    stage.add(drive)
    drive.setAngularVelocity(1, for: wheel)
    for (index, x) in [60.0, 100].enumerated() { stage.box(x, 134, 30, 30, .plain(index)) }
    for index in 0..<3 { stage.ball(200 + 34 * Double(index), 30, 20, .ball(index + 2)) }
    drive.shuttle(platform, to: CGPoint(x: 80, y: 70), duration: 1.5)
  }

  static let sensor = PlayScene(
    "sensor", .behavior, "Throw balls through the hoop: a sensor notices them and pushes them back."
  ) { stage in
    stage.material.elasticity = 0.7
    let balls = (0..<5).map { stage.ball(30 + 26 * Double($0), 160, 22, .ball($0)) }
    let hoop = SensorBehavior(items: balls)
    hoop.addRegion(
      withIdentifier: "hoop",
      for: BezierPath(rect: CGRect(x: 230, y: 70, width: 60, height: 10)))
    for x in [226.0, 294] { stage.box(x, 75, 6, 16, .plain(1), isFixed: true) }
    hoop.onEnter = { [unowned stage] ball, _ in
      stage.message = "through the hoop"
      // Once more, from the other side.
      stage.material.addLinearVelocity(CGPoint(x: -160, y: -120), for: ball)
    }
    stage.add(hoop)
  }
}

extension KinematicBehavior {
  /// Moves an item back and forth between its place and another one, without an end.
  func shuttle(_ item: BasicItem, to end: CGPoint, duration: TimeInterval) {
    let start = item.center
    action = { [unowned self] in
      if item.center == start {
        move(item, to: end, duration: duration, timing: .easeInOut)
      } else if item.center == end {
        move(item, to: start, duration: duration, timing: .easeInOut)
      }
    }
  }
}

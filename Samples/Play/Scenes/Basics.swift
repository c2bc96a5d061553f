import Dynamics
import Foundation

extension PlayScene {
  static let gravity = PlayScene(
    "gravity", .behavior, "Light and heavy items fall alike; the balloon has a gravity of its own."
  ) { stage in
    stage.gravity.magnitude = 0.2  // 200 pt/s²
    stage.ball(60, 25, 16, .ball(1))
    stage.box(140, 30, 44, 44, .plain(0))
    stage.box(200, 30, 20, 60, .plain(3))
    let balloon = stage.ball(260, 160, 34, .ball(4))
    stage.gravity.removeItem(balloon)
    let lift = GravityBehavior(items: [balloon])
    lift.magnitude = -0.08  // upward
    stage.add(lift)
  }

  static let collision = PlayScene(
    "collision", .behavior, "Balls roll down a ramp into a bowl; boundaries are paths."
  ) { stage in
    let bowl = BezierPath()
    bowl.move(to: CGPoint(x: 150, y: 100))
    bowl.addQuadCurve(to: CGPoint(x: 300, y: 100), controlPoint: CGPoint(x: 225, y: 240))
    stage.walls.addBoundary(
      withIdentifier: "ramp", from: CGPoint(x: 10, y: 60), to: CGPoint(x: 150, y: 100))
    stage.walls.addBoundary(withIdentifier: "bowl", for: bowl)
    for index in 0..<5 { stage.ball(30 + 22 * Double(index), 20, 20, .ball(index)) }
  }

  static let tray = PlayScene(
    "tray", .behavior, "A boundary is attached to a tray that moves, and carries the balls."
  ) { stage in
    let plate = BasicItem(center: CGPoint(x: 90, y: 150), size: CGSize(width: 110, height: 8))
    stage.addMoved(plate, .gray)
    let drive = KinematicBehavior(items: [plate])
    let rim = BezierPath()
    rim.move(to: CGPoint(x: -55, y: -36))
    for corner in [(-55, -4), (55, -4), (55, -36)] {
      rim.addLine(to: CGPoint(x: corner.0, y: corner.1))
    }
    stage.add(drive)
    stage.walls.addBoundary(withIdentifier: "rim", for: rim, attachedTo: plate)
    for index in 0..<4 { stage.ball(56 + 22 * Double(index), 120, 18, .ball(index)) }
    drive.shuttle(plate, to: CGPoint(x: 230, y: 90), duration: 2)
  }

  static let material = PlayScene(
    "material", .behavior, "Elasticity 0, 0.5 and 0.9; below, friction 0, 0.3 and 1 on a slope."
  ) { stage in
    stage.walls.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 90), to: CGPoint(x: 320, y: 90))
    stage.walls.addBoundary(
      withIdentifier: "slope", from: CGPoint(x: 0, y: 120), to: CGPoint(x: 320, y: 180))
    for (index, elasticity) in [0, 0.5, 0.9].enumerated() {
      let ball = stage.ball(60 + 100 * Double(index), 20, 30, .ball(index))
      let rubber = DynamicItemBehavior(items: [ball])
      rubber.elasticity = elasticity
      rubber.addAngularVelocity(2, for: ball)
      stage.add(rubber)
    }
    for (index, friction) in [0, 0.3, 1].enumerated() {
      let x = 150 - 56 * Double(index)
      let box = stage.box(x, 112 + 60 * x / 320, 30, 14, .plain(index))
      box.angle = atan(60.0 / 320)
      let surface = DynamicItemBehavior(items: [box])
      surface.friction = friction
      stage.add(surface)
    }
  }

  static let precise = PlayScene(
    "precise-collision", .behavior,
    "Only the upper one of two fast balls looks ahead, and hits its thin plate."
  ) { stage in
    stage.isWeightless = true
    let plates = [50.0, 130].map { stage.box(230, $0, 4, 60, .gray) }
    let balls = [50.0, 130].enumerated().map { stage.ball(20, $1, 14, .ball($0)) }
    let heavy = DynamicItemBehavior(items: plates)
    heavy.density = 60
    let precise = DynamicItemBehavior(items: [balls[0]])
    precise.usesPreciseCollisionDetection = true
    stage.add(heavy, precise)
    let shoot = { [unowned stage] in
      for (item, speed) in [(balls[0], 6000.0), (balls[1], 6000), (plates[0], 0), (plates[1], 0)]
      where stage.isLoose(item) {
        let (velocity, turn) = (
          stage.material.linearVelocity(for: item), stage.material.angularVelocity(for: item)
        )
        stage.material.addLinearVelocity(
          CGPoint(x: speed - velocity.x, y: -velocity.y), for: item)
        stage.material.addAngularVelocity(-turn, for: item)
      }
    }
    shoot()
    stage.onTick = { [unowned stage] in
      guard stage.tickCount.isMultiple(of: 300), stage.drag == nil else { return }
      for (index, y) in [50.0, 130].enumerated() {
        for (item, x) in [(balls[index], 20.0), (plates[index], 230)] {
          item.angle = 0
          stage.place(item, at: CGPoint(x: x, y: y))
        }
      }
      shoot()
    }
    stage.isBusy = { true }
  }

  static let push = PlayScene(
    "push", .behavior, "A thrust, a hit, and a hit off the center. Select one and press an arrow."
  ) { stage in
    stage.isWeightless = true
    stage.material.resistance = 0.3
    let rocket = stage.box(40, 36, 36, 36, .plain(0, "▶"))
    let puck = stage.box(40, 90, 36, 36, .plain(1))
    let spinner = stage.box(40, 144, 36, 36, .plain(2))
    let thrust = PushBehavior(items: [rocket], mode: .continuous)
    thrust.pushDirection = CGVector(dx: 0.2, dy: 0)  // newtons
    let hit = PushBehavior(items: [puck, spinner], mode: .instantaneous)
    hit.setAngle(0, magnitude: 0.2)  // newton seconds
    hit.setTargetOffsetFromCenter(Offset(horizontal: 0, vertical: -10), for: spinner)
    stage.add(thrust, hit)
  }

  static let snap = PlayScene(
    "snap", .behavior, "Throw a card: its snap brings it home. Damping from 0.1 to 1.",
    ground: .felt
  ) { stage in
    stage.isWeightless = true
    for (index, name) in ["A♠", "A♥", "A♣", "A♦"].enumerated() {
      let home = CGPoint(x: 55 + 70 * Double(index), y: 90)
      let card = stage.box(home.x - 20, 150, 44, 62, .card(name))
      card.angle = -0.8
      let snap = stage.snap(card, to: home)
      snap.damping = [0.1, 0.3, 0.6, 1][index]
      snap.frequency = 2
    }
  }

  static let drag = PlayScene(
    "drag", .behavior, "A drag is a spring to the pointer. Hold a plank at its end and shake it."
  ) { stage in
    stage.material.resistance = 1
    stage.material.angularResistance = 1
    stage.isWeightless = true
    stage.box(80, 60, 100, 16, .wood)
    stage.box(230, 60, 60, 40, .crate)
    stage.ball(120, 130, 40, .ball(0))
    stage.ball(230, 130, 20, .steel)
  }

  static let group = PlayScene(
    "group", .behavior, "Items that move as one. g takes a group apart, or makes one of two items."
  ) { stage in
    stage.material.elasticity = 0.4
    func join(_ items: [BasicItem]) {
      for item in items {
        for behavior: any Membership in [stage.gravity, stage.material, stage.walls] {
          behavior.removeItem(item)
        }
      }
      let group = DynamicItemGroup(items: items)
      stage.keep(group)
      stage.walls.addItem(group)
      stage.gravity.addItem(group)
      stage.material.addItem(group)
    }
    join([
      stage.ball(50, 40, 26, .ball(0)), stage.ball(120, 40, 26, .ball(0)),
      stage.box(85, 40, 46, 10, .gray),
    ])
    join([
      stage.box(200, 30, 20, 20, .plain(1)), stage.box(200, 50, 20, 20, .plain(1)),
      stage.box(220, 50, 20, 20, .plain(1)),
    ])
    stage.box(150, 150, 30, 30, .plain(2))
    stage.box(280, 150, 30, 30, .plain(3))
  }

  static let composite = PlayScene(
    "composite", .behavior, "A behavior of behaviors: a drum whose gravity turns."
  ) { stage in
    final class Tumbling: DynamicBehavior {
      let gravity: GravityBehavior
      init(items: [any DynamicItem], in drum: CGRect) {
        gravity = GravityBehavior(items: items)
        super.init()
        gravity.magnitude = 0.5
        let wall = CollisionBehavior(items: items)
        wall.addBoundary(withIdentifier: "drum", for: BezierPath(ovalIn: drum))
        addChildBehavior(gravity)
        addChildBehavior(wall)
        action = { [unowned self] in gravity.angle += .pi / 240 }  // a turn in four seconds
      }
    }
    stage.isWeightless = true
    let socks = (0..<5).map { index in
      stage.box(120 + 20 * Double(index), 90, 34, 18, .plain(index))
    }
    stage.add(Tumbling(items: socks, in: CGRect(x: 74, y: 4, width: 172, height: 172)))
  }
}

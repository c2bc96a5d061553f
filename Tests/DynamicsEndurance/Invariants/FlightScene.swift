import Dynamics
import DynamicsTestSupport

/// Fast items among curves, corners, anchored items and moving obstacles.
///
/// They obey ``MotionLaws``.
struct FlightScene {
  private let animator = DynamicAnimator(referenceBounds: .zero)
  private let collision = CollisionBehavior()
  private let properties = DynamicItemBehavior()
  private let gravity = GravityBehavior()
  private let laws: MotionLaws

  init(_ random: inout SeededGenerator) {
    for behavior in [collision, gravity, properties] { animator.addBehavior(behavior) }
    laws = MotionLaws(animator, collision)
    if random.int(in: 0...2) == 0 { animator.timeStep = 1.0 / 60 }
    properties.elasticity = random.bool() ? 0 : random.double(in: 0...1)
    if random.bool() { properties.friction = random.double(in: 0...1) }
    addObstacles(&random)
    let count = random.int(in: 0...2) == 0 ? random.int(in: 2...8) : 1
    for _ in 0..<count { addItem(&random) }
  }

  private func addItem(_ random: inout SeededGenerator) {
    let size = CGSize(width: random.double(in: 2...40), height: random.double(in: 2...40))
    let isRound = random.bool()
    let item = BasicItem(
      center: CGPoint(x: random.double(in: 180...220), y: random.double(in: 60...100)),
      size: isRound && random.bool() ? CGSize(width: size.width, height: size.width) : size,
      collisionBoundsType: isRound ? .ellipse : .rectangle)
    item.angle = random.double(in: -3...3)
    laws.watch(item, isPulled: true)
    collision.addItem(item)
    gravity.addItem(item)
    properties.addItem(item)
    let speed = random.double(in: 300...6000)
    let way = random.double(in: -3.1...3.1)
    properties.addLinearVelocity(
      CGPoint(x: speed * cos(way), y: speed * sin(way)), for: item)
    if random.bool() { properties.addAngularVelocity(random.double(in: -100...100), for: item) }
  }

  private func addObstacles(_ random: inout SeededGenerator) {
    let room = CGRect(x: 0, y: 0, width: 400, height: 400)
    switch random.int(in: 0...4) {
    case 0: addBoundary(BezierPath(ovalIn: room))
    case 1:
      addBoundary(BezierPath(roundedRect: room, cornerRadius: random.double(in: 20...200)))
    case 2: addBowl(&random)
    case 3: addPegs(&random)
    default: addLift(&random)
    }
  }

  private func addBoundary(_ path: BezierPath) {
    collision.addBoundary(withIdentifier: "room", for: path)
  }

  private func addBowl(_ random: inout SeededGenerator) {
    let path = BezierPath()
    path.addArc(
      withCenter: CGPoint(x: 200, y: 200), radius: random.double(in: 150...200), startAngle: 0,
      endAngle: .pi, clockwise: true)
    addBoundary(path)
  }

  private func addPegs(_ random: inout SeededGenerator) {
    addBoundary(BezierPath(rect: CGRect(x: 0, y: 0, width: 400, height: 400)))
    let anchored = DynamicItemBehavior()
    anchored.isAnchored = true
    animator.addBehavior(anchored)
    for index in 0..<random.int(in: 1...6) {
      let peg = BasicItem(
        center: CGPoint(x: 40 + 64 * CGFloat(index), y: random.double(in: 150...350)),
        size: CGSize(width: random.double(in: 10...50), height: random.double(in: 10...50)),
        collisionBoundsType: random.bool() ? .ellipse : .rectangle)
      peg.angle = random.double(in: -3...3)
      collision.addItem(peg)
      anchored.addItem(peg)
    }
  }

  /// A plank that goes down, or turns, in a room.
  private func addLift(_ random: inout SeededGenerator) {
    addBoundary(BezierPath(rect: CGRect(x: -100, y: -300, width: 600, height: 3000)))
    let plank = BasicItem(
      center: CGPoint(x: 200, y: 150), size: CGSize(width: 200, height: 20))
    collision.addItem(plank)
    let motion = KinematicBehavior(items: [plank])
    animator.addBehavior(motion)
    motion.setLinearVelocity(CGPoint(x: 0, y: random.double(in: 10...200)), for: plank)
    if random.bool() { motion.setAngularVelocity(random.double(in: -2...2), for: plank) }
  }

  func run() -> [InvariantFault] {
    for step in 1...300 where animator.isRunning || step == 1 {
      laws.step()
      if !laws.faults.isEmpty { return laws.faults }
    }
    return laws.finish()
  }
}

import Dynamics
import DynamicsTestSupport

/// Fast items among curves, corners, anchored items and moving obstacles.
///
/// No item stands still while it reports a speed, and none that gravity pulls rests in the air.
struct FlightScene {
  private let animator = DynamicAnimator(referenceBounds: .zero)
  private let collision = CollisionBehavior()
  private let properties = DynamicItemBehavior()
  private let gravity = GravityBehavior()
  private let contacts = TouchCount()
  private var items: [BasicItem] = []

  init(_ random: inout SeededGenerator) {
    for behavior in [collision, gravity, properties] { animator.addBehavior(behavior) }
    collision.collisionDelegate = contacts
    if random.int(in: 0...2) == 0 { animator.timeStep = 1.0 / 60 }
    properties.elasticity = random.bool() ? 0 : random.double(in: 0...1)
    if random.bool() { properties.friction = random.double(in: 0...1) }
    addObstacles(&random)
    let count = random.int(in: 0...2) == 0 ? random.int(in: 2...8) : 1
    for _ in 0..<count { addItem(&random) }
  }

  private mutating func addItem(_ random: inout SeededGenerator) {
    let size = CGSize(width: random.double(in: 2...40), height: random.double(in: 2...40))
    let isRound = random.bool()
    let item = BasicItem(
      center: CGPoint(x: random.double(in: 180...220), y: random.double(in: 60...100)),
      size: isRound && random.bool() ? CGSize(width: size.width, height: size.width) : size,
      collisionBoundsType: isRound ? .ellipse : .rectangle)
    item.angle = random.double(in: -3...3)
    items.append(item)
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
    var watch = StillnessWatch(mostSteps: items.count > 1 ? 6 : 2)
    for step in 1...300 where animator.isRunning || step == 1 {
      animator.step()
      let faults = watch.faults(items, step: step) { properties.linearVelocity(for: $0) }
      if let fault = faults.first { return [fault] }
    }
    guard !animator.isRunning else { return [] }
    return items.filter { contacts.isFree($0) }.prefix(1).map {
      InvariantFault(kind: .hangs, text: "\($0.bounds.size) rests at \($0.center)")
    }
  }
}

/// Counts the contacts of items.
private final class TouchCount: CollisionBehaviorDelegate {
  private var counts: [ObjectIdentifier: Int] = [:]

  func isFree(_ item: BasicItem) -> Bool { counts[ObjectIdentifier(item), default: 0] == 0 }

  private func add(_ change: Int, to item: any DynamicItem) {
    counts[ObjectIdentifier(item), default: 0] += change
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at p: CGPoint
  ) {
    add(1, to: item1)
    add(1, to: item2)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) {
    add(-1, to: item1)
    add(-1, to: item2)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at p: CGPoint
  ) { add(1, to: item) }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) { add(-1, to: item) }
}

import Dynamics
import DynamicsTestSupport

/// A box in which items, behaviors, boundaries, joints and drags come and go, as a program would have it
/// that runs all day.
final class BusyScene {
  let animator: DynamicAnimator
  private(set) var items: [BasicItem] = []
  private(set) var actions = 0
  /// Items that have joined.
  private(set) var arrivals = 0
  private(set) var eventsRead = 0

  private let mostItems: Int
  private var random: SeededGenerator
  private let collision = CollisionBehavior()
  private let properties = DynamicItemBehavior()
  private let gravity = GravityBehavior()
  private var joints: [AttachmentBehavior] = []
  /// Pushes, fields and snaps, which may go on for ever.
  private var forces: [DynamicBehavior] = []
  private var drag: (behavior: DragBehavior, item: BasicItem, way: CGVector)?
  private var streams: [OpenStream] = []
  private let log = EventCount()

  /// A stream of contacts, and how many contacts had begun when it was opened.
  private struct OpenStream {
    let events: AsyncStream<ContactEvent>
    let start: Int
  }

  static let box = CGRect(x: 0, y: 0, width: 800, height: 600)

  init(seed: UInt64, mostItems: Int) {
    random = SeededGenerator(seed: seed)
    self.mostItems = mostItems
    animator = DynamicAnimator(referenceBounds: Self.box)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = log
    properties.elasticity = 0.4
    properties.friction = 0.3
    properties.resistance = 0.5
    properties.angularResistance = 1
    begin()
  }

  /// Adds the behaviors that everything else needs.
  func begin() {
    for behavior in [collision, properties, gravity] { animator.addBehavior(behavior) }
    while items.count < mostItems / 2 { addItem() }
  }

  /// Does one thing of many.
  func act() async {
    actions += 1
    switch random.int(in: 0...15) {
    case 0...3: if items.count < mostItems { addItem() } else { removeItem() }
    case 4: removeItem()
    case 5, 6: addJoint()
    case 7: removeJoint()
    case 8: addForce()
    case 9: if !forces.isEmpty { animator.removeBehavior(forces.removeFirst()) }
    case 10: addObstacle()
    case 11:
      if let name = collision.boundaryIdentifiers?.first {
        collision.removeBoundary(withIdentifier: name)
      }
    case 12: streams.append(OpenStream(events: animator.contacts, start: log.began))
    case 13: await closeStream()
    case 14: grab()
    default: gravity.setAngle(random.double(in: 0.8...2.3), magnitude: random.double(in: 0.5...1.5))
    }
  }

  /// Moves what a finger holds.
  func moveDrag() {
    guard let drag else { return }
    let place = drag.item.center
    let target = CGPoint(x: place.x + drag.way.dx, y: place.y + drag.way.dy)
    drag.behavior.move(to: target, at: animator.elapsedTime)
  }

  /// Ends all that could keep items from rest.
  func calmDown() async {
    release()
    for behavior in forces { animator.removeBehavior(behavior) }
    forces = []
    // A taut rope that is pressed against what lies between its items trembles and never rests.
    for joint in joints where joint is Rope { animator.removeBehavior(joint) }
    joints.removeAll { $0 is Rope }
    while !streams.isEmpty { await closeStream() }
    gravity.setAngle(.pi / 2, magnitude: 1)
  }

  /// Takes everything away.
  func end() {
    animator.removeAllBehaviors()
    for item in items { forget(item) }
    items = []
    joints = []
    collision.removeAllBoundaries()
  }

  // MARK: Energy

  /// Of motion, of height under gravity and in springs, in kg·pt²/s².
  ///
  /// Velocities are taken half a step before the end of the step, where those of a semi-implicit step
  /// belong.
  var energy: Double {
    let fall = 1000.0
    let motion = items.reduce(0.0) { sum, item in
      let (velocity, spin) = (
        properties.linearVelocity(for: item), properties.angularVelocity(for: item)
      )
      let down = velocity.y - fall * animator.timeStep / 2
      let height = Self.box.maxY - item.center.y
      let squaredSpeed: Double = velocity.x * velocity.x + down * down
      let energyOfMass = squaredSpeed / 2 + fall * height
      let energyOfSpin: Double = item.moment * spin * spin / 2
      return sum + item.mass * energyOfMass + energyOfSpin
    }
    return joints.reduce(motion) { $0 + $1.springEnergy }
  }

  var rootMeanSquareSpeed: Double {
    guard !items.isEmpty else { return 0 }
    let sum = items.reduce(0.0) {
      let velocity = properties.linearVelocity(for: $1)
      return $0 + velocity.x * velocity.x + velocity.y * velocity.y
    }
    return (sum / Double(items.count)).squareRoot()
  }

  /// What does not rest, and what is tied to it, in words.
  var unrest: String {
    let restless = animator.awakeItems
    let ties = joints.filter { joint in
      joint.items.contains { item in restless.contains { $0 === item } }
    }
    let words =
      restless.map { item in
        "\(item) at \(properties.linearVelocity(for: item)) pt/s, "
          + "\(properties.angularVelocity(for: item)) 1/s"
      }
      + ties.map { joint in
        "\(joint) of length \(joint.length), \(joint.frequency) Hz on "
          + "\(joint.items.compactMap { $0 as? BasicItem }.map(\.center))"
      }
    return "restless are\n" + words.joined(separator: "\n")
  }

  // MARK: What comes and goes

  private func addItem() {
    let size = CGSize(width: random.double(in: 15...50), height: random.double(in: 15...50))
    let item = BasicItem(
      center: random.point(in: Self.box.insetBy(dx: 40, dy: 40)), size: size,
      collisionBoundsType: random.bool() ? .ellipse : .rectangle)
    // One that starts inside another is pushed out of it, which is not what this is about.
    let frame = item.frame.insetBy(dx: -8, dy: -8)
    guard items.allSatisfy({ !$0.frame.insetBy(dx: -8, dy: -8).intersects(frame) }) else { return }
    items.append(item)
    arrivals += 1
    collision.addItem(item)
    properties.addItem(item)
    gravity.addItem(item)
    let (speed, angle) = (random.double(in: 0...800), random.double(in: 0...6.3))
    properties.addLinearVelocity(
      CGPoint(x: speed * cos(angle), y: speed * sin(angle)), for: item)
  }

  private func removeItem() {
    guard items.count > mostItems / 3 else { return }
    let item = items.remove(at: random.int(in: 0...items.count - 1))
    if drag?.item === item { release() }
    for joint in joints where joint.items.contains(where: { $0 === item }) {
      animator.removeBehavior(joint)
    }
    joints.removeAll { $0.dynamicAnimator == nil }
    for force in forces {
      switch force {
      case let force as PushBehavior where force.items.contains { $0 === item }:
        force.removeItem(item)
      case let force as FieldBehavior where force.items.contains { $0 === item }:
        force.removeItem(item)
      case let force as SnapBehavior: animator.removeBehavior(force)
      default: break
      }
    }
    forces.removeAll { $0.dynamicAnimator == nil }
    forget(item)
  }

  private func forget(_ item: BasicItem) {
    collision.removeItem(item)
    properties.removeItem(item)
    gravity.removeItem(item)
  }

  private func addJoint() {
    guard joints.count < 6, items.count > 2 else { return removeJoint() }
    let first = random.int(in: 0...items.count - 1)
    let (a, b) = (items[first], items[(first + 1) % items.count])
    // What a rod or rope holds inside each other cannot rest.
    let isClear = a.center.distance(to: b.center) > a.reach + b.reach + 2
    let joint: AttachmentBehavior
    switch isClear ? random.int(in: 0...4) : random.int(in: 3...4) {
    case 0: joint = AttachmentBehavior(item: a, attachedTo: b)
    case 1:
      joint = AttachmentBehavior(item: a, attachedTo: b)
      joint.frequency = 2
      joint.damping = 0.5
    case 2:
      joint = Rope.limitAttachment(
        with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
    case 3:
      joint = AttachmentBehavior(item: a, attachedToAnchor: random.point(in: Self.box))
      joint.frequency = 3
      joint.damping = 0.5
    default:
      joint = .pinAttachment(with: a, attachedTo: b, attachmentAnchor: a.center)
    }
    joints.append(joint)
    animator.addBehavior(joint)
  }

  private func removeJoint() {
    guard !joints.isEmpty else { return }
    animator.removeBehavior(joints.removeFirst())
  }

  private func addForce() {
    guard forces.count < 3, let item = items.last else { return }
    let force: DynamicBehavior
    switch random.int(in: 0...3) {
    case 0:
      let push = PushBehavior(items: [item], mode: random.bool() ? .continuous : .instantaneous)
      push.setAngle(random.double(in: 0...6.3), magnitude: random.double(in: 0...2))
      force = push
    case 1:
      let noise = FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
      noise.strength = 0.5
      items.prefix(6).forEach(noise.addItem)
      force = noise
    case 2:
      let vortex = FieldBehavior.vortexField()
      vortex.position = random.point(in: Self.box)
      vortex.strength = 0.1
      items.prefix(6).forEach(vortex.addItem)
      force = vortex
    default: force = SnapBehavior(item: item, snapTo: random.point(in: Self.box))
    }
    forces.append(force)
    animator.addBehavior(force)
  }

  /// One of three names, so that boundaries are replaced, too.
  private func addObstacle() {
    let name = random.int(in: 0...2)
    let place = random.point(in: Self.box.insetBy(dx: 120, dy: 120))
    if random.bool() {
      collision.addBoundary(
        withIdentifier: name, from: place,
        to: CGPoint(x: place.x + random.double(in: -90...90), y: place.y + 60))
    } else {
      let rect = CGRect(x: place.x - 40, y: place.y - 40, width: 80, height: 80)
      collision.addBoundary(withIdentifier: name, for: BezierPath(ovalIn: rect))
    }
  }

  // MARK: Drags and streams

  private func grab() {
    guard drag == nil, let item = items.first else { return release() }
    let behavior = DragBehavior(item: item, grabbedAt: item.center)
    animator.addBehavior(behavior)
    drag = (
      behavior, item,
      CGVector(dx: random.double(in: -60...60), dy: random.double(in: -60...60))
    )
  }

  private func release() {
    guard let drag else { return }
    _ = drag.behavior.release()
    animator.removeBehavior(drag.behavior)
    self.drag = nil
  }

  /// Drops the oldest stream, some of its events read and some not.
  private func closeStream() async {
    guard !streams.isEmpty else { return }
    let stream = streams.removeFirst()
    var left = min(log.began - stream.start, 8)
    guard left > 0 else { return }
    for await _ in stream.events {
      eventsRead += 1
      left -= 1
      if left == 0 { break }
    }
  }
}

/// Tells ropes from other attachments.
private final class Rope: AttachmentBehavior {}

/// Counts contacts that have begun.
private final class EventCount: CollisionBehaviorDelegate {
  private(set) var began = 0

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) { began += 1 }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
  ) { began += 1 }
}

extension BasicItem {
  private var isRound: Bool { collisionBoundsType == .ellipse }

  /// From the center to a corner.
  fileprivate var reach: Double { hypot(bounds.width, bounds.height) / 2 }

  /// Kilograms, at density 1.
  fileprivate var mass: Double {
    bounds.width * bounds.height / 10_000 * (isRound ? .pi / 4 : 1)
  }

  /// About its center, in kg·pt².
  fileprivate var moment: Double {
    let square = bounds.width * bounds.width + bounds.height * bounds.height
    return mass * square / (isRound ? 16 : 12)
  }
}

extension AttachmentBehavior {
  /// What it gives back when it is let go.
  fileprivate var springEnergy: Double {
    let ends = items.compactMap { $0 as? BasicItem }
    guard frequency > 0, let item = ends.first else { return 0 }
    let far = ends.dropFirst().first
    let stretch = item.center.distance(to: far?.center ?? anchorPoint) - length
    let mass = far.map { item.mass * $0.mass / (item.mass + $0.mass) } ?? item.mass
    let rate = 2 * Double.pi * frequency * stretch
    return mass * rate * rate / 2
  }
}

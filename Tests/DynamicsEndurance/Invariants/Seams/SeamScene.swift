import Dynamics
import DynamicsTestSupport

/// A first item, its neighbors and a wall in a row, with the features of a plan on them.
final class SeamScene {
  /// A wall as numbers.
  struct Wall {
    /// How far a place in the frame is behind the wall, which may have moved.
    let depth: (CGPoint, CGFloat) -> CGFloat
    /// Whether it is a line, which a crush may overcome.
    var isOpen = false
  }

  /// Sets what drives to a place and a velocity, for the next step.
  typealias Drive = (_ place: CGFloat, _ velocity: CGFloat) -> Void

  let plan: SeamPlan
  let frame: SeamFrame
  let animator: DynamicAnimator
  let laws: MotionLaws
  let collision = CollisionBehavior()
  let gravity = GravityBehavior()
  let properties = DynamicItemBehavior()
  let anchored = DynamicItemBehavior()
  let motion = KinematicBehavior()
  /// Those that move by themselves, from the first one to the wall.
  var bodies: [SeamBody] = []
  /// Those that do not, but are in the way.
  var obstacles: [SeamBody] = []
  var joints: [SeamJoint] = []
  var walls: [Wall] = []
  var drives: [Drive] = []
  /// Ends what still pulls when drives are over.
  var endings: [() -> Void] = []
  var course = SeamCourse()
  /// The greatest speed that is put in, in pt/s.
  var input: CGFloat = 0
  /// The greatest speed that an item is given at once, in pt/s.
  var kick: CGFloat = 0
  /// Whether the first item is held beside its center.
  var isOffCenter = false
  /// Between all neighbors together, in points.
  var room: CGFloat = 0

  init(seed: UInt64, _ random: inout SeededGenerator) {
    plan = SeamPlan(seed: seed, &random)
    let isStraight = plan.has(.bounds) || plan.has(.curve) || plan.has(.movingWall)
    frame = SeamFrame(
      origin: CGPoint(x: 600, y: 600), quarters: random.int(in: 0...3),
      tilt: isStraight || random.int(in: 0...3) > 0 ? 0 : random.double(in: -0.7...0.7))
    animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 1200, height: 1200))
    anchored.isAnchored = true
    for behavior in [collision, gravity, properties, anchored, motion] {
      animator.addBehavior(behavior)
    }
    laws = MotionLaws(animator, collision)
    addRoom()
    setMaterial(&random)
    properties.usesPreciseCollisionDetection = seed % 5 == 2
    setGravity(&random)
    addItems(&random)
    setCourse(&random)
    for feature in plan.features { addWall(feature, &random) }
    for feature in plan.features where feature.isJoint { addJoint(feature, &random) }
    for feature in plan.features { addDrive(feature, &random) }
    if plan.situation == .motion { throwItem(&random) }
  }

  /// Around everything, and turned as gravity is, so that floors are level.
  private func addRoom() {
    collision.translatesReferenceBoundsIntoBoundary = frame.tilt == 0
    guard frame.tilt != 0 else { return }
    let corners = [(-600.0, -600.0), (600, -600), (600, 600), (-600, 600)].map {
      frame.room($0, $1)
    }
    collision.addBoundary(withIdentifier: "room", for: Outline.polygon(corners).makePath())
  }

  private func setMaterial(_ random: inout SeededGenerator) {
    properties.elasticity = random.pick([0, 0.2, 0.5])
    // Without friction, slides creep apart on a level floor for minutes.
    properties.friction = random.pick(plan.has(\.isJoint) ? [0.2, 0.8] : [0, 0.2, 0.8])
    properties.resistance = random.double(in: 1...3)
    properties.angularResistance = random.double(in: 1...3)
    properties.charge = 1
    if random.int(in: 0...9) == 0 { properties.allowsRotation = false }
    anchored.elasticity = properties.elasticity
    anchored.friction = properties.friction
  }

  private func setGravity(_ random: inout SeededGenerator) {
    gravity.gravityDirection =
      switch random.int(in: 0...9) {
      case 0...3: .zero
      case 4...7: frame.vector(1, 0)
      case 8: frame.vector(-1, 0)
      default: frame.vector(0, 1)
      }
  }

  private func setCourse(_ random: inout SeededGenerator) {
    course.speed = random.double(in: 20...600)
    course.stop = random.int(in: 30...150)
    let sides = CGFloat(max(1, plan.features.filter(\.isStrong).count))
    let beyond = random.double(in: 0...150)
    switch plan.situation {
    case .rest, .motion: break
    case .towards:
      course.forward =
        plan.has(\.isStrong) ? max(0, room * random.double(in: 0.2...0.9) / sides) : room + beyond
    case .away: course.back = random.double(in: 30...200)
    case .squeezed:
      let least = bodies.reduce(CGFloat.infinity) { min($0, $1.front + $1.back) }
      course.forward = (room + min(least * 0.3, random.double(in: 1...15))) / sides
      course.back = random.double(in: 100...200)
    }
    if plan.has(\.isDrive) { input = max(input, course.speed) }
  }

  private func throwItem(_ random: inout SeededGenerator) {
    let (speed, way) = (random.double(in: 50...600), random.double(in: 0...6.2))
    let target = random.pick(bodies).item
    properties.addLinearVelocity(
      CGPoint(x: speed * cos(way), y: speed * sin(way)), for: target)
    (input, kick) = (max(input, speed), max(kick, speed))
  }

  var isPulled: Bool { gravity.gravityDirection != .zero }

  /// Whether walls or paddles press items together, more than they yield.
  var isSqueezing: Bool { plan.situation == .squeezed && plan.has(\.isStrong) }

  /// Whether joints hold something in the way of what nothing stops.
  var isJamming: Bool {
    plan.has(\.isStrong) && plan.situation != .rest
      && (plan.has(.anchor)
        || joints.contains { joint in
          guard let second = joint.second else { return true }
          return obstacles.contains { $0.item === second }
        })
  }

  func velocity(of body: SeamBody) -> CGPoint { properties.linearVelocity(for: body.item) }
}

internal import DynamicsChipmunk
internal import DynamicsGeometry

/// All state of a simulation, and the only owner of its memory.
///
/// It knows nothing of behaviors. Changes come as ``Command`` values, at any time between steps; what
/// leaves are ids. All numbers that come in must be finite and in range: the floor above checks them.
package final class World {
  let bodies = Slab<BodyRow>()
  let shapes = Slab<ShapeRow>()
  let sets = Slab<CollisionSetRow>()
  let boundaries = Slab<BoundaryRow>()
  /// What edges and joints are fixed to: at (0, 0), never moved.
  let ground: BodyPointer
  let joints: JointTable

  /// All bodies in the order of their ids.
  let order = FlatArray<BodyPointer>()
  /// Those that were removed, until nothing refers to them any more.
  let retired = FlatArray<BodyPointer>()
  /// Those that moved since somebody asked.
  let moved = FlatArray<BodyID>()
  /// The number of that list.
  var movedList: Int32 = 0

  let broadPhase: BroadPhase
  let narrowPhase = NarrowPhase()
  let islands = Islands()
  let events: ContactEvents
  var sleep = Sleep()
  /// The joints that hold something awake.
  let awakeJoints = FlatArray<JointPointer>()
  /// Of those, the ones that have rows of their own to solve.
  let looseJoints = FlatArray<JointPointer>()
  let articulations = Articulations()
  let continuousCollision: ContinuousCollision
  let contactSolver = ContactSolver()
  var positionCorrection = PositionCorrection()
  let containment: Containment

  /// What collides of each body, by its slot.
  var compounds: [CompoundShape?] = []
  /// What boundaries were made of, by their slots.
  var contours: [[Contour]] = []
  /// The same of the places that the next step moves them to; empty for those that stay.
  var targetContours: [[Contour]] = []
  /// The slots of the boundaries that the next step moves.
  let movingBoundaries = FlatArray<Int32>()
  let movingWalls = MovingWalls()
  var counters = Counters()
  /// Whether ``order`` has bodies that were removed.
  var isOrderStale = false
  var areAwakeJointsStale = false
  /// The length of the step before, in seconds; 0 before the first.
  var previousStep = 0.0

  /// Steps taken.
  package internal(set) var stepCount = 0
  /// Steps in which velocities grew beyond what a number can hold, and bodies were stopped.
  package internal(set) var overflows = 0
  /// The last step in which any body was too fast to be at rest.
  package internal(set) var lastRestlessStep = 0
  /// What began and ended to touch in the last step.
  package internal(set) var contactChanges = ContactChanges()

  package init() {
    ChipmunkVersion.check
    ground = .allocate(capacity: 1)
    ground.initialize(to: BodyRow())
    ground.pointee.material.isAnchored = true
    ground.pointee.body.m = .infinity
    ground.pointee.body.i = .infinity
    ground.setPose(.zero, angle: 0, rotation: Vector(x: 1, y: 0))
    joints = JointTable(ground: ground)
    broadPhase = BroadPhase(shapes)
    events = ContactEvents(sets)
    continuousCollision = ContinuousCollision(
      fixed: broadPhase.fixed, moving: broadPhase.moving, shapes)
    containment = Containment(shapes)
  }

  deinit {
    for body in order.buffer { freeMemory(of: body) }
    for body in retired.buffer { freeMemory(of: body) }
    freeBoundaries()
    ground.deinitialize(count: 1)
    ground.deallocate()
  }
}

/// The next serial numbers.
struct Counters {
  var body: Int32 = 0
  var set: Int32 = 0
  var boundary: Int32 = 0
  /// The rank of the next shape of a body, and of the next edge.
  var shape: UInt32 = 0
  var edge: UInt32 = firstEdge

  /// Edges come after all shapes of bodies.
  static let firstEdge: UInt32 = 1 << 31

  static func take(_ counter: inout Int32) -> Int32 {
    defer { counter += 1 }
    return counter
  }
}

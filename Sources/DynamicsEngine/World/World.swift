internal import DynamicsChipmunk
internal import DynamicsGeometry

/// All state of a simulation, and the only owner of its memory.
///
/// It knows nothing of behaviors. Changes come in as ``Command`` values, at any time between steps,
/// and ids go out. All numbers must be finite and in range: the layer above checks them.
package final class World {
  let bodies = Slab<BodyRow>()
  let shapes = Slab<ShapeRow>()
  let sets = Slab<CollisionSetRow>()
  let boundaries = Slab<BoundaryRow>()
  /// The body that edges and joints are fixed to: at (0, 0), never moved.
  let ground: BodyPointer
  let joints: JointTable

  /// All bodies, in the order of their ids.
  let order = FlatArray<BodyPointer>()
  /// Removed bodies, kept until nothing refers to them any more.
  let retired = FlatArray<BodyPointer>()
  /// The bodies that have moved since the list was last taken.
  let moved = FlatArray<BodyID>()
  // A step reads these all the time. They are plain values, which no code uses while another part of
  // the world changes them, so exclusivity checks are not needed.

  /// The number of the list of moved bodies.
  @exclusivity(unchecked)
  var movedList: Int32 = 0

  let broadPhase: BroadPhase
  let narrowPhase = NarrowPhase()
  let islands = Islands()
  let events: ContactEvents
  let sleep = Sleep()
  /// The joints with an awake body.
  let awakeJoints = FlatArray<JointPointer>()
  /// The awake joints that have loose rows to solve.
  let looseJoints = FlatArray<JointPointer>()
  let articulations = Articulations()
  let continuousCollision: ContinuousCollision
  let preciseCollision: PreciseCollision
  let contactSolver = ContactSolver()
  @exclusivity(unchecked)
  var positionCorrection = PositionCorrection()
  let containment: Containment

  let wallChains = WallChains()
  /// The compound shapes of the bodies, by slot.
  @exclusivity(unchecked)
  var compounds: [CompoundShape?] = []
  /// The contours of the boundaries, by slot.
  var contours: [[Contour]] = []
  /// The contours that the next step moves the boundaries to, by slot; empty for those that stay.
  var targetContours: [[Contour]] = []
  /// The slots of the boundaries that the next step moves.
  let movingBoundaries = FlatArray<Int32>()
  let movingEdgeBodies = MovingEdgeBodies()
  /// The anchored bodies that the last step has moved or that the next one moves.
  let kinematicBodies = FlatArray<BodyPointer>()
  var counters = Counters()
  /// Whether ``order`` has bodies that were removed.
  @exclusivity(unchecked)
  var isOrderStale = false
  @exclusivity(unchecked)
  var areAwakeJointsStale = false
  /// The length of the previous step, in seconds; 0 before the first.
  @exclusivity(unchecked)
  var previousStep = 0.0

  /// The number of steps taken.
  @exclusivity(unchecked)
  package internal(set) var stepCount = 0
  @exclusivity(unchecked)
  var results = StepResults()

  package init() {
    ChipmunkVersion.check
    ground = .allocate(capacity: 1)
    ground.initialize(to: BodyRow())
    ground.pointee.material.isAnchored = true
    ground.pointee.body.m = .infinity
    ground.pointee.body.i = .infinity
    ground.setPose(.zero, angle: 0, rotation: Vector(x: 1, y: 0))
    joints = JointTable(ground: ground)
    broadPhase = BroadPhase(shapes, sets, bodies)
    events = ContactEvents(sets)
    continuousCollision = ContinuousCollision(
      fixed: broadPhase.fixed, moving: broadPhase.moving, shapes)
    preciseCollision = PreciseCollision(shapes, moving: broadPhase.moving)
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

/// The results of steps, apart from motion.
struct StepResults {
  var overflows = 0
  var lastRestlessStep = 0
  var contactChanges = ContactChanges()
}

// Other modules would check accesses to stored properties for overlaps, so they have computed ones.

extension World {
  /// The number of steps in which velocities overflowed and bodies were stopped.
  package internal(set) var overflows: Int {
    get { results.overflows }
    set { results.overflows = newValue }
  }

  /// The last step in which any body was too fast to be at rest.
  package internal(set) var lastRestlessStep: Int {
    get { results.lastRestlessStep }
    set { results.lastRestlessStep = newValue }
  }

  /// The contacts that began and ended in the last step.
  package var contactChanges: ContactChanges { results.contactChanges }

  /// Whether any contact began or ended in the last step.
  package var hasContactChanges: Bool { !results.contactChanges.isEmpty }
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

internal import DynamicsChipmunk
internal import DynamicsGeometry

/// All state of a simulation, and the only owner of its memory.
///
/// It knows nothing of behaviors. Its functions change it at any time between steps; other layers
/// refer to its rows by ids. The same changes between the same steps give the same bits. All numbers
/// must be finite and in range: the layer above checks them.
package final class World {
  let bodies = Slab(blank: BodyRow())
  let shapes = Slab(blank: ShapeRow())
  let sets = Slab(blank: CollisionSetRow())
  let boundaries = Slab(blank: BoundaryRow())
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
  let narrowPhase: NarrowPhase
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
  let contactConstraints = ContactConstraints()
  let impacts = ImpactPropagation()
  let conjugateIterations = ConjugateIterations()
  let contactLanes = ContactLanes()
  @exclusivity(unchecked)
  var positionCorrection: PositionCorrection
  let containment: Containment

  /// The chains of the latest reference bounds, which may be a boundary of many collision sets.
  var latestWalls: (contours: [Contour], chains: [Chain]) = ([], [])
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
  /// Changes when the mass of a body may have changed, or the joints.
  @exclusivity(unchecked)
  package internal(set) var massVersion = 0
  /// Whether any awake joint has an anchor that has given way.
  @exclusivity(unchecked)
  var isAnyYielding = false
  @exclusivity(unchecked)
  var areIslandsStale = true
  /// Whether any surface moves along itself or resists rolling, or has ever done so.
  @exclusivity(unchecked)
  var hasSurfaces = false
  /// Whether any boundary has only one solid side, or has ever had.
  @exclusivity(unchecked)
  var hasOneSided = false
  /// The length of the previous step, in seconds; 0 before the first.
  @exclusivity(unchecked)
  var previousStep = 0.0

  /// The number of steps taken.
  @exclusivity(unchecked)
  package internal(set) var stepCount = 0
  /// The number of steps in which velocities overflowed and bodies were stopped.
  @exclusivity(unchecked)
  package internal(set) var overflows = 0
  /// The last step in which any body was too fast to be at rest.
  @exclusivity(unchecked)
  package internal(set) var lastRestlessStep = 0
  /// The contacts that began and ended in the last step.
  @exclusivity(unchecked)
  package internal(set) var contactChanges = ContactChanges()

  package init() {
    ChipmunkVersion.check
    ground = .allocate(capacity: 1)
    ground.initialize(to: BodyRow())
    ground.pointee.material.isAnchored = true
    ground.pointee.body.m = .infinity
    ground.pointee.body.i = .infinity
    ground.setPose(.zero, angle: 0, rotation: .identity)
    joints = JointTable(ground: ground)
    broadPhase = BroadPhase(shapes)
    narrowPhase = NarrowPhase(shapes)
    events = ContactEvents(sets)
    continuousCollision = ContinuousCollision(broadPhase, shapes)
    preciseCollision = PreciseCollision(shapes, broadPhase, articulations)
    containment = Containment(shapes: shapes)
    positionCorrection = PositionCorrection(articulations)
  }

  deinit {
    for index in 0..<Int32(shapes.capacity) { shapes[index].free() }
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
}

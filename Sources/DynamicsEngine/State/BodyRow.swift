internal import DynamicsChipmunk

/// A rigid body; the row begins with its `cpBody`, so that a pointer to one is a pointer to the
/// other.
///
/// Lengths are in points, masses in kilograms, angles in radians, times in seconds.
struct BodyRow {
  var body = cpBody()

  // What each step needs of a body in flight comes first: with thousands of them, time goes into the cache lines
  // that are read.

  var id = BodyID.none
  /// Its index among the awake bodies; meaningless for others.
  var awakeIndex: Int32 = -1
  /// The first of its shapes; −1 for none.
  var firstShape: Int32 = -1
  /// The index of its link among those of all articulations; −1 for none.
  var link: Int32 = -1
  /// The number of the list of moved bodies that it was last added to.
  var movedList: Int32 = -1
  /// False for sleeping and for anchored bodies.
  var isAwake = false
  /// Whether some of its contacts have a material of their own, which each contact asks first.
  var hasPairMaterials = false
  /// The closed chains that its center is inside of and must not leave.
  var enclosures: [Enclosure] = []
  var material = Material()
  var forces = BodyForces()
  var step = StepRecord()
  var rest = RestRecord()

  /// The mass and moment of the body when it is not anchored; Chipmunk's are infinite while it is.
  var mass = 1.0
  var moment = 1.0
  /// The least width of its thinnest part, in any direction.
  var minWidth = 0.0
  /// The greatest distance of any two corners.
  var maxWidth = 0.0
  /// The distance from the center to the farthest corner, which for an item that lies beside its center is more than
  /// its width.
  var boundingRadius = 0.0

  /// `nil` for a row that is not in use.
  var compound: CompoundShape?
  var collisions = BodyCollisions()
  /// True after its removal, until the row is used again.
  var isRemoved = false

  // Of a kinematic body: whether it is in the world's list of them, and the pose to which the next
  // step moves it.
  var isKinematic = false
  var hasTarget = false
  var target = Pose()

  /// Whether it is in the list of dynamic bodies that use precise collision detection.
  var isPrecise = false
  /// The index of its path in precise collision detection; −1 outside of it.
  var path: Int32 = -1
  /// Whether hard joints connect it to an immovable body.
  var isGrounded = false
  /// The edges of one-sided boundaries that it goes through.
  var passages: [Passage] = []
}

typealias BodyPointer = UnsafeMutablePointer<BodyRow>

extension UnsafeMutablePointer<cpBody> {
  /// The row that begins with this body.
  var row: BodyPointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: BodyRow.self) }
}

extension BodyPointer {
  /// This row as a Chipmunk body.
  var chipmunk: UnsafeMutablePointer<cpBody> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: cpBody.self)
  }

  var position: Vector {
    get { pointee.body.p }
    nonmutating set { pointee.body.p = newValue }
  }

  var velocity: Vector {
    get { pointee.body.v }
    nonmutating set { pointee.body.v = newValue }
  }

  var angle: Double { pointee.body.a }
  var angularVelocity: Double {
    get { pointee.body.w }
    nonmutating set { pointee.body.w = newValue }
  }

  /// 0 for an immovable body.
  var inverseMass: Double { pointee.body.m_inv }
  /// 0 for a body that impulses cannot turn.
  var inverseMoment: Double { pointee.body.i_inv }

  /// The cosine and sine of the angle.
  var rotation: Rotation {
    Rotation(cosine: pointee.body.transform.a, sine: pointee.body.transform.b)
  }
  var pose: Pose { Pose(position: position, angle: angle, rotation: rotation) }

  var isDynamic: Bool { !pointee.material.isAnchored }
  /// Whether impulses move it in this step.
  var isMovable: Bool { pointee.isAwake && inverseMass > 0 }
  var canTurn: Bool { isDynamic && pointee.material.allowsRotation }

  /// Whether it and another body have the same velocities.
  func movesLike(_ other: BodyPointer) -> Bool {
    angularVelocity == other.angularVelocity && (velocity - other.velocity).isZero
  }

  /// The most that any of its points can move: of a velocity and a spin, a speed; of a displacement and a turn, a
  /// distance.
  func greatestMotion(_ velocity: Vector, _ spin: Double) -> Double {
    velocity.length + abs(spin) * pointee.boundingRadius
  }

  /// The kinetic energy that it has at a speed and an angular velocity.
  func kineticEnergy(squaredSpeed: Double, spin: Double) -> Double {
    let energy = pointee.mass * squaredSpeed / 2
    return inverseMoment > 0 ? energy + pointee.moment * spin * spin / 2 : energy
  }

  /// Makes the present pose the start of the step.
  func startStep() {
    pointee.step.start = position
    pointee.step.startAngle = angle
  }

  /// Moves and turns the body, without changing its velocity and its shapes' boxes.
  func setPose(_ position: Vector, angle: Double) {
    let rotation =
      angle == pointee.body.a ? rotation : Rotation(angle: angle)
    setPose(position, angle: angle, rotation: rotation)
  }

  /// - Parameter rotation: The cosine and sine of the angle.
  func setPose(_ position: Vector, angle: Double, rotation: Rotation) {
    pointee.body.p = position
    pointee.body.a = angle
    pointee.body.transform = cpTransform(
      a: rotation.cosine, b: rotation.sine, c: -rotation.sine, d: rotation.cosine, tx: position.x,
      ty: position.y)
  }
}

/// The position and angle of a body.
struct Pose: BitwiseCopyable {
  var position = Vector.zero
  var angle = 0.0
  /// Cosine and sine of the angle.
  var rotation = Rotation.identity
}

internal import DynamicsChipmunk

/// A rigid body; the row begins with its `cpBody`, so that a pointer to one is a pointer to the
/// other.
///
/// Lengths are in points, masses in kilograms, angles in radians, times in seconds.
struct BodyRow {
  var body = cpBody()
  var id = BodyID.none

  var material = Material()
  /// The mass and moment of the body when it is not anchored; Chipmunk's are infinite while it is.
  var mass = 1.0
  var moment = 1.0
  /// The least width of its thinnest part, in any direction.
  var leastWidth = 0.0
  /// The greatest distance of any two corners.
  var greatestWidth = 0.0

  // Forces that act in every step until they are set again.
  var constantAcceleration = Vector.zero
  var constantForce = Vector.zero
  var constantTorque = 0.0

  // Forces that act in the next step only: an acceleration in pt/s², a force in kg·pt/s², a torque
  // in kg·pt²/s², a rotation of the velocity in rad/s, and a velocity that overrides all others.
  var acceleration = Vector.zero
  var force = Vector.zero
  var torque = 0.0
  var turnRate = 0.0
  var imposedVelocity = Vector.zero
  var isVelocityImposed = false

  // Velocities before this step's forces, which contacts start from, with those that fields have
  // turned or imposed; velocities after forces; and the unpaid work of moving the body out of
  // overlaps against forces, per kilogram, in pt²/s².
  var velocityBeforeForces = Vector.zero
  var spinBeforeForces = 0.0
  var velocityAfterForces = Vector.zero
  var spinAfterForces = 0.0
  var unpaidWork = 0.0

  /// The acceleration in the last step, in pt/s².
  var lastAcceleration = Vector.zero
  /// The velocity before the last step.
  var stepStartVelocity = Vector.zero
  /// The change of velocity in the last step without contacts, including that from joints; in
  /// pt/s².
  var freeAcceleration = Vector.zero
  /// The last step in which it touched something.
  var lastTouch = Int.min / 2
  /// The pose before the last step.
  var stepStart = Vector.zero
  var stepStartAngle = 0.0
  // Of a kinematic body: whether it is in the world's list of them, and the pose to which the next
  // step moves it.
  var isKinematic = false
  var hasTarget = false
  var target = Pose()
  /// Whether this step moves it out of the ground that it has just landed in.
  var hasLanded = false
  /// The speed at which the last step moved it in addition to its velocity, for example out of an
  /// overlap; in pt/s.
  var driftSpeed = 0.0

  /// False for sleeping and for anchored bodies.
  var isAwake = false
  /// True after its removal, until the row is used again.
  var isRemoved = false
  /// False while a force acts on it that may change by itself.
  var maySleep = true
  /// The last step in which it was too fast to be at rest.
  var lastRestlessStep = 0
  /// The number of steps taken when it was last changed.
  var lastChange = 0
  /// The last step in which it was farther from its resting pose than a standing body may be.
  var lastMove = 0
  /// The resting pose: the pose in step ``lastMove``.
  var restingPosition = Vector.zero
  var restingAngle = 0.0
  /// The last step in which it was blocked.
  ///
  /// A body is blocked if its joints could not be satisfied, if it lost velocity that could not
  /// move it, if joints put back the motion from contacts, or if continuous collision stopped it.
  var lastBlock = Int.min / 2
  /// The last step in which it was farther from its trembling pose than a trembling body may be,
  /// and that pose.
  var lastTremor = 0
  var tremblingPosition = Vector.zero
  var tremblingAngle = 0.0
  /// Whether its sleeping neighbors have to wake; for anchored bodies.
  var wakesNeighbors = false
  /// The same for bodies that fell asleep together.
  var sleepingIsland: Int32 = -1
  /// Its index among the awake bodies; meaningless for others.
  var awakeIndex: Int32 = -1
  /// The index of its link among those of all articulations; −1 for none.
  var link: Int32 = -1
  /// Whether hard joints connect it to an immovable body.
  var isGrounded = false
  /// The number of the list of moved bodies that it was last added to.
  var movedList: Int32 = -1

  /// The collision sets that it is a member of.
  var sets = BitSet()
  /// The collision sets in which it collides with other bodies, and those in which it collides with
  /// boundaries.
  var setsWithBodies = BitSet()
  var setsWithBoundaries = BitSet()
  /// The slots of the bodies that a joint keeps it from colliding with, one entry for each such
  /// joint.
  ///
  /// The order does not matter, because the list is only searched.
  var nonCollidingBodies: [Int32] = []
  /// The bodies that it passes through in some of its collision sets.
  var exemptions: Set<Exemption> = []
  /// The closed chains that its center is inside of and must not leave.
  var enclosures: [Enclosure] = []
  /// The first of its shapes; −1 for none.
  var firstShape: Int32 = -1
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
  var rotation: Vector { Vector(x: pointee.body.transform.a, y: pointee.body.transform.b) }

  var isDynamic: Bool { !pointee.material.isAnchored }
  /// Whether impulses move it in this step.
  var isMovable: Bool { pointee.isAwake && inverseMass > 0 }
  var canTurn: Bool { isDynamic && pointee.material.allowsRotation }

  /// Makes the present pose the start of the step.
  func startStep() {
    pointee.stepStart = position
    pointee.stepStartAngle = angle
  }

  /// Moves and turns the body, without changing its velocity and its shapes' boxes.
  func setPose(_ position: Vector, angle: Double) {
    let rotation =
      angle == pointee.body.a ? rotation : Vector(angle: angle)
    setPose(position, angle: angle, rotation: rotation)
  }

  /// - Parameter rotation: The cosine and sine of the angle.
  func setPose(_ position: Vector, angle: Double, rotation: Vector) {
    pointee.body.p = position
    pointee.body.a = angle
    pointee.body.transform = cpTransform(
      a: rotation.x, b: rotation.y, c: -rotation.y, d: rotation.x, tx: position.x, ty: position.y)
  }
}

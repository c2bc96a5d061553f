internal import DynamicsChipmunk

/// One rigid body, around Chipmunk's own, which comes first: a pointer to one is a pointer to the other.
///
/// Lengths are points, masses kilograms, angles radians, times seconds.
struct BodyRow {
  var body = cpBody()
  var id = BodyID.none

  var material = Material()
  /// Of the body when it moves; Chipmunk's are infinite while it is anchored.
  var mass = 1.0
  var moment = 1.0
  /// The least width of its thinnest part, in any direction.
  var leastWidth = 0.0
  /// Of all its corners, the distance of the two that are farthest apart.
  var greatestWidth = 0.0

  // What acts in every step until it is set again.
  var constantAcceleration = Vector.zero
  var constantForce = Vector.zero
  var constantTorque = 0.0

  // What acts in the next step only: pt/s², kg·pt/s² with its torque in kg·pt²/s², how fast the
  // velocity turns in rad/s, and the velocity that counts whatever else acts.
  var acceleration = Vector.zero
  var force = Vector.zero
  var torque = 0.0
  var turnRate = 0.0
  var imposedVelocity = Vector.zero
  var isVelocityImposed = false

  // What contacts start from: how it moved before this step's forces, or as fields have set and turned
  // its velocity; and after them. With what it owes for being moved out of overlaps against forces, of
  // a kilogram, in pt²/s².
  var velocityBeforeForces = Vector.zero
  var spinBeforeForces = 0.0
  var velocityAfterForces = Vector.zero
  var spinAfterForces = 0.0
  var unpaidWork = 0.0

  /// What accelerated it in the last step, in pt/s².
  var lastAcceleration = Vector.zero
  /// Its velocity before the last step.
  var stepStartVelocity = Vector.zero
  /// How its velocity changed in the last step in which it touched nothing, joints included; in pt/s².
  var freeAcceleration = Vector.zero
  /// The last step in which it touched something.
  var lastTouch = Int.min / 2
  /// Where it was before the last step, and how it was turned.
  var stepStart = Vector.zero
  var stepStartAngle = 0.0
  /// Whether this step moves it out of what it has just landed in.
  var hasLanded = false
  /// How fast the last step moved it beyond its velocity, as out of an overlap, in pt/s.
  var driftSpeed = 0.0

  /// False while it sleeps, and for an anchored body.
  var isAwake = false
  /// True once it was removed, until the row is used again.
  var isRemoved = false
  /// False while something acts on it that may change by itself.
  var maySleep = true
  /// The last step in which it was too fast to be at rest.
  var lastRestlessStep = 0
  /// The step after which something was last changed about it.
  var lastChange = 0
  /// The last step in which it was farther from its resting pose than what stands may go.
  var lastMove = 0
  /// Where it was then, and how it was turned.
  var restingPlace = Vector.zero
  var restingAngle = 0.0
  /// The last step in which its joints could not be kept, took velocity that could not move it, or put
  /// back what contacts push; or in which what it would have gone into stopped it.
  var lastBlock = Int.min / 2
  /// The last step in which it was farther from a pose than what trembles may go, and that pose.
  var lastTremor = 0
  var tremblingPlace = Vector.zero
  var tremblingAngle = 0.0
  /// Whether what sleeps beside it is to wake; for anchored bodies.
  var wakesNeighbors = false
  /// Bodies that fell asleep together have the same.
  var sleepingIsland: Int32 = -1
  /// Its place among the bodies that are awake; meaningless for others.
  var awakeIndex: Int32 = -1
  /// The place of its link among those of all articulations; −1 for none.
  var link: Int32 = -1
  /// Whether hard joints hold it to something that does not move.
  var isHeld = false
  /// Which list of moved bodies it was last put on.
  var movedList: Int32 = -1

  /// The collision sets that it is a member of.
  var sets = BitSet()
  /// The collision sets in which it collides with other bodies, and those in which with boundaries.
  var setsWithBodies = BitSet()
  var setsWithBoundaries = BitSet()
  /// The slots of the bodies that a joint keeps it from colliding with, one entry for each such joint.
  ///
  /// In no particular order: it is only searched.
  var nonCollidingBodies: [Int32] = []
  /// The closed chains that its centre is inside of and must not leave.
  var enclosures: [Enclosure] = []
  /// The first of its shapes; −1 for none.
  var firstShape: Int32 = -1
}

typealias BodyPointer = UnsafeMutablePointer<BodyRow>

extension UnsafeMutablePointer<cpBody> {
  /// The row that it is the beginning of.
  var row: BodyPointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: BodyRow.self) }
}

extension BodyPointer {
  /// The same, as Chipmunk knows it.
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

  /// 0 for what cannot be moved.
  var inverseMass: Double { pointee.body.m_inv }
  /// 0 for what cannot be turned.
  var inverseMoment: Double { pointee.body.i_inv }

  /// Cosine and sine of the angle.
  var rotation: Vector { Vector(x: pointee.body.transform.a, y: pointee.body.transform.b) }

  var isDynamic: Bool { !pointee.material.isAnchored }
  /// Whether impulses move it in this step.
  var isMovable: Bool { pointee.isAwake && inverseMass > 0 }
  var canTurn: Bool { isDynamic && pointee.material.allowsRotation }

  /// Makes the pose before the step what it is now.
  func startStep() {
    pointee.stepStart = position
    pointee.stepStartAngle = angle
  }

  /// Moves and turns the body; its velocity and its shapes' boxes stay as they are.
  func setPose(_ position: Vector, angle: Double) {
    let rotation =
      angle == pointee.body.a ? rotation : Vector(angle: angle)
    setPose(position, angle: angle, rotation: rotation)
  }

  /// - Parameter rotation: Cosine and sine of the angle.
  func setPose(_ position: Vector, angle: Double, rotation: Vector) {
    pointee.body.p = position
    pointee.body.a = angle
    pointee.body.transform = cpTransform(
      a: rotation.x, b: rotation.y, c: -rotation.y, d: rotation.x, tx: position.x, ty: position.y)
  }
}

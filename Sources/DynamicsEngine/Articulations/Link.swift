internal import DynamicsChipmunk

/// One body of an articulation, with the joint that holds it to its parent.
///
/// The parent is the body next to it on the way to the root of its tree. A root is held to something
/// that does not move, or by nothing.
struct Link: BitwiseCopyable {
  var body: BodyPointer
  /// What the joint holds at its other end; the body itself if there is no joint.
  var parentBody: BodyPointer
  var joint: JointPointer?
  /// The place of the parent; −1 for none.
  var parent: Int32 = -1
  /// Its own, among all links, and that of its articulation.
  var place: Int32 = -1
  var articulation: Int32 = -1
  /// Of the rigid rows, and of the limit where it acts, which comes after them.
  var rowCount: Int32 = 0
  /// Of the body alone, in this step: 1 for a moment that nothing turns.
  var mass = 1.0
  var moment = 1.0
  var isBodyA = true
  var hasLimit = false
  /// A pin without limits, whose rows are (1, 0, …) and (0, 1, …), minus those of its parent.
  var isPin = false
  /// Whether no other link hangs on it.
  var isLeaf = true
  /// Whether the body, and its parent, may turn.
  var isTurned = true
  var isParentTurned = true
  var elimination = Elimination.root

  // What rods and pins need comes first, so that it fits into few lines of the cache.

  /// For each row: C, J of this body, J of its parent, and what they make of a unit impulse.
  var x = LinkRow()
  var y = LinkRow()
  /// The inverse of the matrix that turns impulses of the joint into velocities along its rows, if the
  /// parent did not move; of one row, or of the two of a pin.
  var stiffness = Stiffness()
  /// The inertia of the body with all that hangs on it.
  var inertia = SymmetricMatrix3()
  var inverseInertia = SymmetricMatrix3()

  // Of one solution.
  /// What the rows are, and are to lose.
  var residual = Vector3()
  /// What acts on the body: impulses from outside, and what its children pass on.
  var impulse = Vector3()
  /// What the joint passes on before its parent gives way; then, of a third row, what it does in all.
  var held = Vector3()
  /// How the body's velocity, or pose, changes.
  var change = Vector3()

  var z = LinkRow()
  /// Of the same matrix as `stiffness`, for other rows.
  var jointFactors = SymmetricMatrix3.Factors()
  /// The limit of the joint, if it has one.
  var limit = LinkLimit()
  /// The sum of changes while loops are closed.
  var total = Vector3()
}

extension Link {
  /// How a link is eliminated from its tree.
  enum Elimination { case root, centerRod, rod, pin, rows }

  /// Makes the body as heavy for contacts as it is for its joints.
  ///
  /// A link may have been made heavier, or harder to turn, than its body. A contact that moved it as the
  /// light body that it is would move what hangs on it by far more than the contact's effective mass
  /// says, and each round would undo more than the one before.
  func useInertiaOfLink() {
    if mass > body.pointee.body.m { body.pointee.body.m_inv = 1 / mass }
    if isTurned, moment > body.pointee.body.i { body.pointee.body.i_inv = 1 / moment }
  }

  /// Ends what ``useInertiaOfLink()`` began.
  func useInertiaOfBody() {
    if mass > body.pointee.body.m { body.pointee.body.m_inv = 1 / body.pointee.body.m }
    if isTurned, moment > body.pointee.body.i { body.pointee.body.i_inv = 1 / body.pointee.body.i }
  }

  struct Stiffness: BitwiseCopyable {
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0
    /// What the pull of its joints does against turning, for one second of a step.
    var geometric = 0.0
  }
}

/// One rigid row of a link's joint.
struct LinkRow: BitwiseCopyable {
  var C = 0.0
  /// J for the link's own body, and for its parent.
  var own = Vector3()
  var parents = Vector3()
  /// The change of the body's velocity for a unit impulse along the row.
  var response = Vector3()
}

/// The limit of a link's joint that the joint is closer to: J · v + bias ≥ 0, or ≤ 0, or = 0.
struct LinkLimit: BitwiseCopyable {
  var bound = JointLimit.Bound.both
  var bias = 0.0
  /// Whether the row takes part, with the same effect as if it were rigid.
  var isActive = false
  /// The impulse of the step so far; of the last one when a step begins.
  var impulse = 0.0
}

typealias LinkPointer = UnsafeMutablePointer<Link>

/// Bodies that hard joints hold together, directly or over others: a chain, a doll, a bridge, a net.
///
/// Its joints make up trees as far as they can, which are solved directly; the other ones close loops.
struct Articulation: BitwiseCopyable {
  /// Its places in the lists of all links, of all loops, and of all limits that no link has.
  var links: PlaceRange
  var loops = PlaceRange()
  var limits = PlaceRange()
  /// Whether joints of its links have limits.
  var hasLinkLimits = false
  /// Whether its joints were kept when the step began.
  ///
  /// What is in their way may have been stronger, as a wall between an item and what it is tied to.
  var isKept = true
  /// Whether its joints hold it to something that does not move.
  var isHeld = false
  /// Whether it is made of rods and pins without limits, in trees.
  var isPlain = false
}

/// Successive places in a list.
struct PlaceRange: BitwiseCopyable {
  var first = 0
  var count = 0

  var isEmpty: Bool { count == 0 }
}

typealias ArticulationPointer = UnsafeMutablePointer<Articulation>

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

  struct Stiffness: BitwiseCopyable {
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0
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

/// What of a joint does not change, as seen from a link: where it holds both bodies, in their own axes.
struct LinkGeometry: BitwiseCopyable {
  enum Kind { case root, centerRod, rod, pin, other }

  var kind = Kind.root
  var own = Vector.zero
  var parents = Vector.zero
  /// Of a rod.
  var length = 0.0
}

/// Where a body is, and how it is turned.
struct Pose: BitwiseCopyable {
  var position = Vector.zero
  var angle = 0.0
  /// Cosine and sine of the angle.
  var rotation = Vector.zero
}

extension BodyPointer {
  var pose: Pose { Pose(position: position, angle: angle, rotation: rotation) }
}

typealias LinkPointer = UnsafeMutablePointer<Link>

/// Rows between two bodies that no tree holds: of a joint that closes a loop, of a limit, of a contact.
struct Loop: BitwiseCopyable {
  var bodyA: BodyPointer
  var bodyB: BodyPointer
  /// The places of their links; −1 for what does not move.
  var a: Int32
  var b: Int32
  /// `nil` for a contact.
  var joint: JointPointer?
  var rows = RigidRows.none
  /// The diagonal of K.
  var K = Vector3()

  // Of the method of conjugate gradients.
  var residual = Vector3()
  var direction = Vector3()
  /// What the direction, as impulses, makes of velocities along the rows.
  var image = Vector3()

  init(_ bodyA: BodyPointer, _ bodyB: BodyPointer, joint: JointPointer? = nil) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    a = bodyA.pointee.link
    b = bodyB.pointee.link
    self.joint = joint
  }
}

typealias LoopPointer = UnsafeMutablePointer<Loop>

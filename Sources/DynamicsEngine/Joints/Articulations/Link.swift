internal import DynamicsChipmunk

/// A body of an articulation, with the joint that connects it to its parent.
///
/// The parent is the next body on the path to the root of its tree. A root is connected to an
/// immovable body or to none.
struct Link: BitwiseCopyable {
  var body: BodyPointer
  /// The body at the other end of the joint; the body itself if there is no joint.
  var parentBody: BodyPointer
  var joint: JointPointer?
  /// The index of the parent; −1 for none.
  var parent: Int32 = -1
  /// Its own index among all links, and that of its articulation.
  var place: Int32 = -1
  var articulation: Int32 = -1
  /// The number of rigid rows, plus 1 for an active limit, whose row comes last.
  var rowCount: Int32 = 0
  /// Of the body alone, in this step; the moment of a body that may not turn is 1.
  var mass = 1.0
  var moment = 1.0
  var isBodyA = true
  /// Whether the joint has limits or a motor.
  var hasLimit = false
  /// Whether the joint is a pin without limits, with the rows (1, 0, …) and (0, 1, …) minus those
  /// of its parent.
  var isPin = false
  /// Whether it has no children, and whether it has any other than the previous link.
  var isLeaf = true
  var hasDistantChildren = false
  /// Whether the body, and its parent, may turn.
  var isTurned = true
  var isParentTurned = true
  var elimination = Elimination.root

  // The fields of rods and pins come first, so that they fit into few cache lines.

  /// For each row: C, J of this body, J of its parent, and the response to a unit impulse.
  var x = LinkRow()
  var y = LinkRow()
  /// The inverse of K for a fixed parent, where K turns impulses of the joint into velocities along
  /// its rows.
  ///
  /// For a single row, or for the two rows of a pin.
  var stiffness = Stiffness()
  /// The articulated inertia of its distant children; 0 between factorizations.
  var inertia = SymmetricMatrix3()
  var inverseInertia = SymmetricMatrix3()

  // Of one solution.
  /// The residuals of the rows, which the solution removes.
  var residual = Vector3()
  /// The impulse on the body: from outside, and from its children.
  var impulse = Vector3()
  /// The joint impulses for a fixed parent, negated; after the solution, those for the parent's
  /// change.
  var held = Vector3()
  /// The change of the body's velocity or pose.
  var change = Vector3()
  /// The sum of `held` over the solutions of this step: the joint's impulses, negated.
  ///
  /// In an articulation with loops, the sum of `residual`.
  var sum = Vector3()

  var z = LinkRow()
  /// The factors of K for all other rows; see `stiffness`.
  var jointFactors = SymmetricMatrix3.Factors()
  /// The limit of the joint, if it has one.
  var limit = LinkLimit()
  /// The sum of changes while loops are closed.
  var total = Vector3()
}

extension Link {
  /// The arithmetic that eliminates a link from its tree.
  enum Elimination { case root, centerRod, rod, pin, rows }

  /// Sets the body's mass for contacts to its mass for joints.
  ///
  /// A link may have a greater mass or moment than its body. If a contact moved the body with its
  /// own smaller mass, it would move the articulation far more than the contact's effective mass
  /// predicts, and each iteration would undo more than the previous one did.
  func useInertiaOfLink() {
    if mass > body.pointee.body.m { body.pointee.body.m_inv = 1 / mass }
    if isTurned, moment > body.pointee.body.i { body.pointee.body.i_inv = 1 / moment }
  }

  /// Undoes ``useInertiaOfLink()``.
  func useInertiaOfBody() {
    if mass > body.pointee.body.m { body.pointee.body.m_inv = 1 / body.pointee.body.m }
    if isTurned, moment > body.pointee.body.i { body.pointee.body.i_inv = 1 / body.pointee.body.i }
  }

  struct Stiffness: BitwiseCopyable {
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0
    /// The geometric stiffness against turning, times the step.
    var geometric = 0.0
  }
}

/// A rigid row of a link's joint.
struct LinkRow: BitwiseCopyable {
  var C = 0.0
  /// J for the link's own body, and for its parent.
  var own = Vector3()
  var parents = Vector3()
  /// The change of the body's velocity for a unit impulse along the row.
  var response = Vector3()
}

/// The bounded row of a link's joint: the limits of its range, and its motor.
struct LinkLimit: BitwiseCopyable {
  var law = BoundedLaw()
  /// The jump of the law that holds while the row is active; otherwise, the number of jumps at lower
  /// speeds.
  var index = 0
  /// The speed that the row is held at while it is active.
  var speed = 0.0
  /// Whether the row takes part in the solution, like a rigid row.
  var isActive = false
}

typealias LinkPointer = UnsafeMutablePointer<Link>

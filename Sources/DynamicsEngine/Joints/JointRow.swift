/// A joint in the table of joints; the row begins with the joint itself, whose kind is `type`.
struct JointRow: BitwiseCopyable {
  private var joint = JointStorage()
  /// The kind of the joint; `nil` for a row that is not in use.
  fileprivate(set) var type: (any PhysicalJoint.Type)?
  var id = JointID.none
  /// The bodies at its ends; the ground for a fixed point.
  var a: BodyPointer
  var b: BodyPointer
  /// The anchors, as defined.
  var localA = Vector.zero
  var localB = Vector.zero
  /// Whether its two bodies may collide with each other.
  var collides = true
  /// The number of rigid rows, whether it has hard limits, and whether it has loose rows, which
  /// iterations solve.
  fileprivate(set) var rigidRowCount = 0
  fileprivate(set) var hasLimits = false
  fileprivate(set) var hasLooseRows = false
  /// Whether it is a spring.
  fileprivate(set) var isSoft = false
  /// Whether its load is noted in each step.
  fileprivate(set) var isLoadNoted = false
  /// The load in the last step.
  var reaction = JointReaction.none
  /// The motor, as defined.
  var motor: JointMotor?
  /// Its links in the joint lists of both bodies.
  var linkA = JointLink()
  var linkB = JointLink()

  /// A row that is not in use.
  ///
  /// - Parameter ground: The body of infinite mass that fixed points are on.
  init(unusedOn ground: BodyPointer) { (a, b) = (ground, ground) }

  /// Whether both rows have the same bodies and the same equations, so that only numbers differ.
  func hasStructure(of other: Self) -> Bool {
    type == other.type && a == other.a && b == other.b && collides == other.collides
      && rigidRowCount == other.rigidRowCount && hasLimits == other.hasLimits
      && hasLooseRows == other.hasLooseRows && (motor == nil) == (other.motor == nil)
  }

  /// Whether it has a row with bounds that may be solved together with the rigid rows.
  var hasBoundedRow: Bool { hasLimits || motor != nil }
}

/// Room for a joint of any kind.
struct JointStorage: BitwiseCopyable {
  private var words = InlineArray<92, UInt>(repeating: 0)
}

/// An end of a joint in the joint list of its body; −1 where the list ends.
struct JointLink: BitwiseCopyable {
  var next: Int32 = -1
  var previous: Int32 = -1
}

typealias JointPointer = UnsafeMutablePointer<JointRow>

// MARK: The joint of a row

extension JointPointer {
  /// The joint as one of a kind; `nil` if it is of another kind.
  @inline(__always)
  func joint<Joint: PhysicalJoint>(as type: Joint.Type) -> UnsafeMutablePointer<Joint>? {
    pointee.type == type ? Joint.of(self) : nil
  }

  /// Makes the joint of a row whose ends, anchors and motor are set.
  func setJoint(_ kind: JointDefinition.Kind, softness: Softness) {
    let frame = JointFrame(pointee.a, pointee.localA, pointee.b, pointee.localB)
    switch kind {
    case .distance(let length): store(DistanceJoint(frame, length: length, softness: softness))
    case .rope(let length): store(RopeJoint(frame, length: length, softness: softness))
    case .revolute(let turn, let range, let frictionTorque):
      store(
        RevoluteJoint(
          frame, turn: turn, range: range, frictionTorque: frictionTorque, softness: softness,
          motor: pointee.motor))
    case .prismatic(let axis, let turn, let range):
      store(
        PrismaticJoint(
          frame, axis: Vector(axis), turn: turn, range: range, softness: softness,
          motor: pointee.motor))
    case .weld(let turn): store(WeldJoint(frame, turn: turn, softness: softness))
    case .target(let maxForce):
      store(TargetJoint(frame, maxForce: maxForce, softness: softness))
    case .angle(let target): store(AngleJoint(frame, target: target, softness: softness))
    }
  }

  private func store<Joint: PhysicalJoint>(_ joint: Joint) {
    precondition(MemoryLayout<Joint>.size <= MemoryLayout<JointStorage>.size)
    pointee.type = Joint.self
    Joint.of(self).initialize(to: joint)
    pointee.rigidRowCount = joint.rigidRowCount
    pointee.hasLimits = joint.hasLimits
    pointee.hasLooseRows = joint.hasLooseRows
    pointee.isSoft = !joint.softness.isHard
    pointee.isLoadNoted = joint.isLoadNoted
  }

  /// Whether both joints are of one kind, have the same bodies, and are hard or soft alike.
  func canKeepState(of old: JointPointer) -> Bool {
    pointee.type == old.pointee.type && pointee.a == old.pointee.a && pointee.b == old.pointee.b
      && pointee.isSoft == old.pointee.isSoft
  }

  /// Takes over the state of another joint that ``canKeepState(of:)`` allows, for the warm start of
  /// the next step.
  func copyState(of old: JointPointer) {
    pointee.type?.copyState(of: old, to: self)
    pointee.hasLooseRows = pointee.type?.hasLooseRows(self) ?? false
  }

  /// Sets whether its limits are solved together with its rigid rows.
  func setLimitLinked(_ isLinked: Bool) {
    pointee.type?.setLimitLinked(isLinked, self)
    pointee.hasLooseRows = pointee.type?.hasLooseRows(self) ?? false
  }
}

internal import Foundation

/// A joint: rows of equations between two bodies.
///
/// It has up to three equality rows, and at most one bounded row: a range, a motor and friction of
/// one value, or a single spring. `JointRow+Kinds` lists those of each kind. Hard equalities are
/// rigid: they are solved directly, together with those of other joints, and so are the range and
/// the motor if that is possible. The other rows are loose: iterations solve them (``prepare(step:)``,
/// ``warmStart(ratio:)``, ``solve()``).
struct JointRow {
  var id = JointID.none
  private(set) var definition: JointDefinition
  /// The ends as the equations use them; a hard weld's are not those of its definition.
  var frame: JointFrame
  /// The last direction of a rod or a rope, which is used if its two points coincide; a hangs below
  /// b at first.
  var normal = Vector(x: 0, y: -1)
  /// The equality rows that are loose.
  var block = BlockConstraint()
  var bounded = BoundedRow()
  /// Whether its range and its motor are solved together with its rigid rows, and the impulse of
  /// these then.
  var isLimitLinked = false
  var limitImpulse = 0.0
  /// The greatest force along each axis of an anchor that has given way to an obstacle, in kg·pt/s²;
  /// 0 while its rows are rigid.
  var yieldForce = 0.0
  /// The rows that it has, in all poses.
  private(set) var structure: JointStructure
  /// The range of the bounded row; either end may be infinite.
  let range: (lower: Double, upper: Double)
  /// The load in the last step.
  var reaction = JointReaction.none
  /// Its links in the joint lists of both bodies.
  var linkA = JointLink()
  var linkB = JointLink()

  init(_ definition: JointDefinition, _ a: BodyPointer, _ b: BodyPointer) {
    self.definition = definition
    frame = definition.frame(a, b)
    structure = JointStructure(definition)
    let range = definition.range
    self.range = (range.lowerBound, range.upperBound)
  }

  /// A row that is not in use.
  init(unusedOn ground: BodyPointer) {
    self.init(.blank, ground, ground)
  }
}

/// An end of a joint in the joint list of its body; −1 where the list ends.
struct JointLink: BitwiseCopyable {
  var next: Int32 = -1
  var previous: Int32 = -1
}

typealias JointPointer = UnsafeMutablePointer<JointRow>

// MARK: Its rows

extension JointRow {
  /// The bodies at its ends; the ground for a fixed point.
  var a: BodyPointer { frame.a }
  var b: BodyPointer { frame.b }
  var motor: JointMotor? { definition.motor }

  var rigidRowCount: Int { structure.rigidRowCount }
  var hasLimits: Bool { structure.hasLimits }
  var isSoft: Bool { structure.isSoft }
  /// Whether it is a drag or a snap of a position.
  var isTarget: Bool { structure.kind == .target }
  var isGear: Bool { structure.kind == .gear }
  /// Whether it is a drag, which differs from a snap in its limited force.
  var isDrag: Bool { isTarget && definition.maxForce < .infinity }
  /// Whether it is a rod, a pin or a span whose fixed end gives way to obstacles.
  var mayYield: Bool {
    guard !isSoft, definition.a.body == nil || definition.b.body == nil else { return false }
    return switch structure.kind {
    case .distance, .revolute, .span: true
    default: false
    }
  }
  /// Whether its load is noted in each step; that of a drag, a snap or a lock cannot be read.
  var isLoadNoted: Bool {
    !isTarget && structure.kind != .angle && structure.kind != .lock
  }

  /// Whether it has a hard limit, a motor or friction.
  var hasLinkableRow: Bool {
    structure.hasLimits || structure.hasMotor || structure.hasFriction
  }
  /// Whether iterations solve its bounded row.
  var isBoundedRowLoose: Bool {
    structure.isSpring || hasLinkableRow && !isLimitLinked || structure.pullsAlongLine
  }
  var hasLooseRows: Bool { structure.isBlockLoose || isBoundedRowLoose }

  /// Moves its fixed end.
  mutating func moveFixedEnd(to point: CGPoint) {
    definition.b.local = point
    frame = definition.frame(a, b)
  }

  /// Lets its fixed end give way.
  ///
  /// - Parameter force: The greatest force along each axis, in kg·pt/s²; above 0.
  mutating func giveWay(upTo force: Double) {
    yieldForce = force
    structure.giveWay()
  }

  /// Makes its rows rigid again.
  mutating func becomeRigid() {
    yieldForce = 0
    structure = JointStructure(definition)
  }

  /// Whether both have the same bodies and the same equations, so that only numbers differ.
  func hasStructure(of other: Self) -> Bool {
    hasLinks(of: other) && structure == other.structure && hasLooseRows == other.hasLooseRows
  }

  /// Whether both have the same bodies, and keep these from colliding alike.
  func hasLinks(of other: Self) -> Bool {
    a == other.a && b == other.b && definition.collides == other.definition.collides
  }

  /// Takes over the state of a joint for the warm start of the next step, if both are of one kind,
  /// have the same bodies, and are hard or soft alike.
  mutating func copyState(of old: Self) {
    guard structure.kind == old.structure.kind, a == old.a, b == old.b, isSoft == old.isSoft
    else { return }
    normal = old.normal
    if mayYield, old.structure.yields { giveWay(upTo: old.yieldForce) }
    block.impulse = old.block.impulse
    isLimitLinked = old.isLimitLinked && hasLinkableRow
    // The impulse of a motor says nothing about that of a limit.
    guard structure.hasMotor == old.structure.hasMotor, structure.hasBoundedRow else { return }
    bounded.impulse = old.bounded.impulse
    limitImpulse = hasLinkableRow ? old.limitImpulse : 0
  }
}

extension JointPointer {
  var isAwake: Bool { pointee.a.pointee.isAwake || pointee.b.pointee.isAwake }
  var isAsleep: Bool {
    pointee.a.pointee.rest.sleepingIsland >= 0 || pointee.b.pointee.rest.sleepingIsland >= 0
  }
  /// Whether it has rigid rows or hard limits.
  var isHard: Bool { pointee.rigidRowCount > 0 || pointee.hasLimits }
  /// Whether its rigid rows are those of a pin without limits, motor and friction.
  var isPin: Bool {
    pointee.structure.kind == .revolute && pointee.rigidRowCount == 2 && !pointee.hasLinkableRow
  }
  /// Whether it is a drag, a snap or an anchor that has given way, and pulls a point that is more than a
  /// point away from its target.
  var isOffTarget: Bool {
    pointee.isTarget
      ? pointee.frame.separation.length > 1 : pointee.structure.yields && yieldError > 1
  }
}

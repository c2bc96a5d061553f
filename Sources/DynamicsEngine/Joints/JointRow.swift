/// A joint in the table of joints.
struct JointRow: BitwiseCopyable {
  var id = JointID.none
  /// The bodies at its ends; the ground for a fixed point.
  var a: BodyPointer
  var b: BodyPointer
  /// The anchors, as defined.
  var localA = Vector.zero
  var localB = Vector.zero
  var softness = Softness.hard
  /// Whether its two bodies may collide with each other.
  var collides = true
  /// The number of rigid rows, whether it has hard limits, and whether it has loose rows, which
  /// iterations solve.
  var rigidRowCount = 0
  var hasLimits = false
  var hasLooseRows = false
  var storage = JointStorage.none
  /// Its links in the joint lists of both bodies.
  var linkA = JointLink()
  var linkB = JointLink()
}

/// An end of a joint in the joint list of its body; −1 where the list ends.
struct JointLink: BitwiseCopyable {
  var next: Int32 = -1
  var previous: Int32 = -1
}

typealias JointPointer = UnsafeMutablePointer<JointRow>

/// The calls of the solver, once per joint or once per iteration; see ``PhysicalJoint``.
extension JointPointer {
  var isAwake: Bool { pointee.a.pointee.isAwake || pointee.b.pointee.isAwake }
  /// Whether its rigid rows are those of a pin without limits.
  var isPin: Bool {
    if case .revolute = pointee.storage {
      pointee.rigidRowCount == 2 && !pointee.hasLimits
    } else {
      false
    }
  }
  /// Whether it has rigid rows or hard limits.
  var isHard: Bool { pointee.rigidRowCount > 0 || pointee.hasLimits }

  func prepare(step h: Double) {
    switch pointee.storage {
    case .none: break
    case .distance(let joint): joint.pointee.prepare(step: h)
    case .rope(let joint): joint.pointee.prepare(step: h)
    case .revolute(let joint): joint.pointee.prepare(step: h)
    case .prismatic(let joint): joint.pointee.prepare(step: h)
    case .weld(let joint): joint.pointee.prepare(step: h)
    case .target(let joint): joint.pointee.prepare(step: h)
    case .angle(let joint): joint.pointee.prepare(step: h)
    }
  }

  func warmStart(ratio: Double) {
    switch pointee.storage {
    case .none: break
    case .distance(let joint): joint.pointee.warmStart(ratio: ratio)
    case .rope(let joint): joint.pointee.warmStart(ratio: ratio)
    case .revolute(let joint): joint.pointee.warmStart(ratio: ratio)
    case .prismatic(let joint): joint.pointee.warmStart(ratio: ratio)
    case .weld(let joint): joint.pointee.warmStart(ratio: ratio)
    case .target(let joint): joint.pointee.warmStart(ratio: ratio)
    case .angle(let joint): joint.pointee.warmStart(ratio: ratio)
    }
  }

  func solve() -> Bool {
    switch pointee.storage {
    case .none: false
    case .distance(let joint): joint.pointee.solve()
    case .rope(let joint): joint.pointee.solve()
    case .revolute(let joint): joint.pointee.solve()
    case .prismatic(let joint): joint.pointee.solve()
    case .weld(let joint): joint.pointee.solve()
    case .target(let joint): joint.pointee.solve()
    case .angle(let joint): joint.pointee.solve()
    }
  }

  func rigidRows() -> RigidRows {
    switch pointee.storage {
    case .none: .none
    case .distance(let joint): joint.pointee.rigidRows()
    case .rope(let joint): joint.pointee.rigidRows()
    case .revolute(let joint): joint.pointee.rigidRows()
    case .prismatic(let joint): joint.pointee.rigidRows()
    case .weld(let joint): joint.pointee.rigidRows()
    case .target(let joint): joint.pointee.rigidRows()
    case .angle(let joint): joint.pointee.rigidRows()
    }
  }

  func limit() -> JointLimit? {
    switch pointee.storage {
    case .rope(let joint): joint.pointee.limit()
    case .revolute(let joint): joint.pointee.limit()
    case .prismatic(let joint): joint.pointee.limit()
    default: nil
    }
  }

  /// The impulse of a limit that is solved together with the rigid rows, in the previous step.
  var limitImpulse: Double {
    get {
      switch pointee.storage {
      case .revolute(let joint): joint.pointee.limitImpulse
      case .prismatic(let joint): joint.pointee.limitImpulse
      default: 0
      }
    }
    nonmutating set {
      switch pointee.storage {
      case .revolute(let joint): joint.pointee.limitImpulse = newValue
      case .prismatic(let joint): joint.pointee.limitImpulse = newValue
      default: break
      }
    }
  }

  /// Sets whether its limits are solved together with its rigid rows.
  func setLimitLinked(_ isLinked: Bool) {
    switch pointee.storage {
    case .revolute(let joint): joint.pointee.isLimitLinked = isLinked
    case .prismatic(let joint): joint.pointee.isLimitLinked = isLinked
    default: break
    }
    pointee.hasLooseRows = pointee.storage.hasLooseRows
  }

  func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double) {
    switch pointee.storage {
    case .none: break
    case .distance(let joint): joint.pointee.useInverseEffectiveMasses(K)
    case .rope(let joint): joint.pointee.useInverseEffectiveMasses(K)
    case .revolute(let joint): joint.pointee.useInverseEffectiveMasses(K)
    case .prismatic(let joint): joint.pointee.useInverseEffectiveMasses(K)
    case .weld(let joint): joint.pointee.useInverseEffectiveMasses(K)
    case .target(let joint): joint.pointee.useInverseEffectiveMasses(K)
    case .angle(let joint): joint.pointee.useInverseEffectiveMasses(K)
    }
  }
}

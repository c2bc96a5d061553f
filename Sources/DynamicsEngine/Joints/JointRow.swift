/// One joint in the table of joints.
struct JointRow: BitwiseCopyable {
  var id = JointID.none
  /// The bodies at its ends; the ground for a place.
  var a: BodyPointer
  var b: BodyPointer
  /// Where it holds them, as it was defined.
  var localA = Vector.zero
  var localB = Vector.zero
  var softness = Softness.hard
  /// Whether its two bodies may collide with each other.
  var collides = true
  /// How many rigid rows it has; whether it has hard limits; and whether it has rows to be solved by
  /// itself, in rounds.
  var rigidRowCount = 0
  var hasLimits = false
  var hasLooseRows = false
  var storage = JointStorage.none
  /// Its places in the lists of joints of both bodies.
  var linkA = JointLink()
  var linkB = JointLink()
}

/// One end of a joint in the list of all that hold the same body; −1 where the list ends.
struct JointLink: BitwiseCopyable {
  var next: Int32 = -1
  var previous: Int32 = -1
}

typealias JointPointer = UnsafeMutablePointer<JointRow>

/// What the solver calls, once for each joint or once in each round. ``PhysicalJoint`` says what each
/// does.
extension JointPointer {
  var isAwake: Bool { pointee.a.pointee.isAwake || pointee.b.pointee.isAwake }
  /// Whether its rigid rows are those of a pin, and it has no limits.
  var isPin: Bool {
    if case .revolute = pointee.storage {
      pointee.rigidRowCount == 2 && !pointee.hasLimits
    } else {
      false
    }
  }
  /// Whether it holds its bodies, at all times or at its limits, without giving way.
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

  /// What a limit that is solved with the rigid rows needed in the last step.
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

  /// Says whether its limits are solved together with its rigid rows.
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

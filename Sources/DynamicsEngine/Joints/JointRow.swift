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
  /// Whether it has a position error to correct after each step.
  var correctsPosition = false
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

  func correctPosition() -> Double {
    switch pointee.storage {
    case .none: 0
    case .distance(let joint): joint.pointee.correctPosition()
    case .rope(let joint): joint.pointee.correctPosition()
    case .revolute(let joint): joint.pointee.correctPosition()
    case .prismatic(let joint): joint.pointee.correctPosition()
    case .weld(let joint): joint.pointee.correctPosition()
    case .target(let joint): joint.pointee.correctPosition()
    case .angle(let joint): joint.pointee.correctPosition()
    }
  }
}

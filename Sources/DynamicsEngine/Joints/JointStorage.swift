/// The kind of a joint, and a pointer to its state at a fixed address.
///
/// The solver switches over it, which needs no witness tables and copies nothing.
enum JointStorage: BitwiseCopyable {
  /// The storage of a row that is not in use.
  case none
  case distance(UnsafeMutablePointer<DistanceJoint>)
  case rope(UnsafeMutablePointer<RopeJoint>)
  case revolute(UnsafeMutablePointer<RevoluteJoint>)
  case prismatic(UnsafeMutablePointer<PrismaticJoint>)
  case weld(UnsafeMutablePointer<WeldJoint>)
  case target(UnsafeMutablePointer<TargetJoint>)
  case angle(UnsafeMutablePointer<AngleJoint>)

  /// Allocates a joint; ``deallocate()`` frees it.
  init(_ kind: JointDefinition.Kind, _ frame: JointFrame, _ softness: Softness) {
    switch kind {
    case .distance(let length):
      self = .distance(Self.store(DistanceJoint(frame, length: length, softness: softness)))
    case .rope(let length):
      self = .rope(Self.store(RopeJoint(frame, length: length, softness: softness)))
    case .revolute(let turn, let range, let frictionTorque):
      self = .revolute(
        Self.store(
          RevoluteJoint(
            frame, turn: turn, range: range, frictionTorque: frictionTorque, softness: softness)))
    case .prismatic(let axis, let turn, let range):
      self = .prismatic(
        Self.store(
          PrismaticJoint(
            frame, axis: Vector(axis), turn: turn, range: range, softness: softness)))
    case .weld(let turn):
      self = .weld(Self.store(WeldJoint(frame, turn: turn, softness: softness)))
    case .target(let maxForce):
      self = .target(Self.store(TargetJoint(frame, maxForce: maxForce, softness: softness)))
    case .angle(let target):
      self = .angle(Self.store(AngleJoint(frame, target: target, softness: softness)))
    }
  }

  private static func store<Joint: PhysicalJoint>(_ joint: Joint) -> UnsafeMutablePointer<Joint> {
    let pointer = UnsafeMutablePointer<Joint>.allocate(capacity: 1)
    pointer.initialize(to: joint)
    return pointer
  }

  func deallocate() {
    switch self {
    case .none: break
    case .distance(let joint): joint.deallocate()
    case .rope(let joint): joint.deallocate()
    case .revolute(let joint): joint.deallocate()
    case .prismatic(let joint): joint.deallocate()
    case .weld(let joint): joint.deallocate()
    case .target(let joint): joint.deallocate()
    case .angle(let joint): joint.deallocate()
    }
  }
}

extension JointStorage {
  /// The kind as it was defined; `nil` for a row that is not in use.
  var definedKind: JointDefinition.Kind? {
    switch self {
    case .none: nil
    case .distance(let joint): joint.pointee.definedKind
    case .rope(let joint): joint.pointee.definedKind
    case .revolute(let joint): joint.pointee.definedKind
    case .prismatic(let joint): joint.pointee.definedKind
    case .weld(let joint): joint.pointee.definedKind
    case .target(let joint): joint.pointee.definedKind
    case .angle(let joint): joint.pointee.definedKind
    }
  }

  var rigidRowCount: Int {
    switch self {
    case .none: 0
    case .distance(let joint): joint.pointee.rigidRowCount
    case .rope(let joint): joint.pointee.rigidRowCount
    case .revolute(let joint): joint.pointee.rigidRowCount
    case .prismatic(let joint): joint.pointee.rigidRowCount
    case .weld(let joint): joint.pointee.rigidRowCount
    case .target(let joint): joint.pointee.rigidRowCount
    case .angle(let joint): joint.pointee.rigidRowCount
    }
  }

  var hasLimits: Bool {
    switch self {
    case .none: false
    case .distance(let joint): joint.pointee.hasLimits
    case .rope(let joint): joint.pointee.hasLimits
    case .revolute(let joint): joint.pointee.hasLimits
    case .prismatic(let joint): joint.pointee.hasLimits
    case .weld(let joint): joint.pointee.hasLimits
    case .target(let joint): joint.pointee.hasLimits
    case .angle(let joint): joint.pointee.hasLimits
    }
  }

  var hasLooseRows: Bool {
    switch self {
    case .none: false
    case .distance(let joint): joint.pointee.hasLooseRows
    case .rope(let joint): joint.pointee.hasLooseRows
    case .revolute(let joint): joint.pointee.hasLooseRows
    case .prismatic(let joint): joint.pointee.hasLooseRows
    case .weld(let joint): joint.pointee.hasLooseRows
    case .target(let joint): joint.pointee.hasLooseRows
    case .angle(let joint): joint.pointee.hasLooseRows
    }
  }

  /// Takes over the impulses of another joint of the same kind, for the warm start of the next
  /// step.
  ///
  /// Both joints must have the same bodies, and both must be hard or both soft.
  func copyImpulses(of old: Self) {
    switch (self, old) {
    case (.distance(let joint), .distance(let old)): joint.pointee.copyImpulses(of: old.pointee)
    case (.rope(let joint), .rope(let old)): joint.pointee.copyImpulses(of: old.pointee)
    case (.revolute(let joint), .revolute(let old)): joint.pointee.copyImpulses(of: old.pointee)
    case (.prismatic(let joint), .prismatic(let old)): joint.pointee.copyImpulses(of: old.pointee)
    case (.weld(let joint), .weld(let old)): joint.pointee.copyImpulses(of: old.pointee)
    case (.target(let joint), .target(let old)): joint.pointee.copyImpulses(of: old.pointee)
    case (.angle(let joint), .angle(let old)): joint.pointee.copyImpulses(of: old.pointee)
    default: break
    }
  }

  func clearImpulses() {
    switch self {
    case .none: break
    case .distance(let joint): joint.pointee.clearImpulses()
    case .rope(let joint): joint.pointee.clearImpulses()
    case .revolute(let joint): joint.pointee.clearImpulses()
    case .prismatic(let joint): joint.pointee.clearImpulses()
    case .weld(let joint): joint.pointee.clearImpulses()
    case .target(let joint): joint.pointee.clearImpulses()
    case .angle(let joint): joint.pointee.clearImpulses()
    }
  }

  func codeState<Coder: StateCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    switch self {
    case .none: break
    case .distance(let joint): try joint.pointee.codeState(&coder)
    case .rope(let joint): try joint.pointee.codeState(&coder)
    case .revolute(let joint): try joint.pointee.codeState(&coder)
    case .prismatic(let joint): try joint.pointee.codeState(&coder)
    case .weld(let joint): try joint.pointee.codeState(&coder)
    case .target(let joint): try joint.pointee.codeState(&coder)
    case .angle(let joint): try joint.pointee.codeState(&coder)
    }
  }
}

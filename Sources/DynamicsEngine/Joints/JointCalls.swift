/// The calls of the engine on a joint of any kind; see ``PhysicalJoint``.
extension JointPointer {
  var isAwake: Bool { pointee.a.pointee.isAwake || pointee.b.pointee.isAwake }
  var isAsleep: Bool {
    pointee.a.pointee.rest.sleepingIsland >= 0 || pointee.b.pointee.rest.sleepingIsland >= 0
  }
  /// Whether its rigid rows are those of a pin without limits and without a motor.
  var isPin: Bool {
    pointee.type == RevoluteJoint.self && pointee.rigidRowCount == 2 && !pointee.hasBoundedRow
  }
  /// Whether it has rigid rows or hard limits.
  var isHard: Bool { pointee.rigidRowCount > 0 || pointee.hasLimits }

  var softness: Softness { pointee.type?.softness(self) ?? .hard }
  /// The kind as it was defined; `nil` for a row that is not in use.
  var definedKind: JointDefinition.Kind? { pointee.type?.definedKind(self) }

  func prepare(step h: Double) { pointee.type?.prepare(self, step: h) }
  func warmStart(ratio: Double) { pointee.type?.warmStart(self, ratio: ratio) }
  func solve() -> Bool { pointee.type?.solve(self) ?? false }
  func rigidRows() -> RigidRows { pointee.type?.rigidRows(self) ?? .none }
  func limit() -> JointLimit? { pointee.type?.limit(self) }
  var drive: JointDrive? { pointee.motor == nil ? nil : pointee.type?.drive(self) }

  /// The impulse of a limit that is solved together with the rigid rows, in the previous step.
  var limitImpulse: Double {
    get { pointee.type?.limitImpulse(self) ?? 0 }
    nonmutating set { pointee.type?.setLimitImpulse(newValue, self) }
  }

  /// The impulse of the rows that it has solved by itself in this step.
  func looseImpulse() -> JacobianRow { pointee.type?.looseImpulse(self) ?? JacobianRow() }

  func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double) {
    pointee.type?.useInverseEffectiveMasses(self, K)
  }

  func clearImpulses() { pointee.type?.clearImpulses(self) }

  func codeState(_ coder: inout WordCoder) {
    pointee.type?.codeState(self, &coder)
  }
}

/// The same calls for the joint of a row whose kind is this one.
extension PhysicalJoint {
  @inline(__always)
  static func of(_ row: JointPointer) -> UnsafeMutablePointer<Self> {
    UnsafeMutableRawPointer(row).assumingMemoryBound(to: Self.self)
  }

  fileprivate static func softness(_ row: JointPointer) -> Softness { of(row).pointee.softness }
  fileprivate static func definedKind(_ row: JointPointer) -> JointDefinition.Kind {
    of(row).pointee.definedKind
  }
  static func hasLooseRows(_ row: JointPointer) -> Bool { of(row).pointee.hasLooseRows }

  fileprivate static func prepare(_ row: JointPointer, step h: Double) {
    of(row).pointee.prepare(step: h)
  }
  fileprivate static func warmStart(_ row: JointPointer, ratio: Double) {
    of(row).pointee.warmStart(ratio: ratio)
  }
  fileprivate static func solve(_ row: JointPointer) -> Bool { of(row).pointee.solve() }
  fileprivate static func rigidRows(_ row: JointPointer) -> RigidRows {
    of(row).pointee.rigidRows()
  }
  fileprivate static func limit(_ row: JointPointer) -> JointLimit? { of(row).pointee.limit() }

  fileprivate static func drive(_ row: JointPointer) -> JointDrive? { of(row).pointee.drive }

  fileprivate static func limitImpulse(_ row: JointPointer) -> Double {
    of(row).pointee.limitImpulse
  }
  fileprivate static func setLimitImpulse(_ impulse: Double, _ row: JointPointer) {
    of(row).pointee.limitImpulse = impulse
  }
  fileprivate static func looseImpulse(_ row: JointPointer) -> JacobianRow {
    of(row).pointee.looseImpulse()
  }
  static func setLimitLinked(_ isLinked: Bool, _ row: JointPointer) {
    of(row).pointee.isLimitLinked = isLinked
  }

  fileprivate static func useInverseEffectiveMasses(
    _ row: JointPointer, _ K: (JacobianRow) -> Double
  ) {
    of(row).pointee.useInverseEffectiveMasses(K)
  }
  fileprivate static func clearImpulses(_ row: JointPointer) { of(row).pointee.clearImpulses() }
  static func copyState(of old: JointPointer, to new: JointPointer) {
    of(new).pointee.copyState(of: of(old).pointee)
  }
  fileprivate static func codeState(_ row: JointPointer, _ coder: inout WordCoder) {
    of(row).pointee.codeState(&coder)
  }
}

/// The motion of a body in the current or last step, which phases of the step leave to later ones.
struct StepRecord: BitwiseCopyable {
  /// The velocity that contacts start from: before this step's forces, but after a field has turned or replaced
  /// it.
  var velocityBeforeForces = Vector.zero
  var spinBeforeForces = 0.0
  /// The velocity after this step's forces.
  var velocityAfterForces = Vector.zero
  var spinAfterForces = 0.0
  /// The unpaid work of moving the body out of overlaps against forces, per kilogram, in pt²/s².
  var depenetrationWork = 0.0

  // Of this step; between two steps, of the last one.

  /// The acceleration by forces, in pt/s².
  var lastAcceleration = Vector.zero
  /// The velocity before the step.
  var startVelocity = Vector.zero
  /// The change of velocity in the last step without contacts, including that from joints; in
  /// pt/s².
  var freeAcceleration = Vector.zero
  /// The pose before the step.
  var start = Vector.zero
  var startAngle = 0.0
  /// The fraction of the step at which continuous collision stopped it; 1 if it did not.
  var stopFraction = 1.0
  /// Whether a contact that does not bounce pushes it in this step, against its forces.
  var isSupported = false
  /// Whether a surface that moves along itself carries it.
  var isCarried = false
  /// The index of the pair at a curve that it moves along in this step; −1 for none.
  var curve: Int32 = -1
  /// Whether this step moves it out of the ground that it has just landed in.
  var hasLanded = false

  /// Visits the values besides the pose that the next step reads, for snapshots; a step computes the others
  /// again.
  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&freeAcceleration)
    coder.code(&depenetrationWork)
  }
}

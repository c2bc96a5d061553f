/// The record by which a body is at rest, sleeps and wakes; steps are counted by the world.
struct RestRecord: BitwiseCopyable {
  /// False while a force acts on the body that may change by itself.
  var maySleep = true
  /// The bodies that fell asleep together have the same number; −1 while awake.
  var sleepingIsland: Int32 = -1
  /// Whether its sleeping neighbors have to wake; for anchored bodies.
  var wakesNeighbors = false
  /// The last step in which it touched something.
  var lastTouch = Int.min / 2
  /// The last step in which it was too fast to be at rest.
  var lastRestlessStep = 0
  /// The number of steps taken when it was last changed.
  var lastChange = 0
  /// The last step in which it was farther from its resting pose than a standing body may be.
  var lastMove = 0
  /// The resting pose: the pose in step ``lastMove``.
  var restingPosition = Vector.zero
  var restingAngle = 0.0
  /// The last step in which it was blocked.
  ///
  /// A body is blocked if its joints could not be satisfied, if it lost velocity that could not
  /// move it, if joints put back the motion from contacts, or if continuous collision stopped it.
  var lastBlock = Int.min / 2
  /// The last step in which it was farther from its trembling pose than a trembling body may be,
  /// and that pose.
  var lastTremor = 0
  var tremblingPosition = Vector.zero
  var tremblingAngle = 0.0
}

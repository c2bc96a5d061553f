/// The record by which a body is at rest, sleeps and wakes; steps are counted by the world.
struct RestRecord: BitwiseCopyable {
  /// False while a force acts on the body that may change by itself.
  var maySleep = true
  /// The bodies that fell asleep together have the same number; −1 while awake.
  var sleepingIsland: Int32 = -1
  /// Whether its sleeping neighbors have to wake; for anchored bodies.
  var wakesNeighbors = false
  /// The index of the last step in which it touched something; the other records count that step, too.
  var lastTouch = Int.min / 2
  /// The last step in which it was too fast to be at rest.
  var lastRestlessStep = 0
  /// The number of steps taken when it was last changed.
  var lastChange = 0
  /// The pose in which it stands.
  var resting = KeptPose()
  /// The last step in which it was blocked.
  ///
  /// A body is blocked if its joints could not be satisfied, if it lost velocity that could not
  /// move it, if joints put back the motion from contacts, or if continuous collision stopped it.
  var lastBlock = Int.min / 2
  /// The pose in which it trembles.
  var trembling = KeptPose()
  /// How it moves while it is slow.
  var creep = Creep()
}

/// A pose that a body stays near, and the pose of the body itself when it leaves it.
struct KeptPose: BitwiseCopyable {
  /// The last step in which the body was elsewhere; the pose is that in this step.
  var lastLeft = 0
  var position = Vector.zero
  var angle = 0.0
}

/// How far a slow body moves in one half of the time to sleep after the other.
struct Creep: BitwiseCopyable {
  /// The step at whose end the present half began; the pose is that in this step.
  var start = 0
  var position = Vector.zero
  var angle = 0.0
  // The displacement in the half before; 0 in the first one.
  var displacement = Vector.zero
  var turn = 0.0
}

import DynamicsRecording

/// How a run ended.
struct Outcome {
  let scene: CrateScene
  let mode: StepMode
  let poses: [Recording.Pose]
  /// Seconds in the box.
  let time: Double
  let stepCount: Int
  let droppedTime: Double
  /// How far a crate ever was in a wall, in points.
  let deepest: Double
  /// Crates that are not in the box.
  let escapeCount: Int
  /// Equal for runs that ended in the same state to the bit.
  let stateHash: UInt64

  init(of box: CrateBox, _ stepper: Stepper) {
    scene = box.scene
    mode = stepper.mode
    poses = box.poses
    time = stepper.time
    stepCount = stepper.stepCount
    droppedTime = stepper.droppedTime
    deepest = stepper.deepest
    escapeCount = box.escapeCount
    stateHash = box.animator.stateHash
  }
}

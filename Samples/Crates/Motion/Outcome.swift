import DynamicsRecording

/// The result of a run.
struct Outcome {
  let scene: CrateScene
  let mode: StepMode
  let poses: [Recording.Pose]
  /// The simulated time, in seconds.
  let time: Double
  let stepCount: Int
  let droppedTime: Double
  /// The largest penetration of a wall by a crate during the run, in points.
  let deepest: Double
  /// The number of crates outside the box.
  let escapeCount: Int
  /// A hash of the final state; it is equal for runs that end in exactly the same state.
  let stateHash: UInt64

  /// The result of the machine; `nil` for scenes without one.
  let machine: Machine?

  struct Machine: Equatable {
    /// The number of times that a crate has slid down the ramp.
    let deliveredCount: Int
    /// The time at which the rope broke, in seconds; `nil` while it holds.
    let breakTime: Double?
  }

  init(of box: CrateBox, _ stepper: Stepper) {
    scene = box.scene
    mode = stepper.mode
    poses = box.poses
    time = stepper.time
    stepCount = stepper.stepCount
    droppedTime = stepper.droppedTime
    deepest = stepper.deepest
    escapeCount = box.escapeCount
    machine = box.machine.map {
      Machine(deliveredCount: $0.deliveredCount, breakTime: $0.rope.breakTime)
    }
    stateHash = box.animator.stateHash
  }
}

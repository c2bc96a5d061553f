/// All that decides how crates fall.
struct CrateRequest {
  var scene = CrateScene.one
  var mode = StepMode.fixed
  var tilt = TiltSource.held(.down)
  /// The most seconds of other work in a frame.
  var load = 0.0
  /// Decides how much of the load each frame has.
  var seed: UInt64 = 0
  /// Of the recording.
  var seconds = 5.0
  var framesPerSecond = 30.0
  /// Seconds in the box for each one shown.
  var speed = 1.0
  var showsXray = false
}

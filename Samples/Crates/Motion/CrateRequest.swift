import SampleSupport

/// All parameters of a run.
struct CrateRequest {
  var scene = CrateScene.one
  var mode = StepMode.fixed
  var tilt = TiltSource.held(.down)
  /// The maximum time of other work in a frame, in seconds.
  var load = 0.0
  /// The seed of the random load of each frame.
  var seed: UInt64 = 0
  /// The duration of the recording, in seconds.
  var seconds = 5.0
  var framesPerSecond = 30.0
  /// The seconds in the box per second shown.
  var speed = 1.0
  var showsXray = false

  /// The metadata of its recording; the seed only if it decides anything.
  var facts: [String: String] {
    var facts = ["scene": scene.rawValue, "step": mode.rawValue]
    if load > 0 {
      facts["load"] = "\((load * 1000).decimal(3)) ms"
      facts["seed"] = String(seed)
    }
    return facts
  }
}

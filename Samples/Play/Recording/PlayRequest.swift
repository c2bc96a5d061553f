/// All parameters of a scene that plays by itself.
struct PlayRequest {
  var scene: PlayScene
  /// The seed of the hand that plays it.
  var seed: UInt64 = 0
  /// The length in seconds.
  var seconds = 10.0
  var framesPerSecond = 30.0
  var showsXray = false
}

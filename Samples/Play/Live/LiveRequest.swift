import SampleSupport

/// The parameters of a live show.
struct LiveRequest {
  /// The first scene; `nil` for the menu.
  var scene: PlayScene?
  /// The seed of the demo.
  var seed: UInt64 = 0
  var framesPerSecond = 60.0
  var showsXray = false
  /// The format of files that a key writes.
  var savedFormat = SavedFormat.html
}

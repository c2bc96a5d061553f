import SampleSupport

/// The parameters of a live show.
struct LiveRequest {
  /// The first scene; `nil` for the menu.
  var scene: PlayScene?
  /// The seed of the demo.
  var seed: UInt64 = 0
  var framesPerSecond = 60.0
  var showsXray = false
  /// Whether the menu lies over the scene, for which a terminal needs many colors.
  var hasPreview = true
  /// The format of files that a key writes.
  var savedFormat = SavedFormat.html
  /// The path of the folder for them; `nil` is the current one.
  var folder: String?
  /// The library's reports of misuse, which would spoil the picture on the terminal.
  var complaints = Complaints()
}

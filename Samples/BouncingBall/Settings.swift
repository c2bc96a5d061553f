/// The command-line options.
struct Settings {
  var mechanism = Mechanism.displayLink
  var framesPerSecond = 60
  var load = Load(milliseconds: 0)

  /// The number of falls; `nil` for no limit.
  var falls: Int?

  var showsXray = false
}

/// What was asked for on the command line.
struct Settings {
  var mechanism = Mechanism.displayLink
  var framesPerSecond = 60
  var load = Load(milliseconds: 0)

  /// How many times the ball falls; `nil` for no end.
  var falls: Int?

  var showsXray = false
}

import SampleSupport

/// The command-line options.
struct Settings {
  var mechanism = Mechanism.displayLink
  var framesPerSecond = 60
  /// Work in each frame, as in a program that is overloaded, in milliseconds.
  var load = 0

  /// The number of falls; `nil` for no limit.
  var falls: Int?

  var showsXray = false

  /// Keeps the thread busy with the work of a frame.
  func work() { Burner.burn(Double(load) / 1000) }
}

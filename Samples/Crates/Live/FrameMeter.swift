/// Measures the frames of the last second.
struct FrameMeter {
  private var frames: [(end: Double, dueSteps: Int, takenSteps: Int)] = []

  var framesPerSecond: Int { frames.count }
  var dueSteps: Int { frames.reduce(0) { $0 + $1.dueSteps } }
  var takenSteps: Int { frames.reduce(0) { $0 + $1.takenSteps } }

  /// Adds a frame.
  ///
  /// - Parameter end: The end of the frame in seconds, later than that of the frame before.
  mutating func note(end: Double, dueSteps: Int, takenSteps: Int) {
    frames.append((end, dueSteps, takenSteps))
    frames.removeAll { $0.end <= end - 1 }
  }
}

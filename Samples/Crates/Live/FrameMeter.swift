/// What the frames of the last second were like.
struct FrameMeter {
  private var frames: [(end: Double, dueSteps: Int, takenSteps: Int)] = []

  var framesPerSecond: Int { frames.count }
  var dueSteps: Int { frames.reduce(0) { $0 + $1.dueSteps } }
  var takenSteps: Int { frames.reduce(0) { $0 + $1.takenSteps } }

  /// - Parameter end: In seconds, later than the frame before.
  mutating func note(end: Double, dueSteps: Int, takenSteps: Int) {
    frames.append((end, dueSteps, takenSteps))
    frames.removeAll { $0.end <= end - 1 }
  }
}

import Dynamics
import SampleSupport

/// The text below the picture.
struct Status {
  /// The keys that fit into a line, and the meaning of the ring if there is room.
  static func keys(columns: Int) -> String {
    let keys = StatusLines.keys(["space pause", "r restart"], columns: columns)
    let longer = keys + " · ring: where it should be by now"
    return longer.count <= columns ? longer : keys
  }

  var mechanism: Mechanism
  var framesPerSecond: Double?
  /// In seconds of real time.
  var elapsed: TimeInterval
  /// In seconds, as counted by the frames.
  var time: TimeInterval
  var isPaused: Bool
  var landing: Landing?

  /// The facts that fit into a line, the most important ones first.
  func line(columns: Int) -> String {
    var line = " \(mechanism.rawValue)"
    guard line.count <= columns else { return "" }
    for fact in facts {
      let longer = "\(line) · \(fact)"
      if longer.count <= columns { line = longer }
    }
    return line
  }

  private var facts: [String] {
    let pace = framesPerSecond.map { "\($0.fixed(1)) frames/s" } ?? "– frames/s"
    if let landing {
      let skipped = "\(landing.frames) frames, \(landing.skippedFrames) skipped"
      return ["landed after \(landing.duration.fixed(3)) s", skipped, pace]
    }
    let times = ["\(elapsed.fixed(3)) s elapsed", "ball at \(time.fixed(3)) s"]
    return (isPaused ? ["paused"] : []) + times + [pace]
  }
}

import Dynamics

/// Measures the frame rate.
struct FrameMeter {
  /// The measured period in seconds; at lower frame rates, the latest two frames are used.
  private static let window: TimeInterval = 1

  private var moments: [TimeInterval] = []

  mutating func note(frameAt moment: TimeInterval) {
    moments.append(moment)
    while moments.count > 2, moment - moments[0] > Self.window { moments.removeFirst() }
  }

  /// The measured frame rate; `nil` before the second frame.
  var framesPerSecond: Double? {
    guard let first = moments.first, let last = moments.last, last > first else { return nil }
    return Double(moments.count - 1) / (last - first)
  }
}

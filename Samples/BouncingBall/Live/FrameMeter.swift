import Dynamics

/// How many frames really come in a second.
struct FrameMeter {
  /// How far it looks back, in seconds; slower frames are measured by the latest two.
  private static let window: TimeInterval = 1

  private var moments: [TimeInterval] = []

  mutating func note(frameAt moment: TimeInterval) {
    moments.append(moment)
    while moments.count > 2, moment - moments[0] > Self.window { moments.removeFirst() }
  }

  /// `nil` before the second frame.
  var framesPerSecond: Double? {
    guard let first = moments.first, let last = moments.last, last > first else { return nil }
    return Double(moments.count - 1) / (last - first)
  }
}

import Dynamics

/// The velocity of the ball, from the latest two frames.
struct Speedometer {
  /// In points per second.
  private(set) var velocity = CGVector.zero
  private var latest: (position: CGPoint, time: TimeInterval)?

  /// The minimum time between two measured frames, in seconds; the jump to the top takes less.
  private static let minInterval = 1e-5

  mutating func note(_ position: CGPoint, at time: TimeInterval) {
    defer { latest = (position, time) }
    velocity = .zero
    guard let latest, time - latest.time > Self.minInterval else { return }
    let seconds = time - latest.time
    velocity = CGVector(
      dx: (position.x - latest.position.x) / seconds,
      dy: (position.y - latest.position.y) / seconds)
  }
}

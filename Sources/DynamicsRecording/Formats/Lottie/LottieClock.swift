internal import Foundation

/// Converts times to frames, the time unit of Lottie.
struct LottieClock {
  let framesPerSecond: Double
  /// The end of the animation, in frames; the last moment is also a frame.
  let end: Double

  init(_ recording: Recording) {
    // Players expect a common frame rate. It is only the unit of time: frames may be fractions.
    framesPerSecond = min(max(recording.framesPerSecond, 1), 1000)
    end = min(recording.duration * framesPerSecond, Self.maxFrames) + 1
  }

  /// Beyond this number, a `Double` cannot distinguish frames.
  private static let maxFrames = 1e15

  func frame(_ time: TimeInterval) -> Double { min(time * framesPerSecond, end) }
}

internal import Foundation

/// Turns times into frames, which Lottie counts in.
struct LottieClock {
  let framesPerSecond: Double
  /// Where the animation ends: the last moment is a frame, too.
  let end: Double

  init(_ recording: Recording) {
    // Players ask for a sane rate. It is only the unit of time: frames may be fractions.
    framesPerSecond = min(max(recording.framesPerSecond, 1), 1000)
    end = min(recording.duration * framesPerSecond, Self.mostFrames) + 1
  }

  /// Beyond, frames could not be told apart.
  private static let mostFrames = 1e15

  func frame(_ time: TimeInterval) -> Double { min(time * framesPerSecond, end) }
}

import SampleSupport

/// The durations of frames on a machine with other work.
///
/// A frame lasts for one refresh of the display, or for the duration of its work if that is longer.
/// The work takes a random time from 0 to the load.
struct FrameLengths {
  private let framesPerSecond: Double
  /// The maximum time of work in a frame, in seconds.
  private let load: Double
  private var random: SeededGenerator

  init(framesPerSecond: Double, load: Double, seed: UInt64) {
    self.framesPerSecond = framesPerSecond
    self.load = load
    random = SeededGenerator(seed: seed)
  }

  /// Returns the time of work in the next frame, in seconds.
  mutating func nextWork() -> Double { load == 0 ? 0 : random.double(in: 0...load) }

  /// Returns the duration of the next frame, in seconds.
  mutating func next() -> Double { max(1 / framesPerSecond, nextWork()) }
}

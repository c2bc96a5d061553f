import SampleSupport

/// How long frames last on a machine with other work to do.
///
/// A frame lasts as long as the display shows it, or as long as the work in it takes if that is
/// longer: from nothing up to the load, as chance will have it.
struct FrameLengths {
  private let framesPerSecond: Double
  /// The most seconds of work in a frame.
  private let load: Double
  private var random: SeededGenerator

  init(framesPerSecond: Double, load: Double, seed: UInt64) {
    self.framesPerSecond = framesPerSecond
    self.load = load
    random = SeededGenerator(seed: seed)
  }

  /// Seconds of work in the next frame.
  mutating func nextWork() -> Double { load == 0 ? 0 : random.double(in: 0...load) }

  /// Seconds that the next frame lasts.
  mutating func next() -> Double { max(1 / framesPerSecond, nextWork()) }
}

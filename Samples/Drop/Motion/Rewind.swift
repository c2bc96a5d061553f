/// A fall that has been computed, and is shown backwards: a text rises from a heap.
struct Rewind {
  /// The cells of the pieces in each frame, from the heap to the text.
  private let frames: [[Place]]
  private var index = 0

  /// Computes a fall until the text is a heap.
  init(of tumble: Tumble) {
    var frames = [tumble.places]
    while tumble.phase == .falling, !tumble.isSettled {
      tumble.tick()
      frames.append(tumble.places)
    }
    self.frames = frames.reversed()
  }

  var places: [Place] { frames[index] }
  var isHome: Bool { index == frames.count - 1 }

  mutating func tick() { index = min(index + 1, frames.count - 1) }
}

import Dynamics

/// Writes down where the ball is in each frame, and what each fall took.
final class Trace {
  private let fall: MeasuredFall
  private let write: (String) -> Void
  private var fallsLeft: Int
  private let onEnd: () -> Void

  /// A trace of a fall that nobody else listens to; it begins with ``start()``.
  ///
  /// - Parameters:
  ///   - falls: How many times the ball falls, one after the other; at least 1.
  ///   - write: What is called with each line, which has no end of line yet.
  ///   - onEnd: What is called after the last line.
  init(
    of fall: MeasuredFall, falls: Int, write: @escaping (String) -> Void,
    onEnd: @escaping () -> Void
  ) {
    self.fall = fall
    self.write = write
    self.onEnd = onEnd
    fallsLeft = falls
    fall.onMove = { [unowned self] in noteFrame() }
    fall.onLanding = { [unowned self] in note($0) }
  }

  func start() {
    write("    time  position")
    fall.start()
  }

  private func noteFrame() {
    let height = Double(fall.position.y)
    write("\(fall.elapsed.fixed(3, width: 8))  \(height.fixed(3, width: 8))")
  }

  private func note(_ landing: Landing) {
    write(landing.summary)
    fallsLeft -= 1
    if fallsLeft > 0 { fall.start() } else { onEnd() }
  }
}

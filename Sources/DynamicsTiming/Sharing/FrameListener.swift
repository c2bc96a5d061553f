/// A listener of a shared frame source, used by the hub.
final class FrameListener {
  /// The closure that is called for each frame; only the hub keeps it, so it is released with the
  /// source.
  var onFrame: ((Frame) -> Void)? {
    // Releasing the old closure may run code that sets this property again, so it is released last.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// The closure that is called if the source ends before the listener.
  var onEnd: (() -> Void)?

  /// The number of the listener, in the order in which listeners of the source were made.
  let number: Int

  private(set) var isPaused = true

  /// The number of the first frame since the last pause.
  private var firstFrame = 0

  /// Whether an unknown part of the first frame belongs to the pause.
  private var joinsWithinFrame = false

  init(number: Int) { self.number = number }

  deinit { onEnd?() }

  func resume(atFrame frame: Int, within isWithin: Bool) {
    isPaused = false
    firstFrame = frame
    joinsWithinFrame = isWithin
  }

  func pause() { isPaused = true }

  /// Calls ``onFrame``, unless the frame came before the end of the pause.
  func take(_ frame: Frame, number: Int) {
    guard !isPaused, number >= firstFrame else { return }
    let isPartial = joinsWithinFrame
    joinsWithinFrame = false
    onFrame?(isPartial ? frame.withoutDuration : frame)
  }
}

extension Frame {
  fileprivate var withoutDuration: Frame {
    Frame(timestamp: timestamp, targetTimestamp: targetTimestamp, duration: 0)
  }
}

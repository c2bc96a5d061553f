/// A listener of a shared frame source, as the hub sees it.
final class FrameListener {
  /// What is called for each frame; only the hub keeps it, so that it ends with the source.
  var onFrame: ((Frame) -> Void)? {
    get { listener }
    // Whoever goes with what is replaced may set this, too.
    set { withExtendedLifetime(listener) { listener = newValue } }
  }

  private var listener: ((Frame) -> Void)?

  /// What is called if the source goes before the listener does.
  var onEnd: (() -> Void)?

  /// The place in the order in which listeners of the source were made.
  let number: Int

  /// Whether frames are held back.
  private(set) var isPaused = true

  /// The number of the first frame since the last pause.
  private var firstFrame = 0

  /// Whether an unknown part of the first frame lies before the end of the pause.
  private var joinsWithinFrame = false

  init(number: Int) { self.number = number }

  deinit { onEnd?() }

  /// Ends a pause.
  func resume(atFrame frame: Int, within isWithin: Bool) {
    isPaused = false
    firstFrame = frame
    joinsWithinFrame = isWithin
  }

  func pause() { isPaused = true }

  /// Calls ``onFrame``, unless the frame is not for this listener.
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

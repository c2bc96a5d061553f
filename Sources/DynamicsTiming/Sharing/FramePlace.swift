/// A listener's registration in the hub of a frame source; it keeps neither alive.
///
/// It is used on the thread of the source only. It may be released on any thread.
final class FramePlace {
  private weak var hub: FrameHub?
  private weak var listener: FrameListener?

  /// Adds a paused listener after all others.
  init(at source: any FrameSource, onFrame: ((Frame) -> Void)?, onEnd: (() -> Void)?) {
    let hub = FrameHub.of(source)
    let listener = hub.makeListener()
    listener.onFrame = onFrame
    listener.onEnd = onEnd
    self.hub = hub
    self.listener = listener
  }

  func leave() {
    if let listener { hub?.remove(listener) }
  }

  var isPaused: Bool {
    get { listener?.isPaused ?? true }
    set { if let listener { hub?.setPaused(newValue, of: listener) } }
  }

  var onFrame: ((Frame) -> Void)? {
    get { listener?.onFrame }
    set { listener?.onFrame = newValue }
  }
}

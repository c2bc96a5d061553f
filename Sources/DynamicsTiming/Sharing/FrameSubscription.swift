/// A place among those who share a frame source, held for as long as this is.
///
/// It keeps neither the source nor what is called for its frames. When the source is gone, or its
/// `onFrame` was given to somebody else, `onEnd` is called and nothing happens any more.
package final class FrameSubscription {
  private weak var hub: FrameHub?
  private weak var listener: FrameListener?

  /// Takes the last place, paused.
  package init(
    to source: any FrameSource, onFrame: ((Frame) -> Void)?, onEnd: (() -> Void)? = nil
  ) {
    let hub = FrameHub.of(source)
    let listener = hub.makeListener()
    listener.onFrame = onFrame
    listener.onEnd = onEnd
    self.hub = hub
    self.listener = listener
  }

  deinit {
    if let listener { hub?.remove(listener) }
  }

  package var isPaused: Bool {
    get { listener?.isPaused ?? true }
    set { if let listener { hub?.setPaused(newValue, of: listener) } }
  }

  package var onFrame: ((Frame) -> Void)? {
    get { listener?.onFrame }
    set { listener?.onFrame = newValue }
  }
}

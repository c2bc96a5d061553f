/// An object that sends frames, such as a display.
///
/// The listener sets ``onFrame``, and pauses the source while it needs no frames. A source has one
/// listener; ``SharedFrameSource`` lets several share it.
public protocol FrameSource: AnyObject {
  /// Whether the source is paused, so that it does not call ``onFrame``.
  var isPaused: Bool { get set }

  /// The closure that is called for each frame; `nil` without a listener.
  var onFrame: ((Frame) -> Void)? { get set }
}

/// A source that may have to be used on the main queue.
protocol MainQueueSource: FrameSource {
  var isOnMainQueue: Bool { get }
}

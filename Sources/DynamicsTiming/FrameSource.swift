/// A display's heartbeat, or anything that can stand in for one.
///
/// Who listens sets ``onFrame``, and pauses the source while there is nothing to move.
public protocol FrameSource: AnyObject {
  /// Whether frames are held back; a paused source calls ``onFrame`` for none of them.
  var isPaused: Bool { get set }

  /// What is called for each frame; `nil` when nobody listens.
  var onFrame: ((Frame) -> Void)? { get set }
}

/// A source whose frames may belong to the main queue, where alone it may be touched then.
protocol MainQueueSource: FrameSource {
  var isOnMainQueue: Bool { get }
}

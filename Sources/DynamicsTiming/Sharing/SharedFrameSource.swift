import DynamicsReporting

/// One of any number of frame sources that share another.
///
/// A frame source has one ``FrameSource/onFrame``. To let several listen, give each a shared source
/// of its own; all that are made from the same source share it without knowing of each other.
///
/// ```swift
/// let display = DisplayLink()
/// display.add(to: .main, forMode: .common)
/// let first = SharedFrameSource(display) { frame in redrawClock(at: frame.timestamp) }
/// let second = SharedFrameSource(display) { frame in moveStars(by: frame.duration) }
/// ```
///
/// The source runs just while one of them does. They get each frame in the order in which they were
/// made, and may be made, paused, resumed and released while one is dealt out. Leave the source's
/// own `isPaused` and `onFrame` to them. They keep the source; the source does not keep them. Use
/// them on the thread of the source.
public final class SharedFrameSource: FrameSource {
  private let source: any FrameSource
  private let subscription: FrameSubscription

  /// Whether frames are held back; `false` by default.
  ///
  /// What comes first after a pause never counts time from before its end:
  /// - If no other shared source was running, the source itself was paused until now, and its own
  ///   first frame after a pause comes through unchanged; so it does for all who wait for it.
  /// - If the pause ends while a frame is dealt out, the next frame comes first, at full length.
  /// - Else the next frame comes first with a duration of 0: the pause ended within it.
  public var isPaused: Bool {
    get { subscription.isPaused }
    set { subscription.isPaused = newValue }
  }

  /// What is called for each frame; `nil` by default.
  public var onFrame: ((Frame) -> Void)? {
    get { subscription.onFrame }
    set { subscription.onFrame = newValue }
  }

  /// Makes one more listener of a source, after all that listen already.
  ///
  /// - Parameters:
  ///   - source: The source to share. Its `onFrame`, if it is set, is replaced by the first.
  ///   - isPaused: Whether frames are held back at first; `true` leaves the source asleep.
  ///   - onFrame: What is called for each frame.
  public init(
    _ source: any FrameSource, isPaused: Bool = false, onFrame: ((Frame) -> Void)? = nil
  ) {
    self.source = source
    subscription = FrameSubscription(to: source, for: "SharedFrameSource", onFrame: onFrame)
    subscription.isPaused = isPaused
  }

  /// Makes one more listener of the process's one beat, which moves ``TimedAnimation``s and animators
  /// that are given no frame source.
  ///
  /// The beat brings 60 frames a second on the main queue, wherever that is served: under
  /// `RunLoop.main.run()`, after `dispatchMain()`, in an `async` main, in tests on the main actor. It
  /// also beats while the main run loop runs in `.tracking` mode. It does not reach other modes of
  /// your own, nor a run loop that is run from within work on the main queue in another mode than
  /// `.tracking`; use a ``DisplayLink`` in that mode there.
  ///
  /// Made and used on the main queue, which is where the main actor is. Made or used elsewhere, that
  /// is diagnosed and no frame comes from then on.
  ///
  /// - Parameters:
  ///   - isPaused: Whether frames are held back at first; `true` leaves the beat asleep.
  ///   - onFrame: What is called for each frame.
  public convenience init(isPaused: Bool = false, onFrame: ((Frame) -> Void)? = nil) {
    if MainBeat.current == nil {
      DynamicsDiagnostics.report(
        "this is not the main queue, which the display's frames come on; no frame will come")
    }
    self.init(MainBeat.current ?? ManualFrameSource(), isPaused: isPaused, onFrame: onFrame)
  }
}

extension SharedFrameSource: MainQueueSource {
  var isOnMainQueue: Bool { subscription.isOnMainQueue }
}

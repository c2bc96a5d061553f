import DynamicsReporting

/// One of several frame sources that share another.
///
/// A ``FrameSource`` has one ``FrameSource/onFrame``. If several objects need its frames, give each
/// a shared source. All shared sources made from the same source share it.
///
/// ```swift
/// let display = DisplayLink()
/// display.add(to: .main, forMode: .common)
/// let first = SharedFrameSource(display) { frame in print("clock", frame.timestamp) }
/// let second = SharedFrameSource(display) { frame in print("stars", frame.duration) }
/// ```
///
/// The source runs only while one of the shared sources does. They get each frame in the order in
/// which they were made. They may be made, paused, resumed and released during a frame. Do not set
/// `isPaused` and `onFrame` of the source itself. Shared sources keep the source alive, and not the
/// other way round. Use them on the thread of the source.
public final class SharedFrameSource: FrameSource {
  private let source: any FrameSource
  private let subscription: FrameSubscription

  /// Whether this shared source is paused.
  ///
  /// The default is `false`. The first frame after a pause never counts time from before the end of
  /// the pause:
  /// - If no other shared source was running, the source itself was paused. Its first frame after
  ///   the pause is passed on unchanged.
  /// - If the pause ends during a frame, the next frame is the first, at its full duration.
  /// - Otherwise the next frame is the first, with a duration of 0, since the pause ended within
  ///   it.
  ///
  /// - Complexity: Reading is O(1). Setting is O(*n*), where *n* is the number of shared sources
  ///   that run.
  public var isPaused: Bool {
    get { subscription.isPaused }
    set { subscription.isPaused = newValue }
  }

  /// The closure that is called for each frame; the default is `nil`.
  public var onFrame: ((Frame) -> Void)? {
    get { subscription.onFrame }
    set { subscription.onFrame = newValue }
  }

  /// Makes a shared source of another frame source; it gets each frame after those made before.
  ///
  /// - Parameters:
  ///   - source: The source to share. The first shared source replaces its `onFrame`.
  ///   - isPaused: Whether the shared source is paused at first; `true` does not start the source.
  ///   - onFrame: The closure that is called for each frame.
  public init(
    _ source: any FrameSource, isPaused: Bool = false, onFrame: ((Frame) -> Void)? = nil
  ) {
    self.source = source
    subscription = FrameSubscription(to: source, for: "SharedFrameSource", onFrame: onFrame)
    subscription.isPaused = isPaused
  }

  /// Makes a shared source of the main frame source, which ``TimedAnimation``s and animators use by
  /// default.
  ///
  /// The main frame source sends 60 frames per second on the main queue, wherever that is served.
  /// Examples are `RunLoop.main.run()`, `dispatchMain()`, an `async` main, and tests on the main
  /// actor. It also works while the main run loop runs in `.tracking` mode.
  ///
  /// It does not work in your own run loop modes. It does not work either in a run loop that work
  /// on the main queue runs in a mode other than `.tracking`. Use a ``DisplayLink`` in that mode
  /// there.
  ///
  /// Make and use it on the main queue, which is where the main actor runs. Elsewhere, that is
  /// reported, and no frame comes from then on.
  ///
  /// - Parameters:
  ///   - isPaused: Whether the shared source is paused at first; `true` does not start the source.
  ///   - onFrame: The closure that is called for each frame.
  public convenience init(isPaused: Bool = false, onFrame: ((Frame) -> Void)? = nil) {
    if MainFrameSource.current == nil {
      DynamicsDiagnostics.report(
        "the display's frames come on the main queue, and this is another one; no frame will come")
    }
    self.init(MainFrameSource.current ?? ManualFrameSource(), isPaused: isPaused, onFrame: onFrame)
  }
}

extension SharedFrameSource: MainQueueSource {
  var isOnMainQueue: Bool { subscription.isOnMainQueue }
}

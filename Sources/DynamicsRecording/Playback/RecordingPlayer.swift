public import Dynamics
public import Foundation

/// Plays a ``Recording`` as frames pass.
///
/// ```swift
/// let player = RecordingPlayer(recording, items: items)
/// player.play()
/// player.speed = -0.5  // backwards, in slow motion
/// player.time = 1.2  // seek
/// ```
///
/// The player uses the durations of frames as they are measured. While it plays, the frame source
/// keeps it alive, so you need not store it. A player does not keep its frame source: if that is
/// released, the player pauses. Use it on the thread of its frame source; without its own frame
/// source, on the main queue.
public final class RecordingPlayer {
  /// The recording that is played.
  public let recording: Recording

  /// The speed of playback; negative numbers play backwards.
  ///
  /// From −100 to 100; the default is 1.
  public var speed: Double = 1 {
    didSet {
      guard !(abs(speed) <= 100) else { return }
      DynamicsDiagnostics.report("a speed of \(speed) is not between -100 and 100; nothing changed")
      speed = oldValue
    }
  }

  /// Whether playback starts again at the end, or backwards at the beginning; the default is
  /// `false`.
  public var repeats = false

  /// Whether the player plays.
  public private(set) var isPlaying = false

  private var position: TimeInterval = 0
  private let show: (Recording.Frame) -> Void
  private let completion: (() -> Void)?
  private weak var frameSource: (any FrameSource)?
  private var subscription: FrameSubscription?

  /// Makes a player that starts at ``play()``.
  ///
  /// - Parameters:
  ///   - recording: The recording to play.
  ///   - frameSource: The source of frames, which the player does not keep. The default is `nil`,
  ///     which means the main frame source; see `SharedFrameSource.init(isPaused:onFrame:)`.
  ///   - onFrame: Called with the poses in each frame, and when ``time`` is set. It should not keep
  ///     the player.
  ///   - completion: Called when the player pauses at the end, or backwards at the beginning.
  public init(
    _ recording: Recording, frameSource: (any FrameSource)? = nil,
    onFrame: @escaping (Recording.Frame) -> Void, completion: (() -> Void)? = nil
  ) {
    self.recording = recording
    self.frameSource = frameSource ?? mainFrameSource(for: "RecordingPlayer", "a player")
    show = onFrame
    self.completion = completion
  }

  /// Makes a player that moves items, and starts at ``play()``.
  ///
  /// It sets `center` and `transform` of each item, and keeps the scale.
  ///
  /// The items are in the order of ``Recording/items``, which is that of joining the animator. If there
  /// are too few or too many, the others are ignored. The items should not be in a running animator,
  /// which would also move them. Otherwise it is the same as
  /// ``init(_:frameSource:onFrame:completion:)``.
  public convenience init(
    _ recording: Recording, items: [any DynamicItem], frameSource: (any FrameSource)? = nil,
    completion: (() -> Void)? = nil
  ) {
    self.init(
      recording, frameSource: frameSource,
      onFrame: { frame in
        for (item, pose) in zip(items, frame.poses) {
          guard let pose else { continue }
          item.center = pose.center
          item.transform = item.transform.turned(to: pose.angle)
        }
      }, completion: completion)
  }

  /// The position in the recording, in seconds.
  ///
  /// From 0 to the duration; a number beyond is clamped to the nearer end. Setting it updates the
  /// picture at once.
  ///
  /// - Complexity: Reading is O(1). Setting is O(*n* log *k*), where *n* is the number of items and
  ///   *k* the number of keyframes of each, and calls the closure.
  public var time: TimeInterval {
    get { position }
    set {
      guard newValue.isFinite else {
        DynamicsDiagnostics.report("a time of \(newValue) s is not finite; nothing changed")
        return
      }
      position = min(max(newValue, 0), recording.duration)
      showFrame()
    }
  }

  /// Starts playback, or continues after ``pause()``; the first picture comes with the next frame.
  ///
  /// At the end, playback starts again from the beginning; backwards at the beginning, from the
  /// end. The frame source must still exist.
  public func play() {
    guard !isPlaying else { return }
    guard let frameSource else {
      DynamicsDiagnostics.report(
        "there is no frame source, or it was released; keep it while the player plays")
      return
    }
    if speed > 0, position >= recording.duration { position = 0 }
    if speed < 0, position <= 0 { position = recording.duration }
    let subscription = FrameSubscription(
      to: frameSource, for: "RecordingPlayer", onFrame: { self.advance(by: $0.duration) },
      onEnd: { [weak self] in self?.pause() })
    guard subscription.isUsableHere else { return }
    isPlaying = true
    self.subscription = subscription
    subscription.isPaused = false
  }

  /// Pauses playback at the present position; nothing happens if the player does not play.
  public func pause() {
    guard isPlaying else { return }
    isPlaying = false
    // Ending the subscription may pause the user's source, and that may call `play()` again.
    withExtendedLifetime(subscription) { subscription = nil }
  }

  /// Reverses the direction of playback: changes the sign of ``speed``.
  public func reverse() { speed = -speed }

  private func advance(by interval: TimeInterval) {
    guard interval >= 0, interval.isFinite else {
      DynamicsDiagnostics.report("a frame lasted \(interval) s; ignored", by: "RecordingPlayer")
      return
    }
    let duration = recording.duration
    position += interval * speed
    // Rounding must not add a frame at an end.
    let isOver = speed > 0 ? position > duration - 1e-9 : speed < 0 && position < 1e-9
    if isOver, repeats, duration > 0 {
      // The rest of the frame belongs to the next repetition.
      position = position.truncatingRemainder(dividingBy: duration)
      if position < 0 { position += duration }
    } else if isOver {
      position = speed > 0 ? duration : 0
    }
    let shown = position
    showFrame()
    // The closure may have changed anything.
    guard isOver, isPlaying, position == shown, !repeats || duration == 0 else { return }
    pause()
    completion?()
  }

  private func showFrame() { show(recording.frame(at: position)) }
}

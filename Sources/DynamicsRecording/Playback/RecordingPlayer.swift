public import Dynamics
public import Foundation

/// Shows a ``Recording`` as frames pass.
///
/// ```swift
/// let player = RecordingPlayer(recording, items: cards)
/// player.play()
/// player.speed = -0.5  // backwards, in slow motion
/// player.time = 1.2  // seek
/// ```
///
/// Time is what frames say that they last. While it plays, the frame source keeps the player, so that it may be
/// started and forgotten; otherwise whoever made it does. A player does not keep its frame source: when that is
/// released, the player pauses. Use it on the thread of its frame source; without one of its own, on the main
/// queue.
public final class RecordingPlayer {
  /// What is shown.
  public let recording: Recording

  /// How many seconds of the recording pass in one: 1 by default, from -100 to 100; negative ones go back.
  ///
  /// Another number is diagnosed and changes nothing.
  public var speed: Double = 1 {
    didSet {
      guard !(abs(speed) <= 100) else { return }
      DynamicsDiagnostics.report("a speed of \(speed) is not between -100 and 100; nothing changed")
      speed = oldValue
    }
  }

  /// Whether it starts again at the end, or at the beginning when it goes back; `false` by default.
  public var repeats = false

  /// Whether it moves with the frames.
  public private(set) var isPlaying = false

  private var position: TimeInterval = 0
  private let show: (Recording.Frame) -> Void
  private let completion: (() -> Void)?
  private weak var frameSource: (any FrameSource)?
  private var subscription: FrameSubscription?

  /// Makes a player that waits for ``play()``.
  ///
  /// - Parameters:
  ///   - recording: What to show.
  ///   - frameSource: What to move by; `nil`, the default, is the process's one beat on the main queue, see
  ///     `SharedFrameSource.init(isPaused:onFrame:)`. One of your own must be kept by somebody else.
  ///   - onFrame: Called with the picture in each frame, and when ``time`` is set. It should not keep the player.
  ///   - completion: Called when it pauses at the end, or at the beginning when it goes back.
  public init(
    _ recording: Recording, frameSource: (any FrameSource)? = nil,
    onFrame: @escaping (Recording.Frame) -> Void, completion: (() -> Void)? = nil
  ) {
    self.recording = recording
    self.frameSource = frameSource ?? MainBeat.current
    show = onFrame
    self.completion = completion
    if self.frameSource == nil {
      DynamicsDiagnostics.report(
        "a player without a frame source must be made on the main queue (the main actor); "
          + "make it there or pass a frame source",
        by: "RecordingPlayer.init")
    }
  }

  /// Makes a player that moves items, and waits for ``play()``.
  ///
  /// Sets `center` and `transform` of each item, whose scale stays as it is.
  ///
  /// - Parameters:
  ///   - recording: What to show.
  ///   - items: What to move, in the order of ``Recording/items``, which is that of joining the animator; those that
  ///     are missing or too many are left alone. They should be in no running animator, which would move them, too.
  ///   - frameSource: As in ``init(_:frameSource:onFrame:completion:)``.
  ///   - completion: Called when it pauses at the end, or at the beginning when it goes back.
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

  /// Where it is, in seconds from the beginning of the recording; what is set is shown at once.
  ///
  /// Beyond the recording, its nearer end is set. What is not finite is diagnosed and changes nothing.
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

  /// Begins, or goes on after ``pause()``; the first frame from now on brings the first picture.
  ///
  /// At the end, it starts again from the beginning; when it goes back, at the beginning it starts again from the
  /// end. If the frame source was released, that is diagnosed and nothing changes.
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
      to: frameSource, for: "RecordingPlayer", onFrame: { self.moveOn(by: $0.duration) },
      onEnd: { [weak self] in self?.pause() })
    guard subscription.mayBeUsedHere else { return }
    isPlaying = true
    self.subscription = subscription
    subscription.isPaused = false
  }

  /// Stays where it is; nothing happens when it does not play.
  public func pause() {
    guard isPlaying else { return }
    isPlaying = false
    // Leaving may pause a source of the user's, which may play again.
    withExtendedLifetime(subscription) { subscription = nil }
  }

  /// Goes the other way from now on: changes the sign of ``speed``.
  public func reverse() { speed = -speed }

  private func moveOn(by interval: TimeInterval) {
    guard interval >= 0, interval.isFinite else {
      DynamicsDiagnostics.report("a frame lasted \(interval) s; ignored", by: "RecordingPlayer")
      return
    }
    let duration = recording.duration
    position += interval * speed
    // Rounding must not cost a frame at an end.
    let isOver = speed > 0 ? position > duration - 1e-9 : speed < 0 && position < 1e-9
    if isOver, repeats, duration > 0 {
      // The remainder of the frame counts.
      position = position.truncatingRemainder(dividingBy: duration)
      if position < 0 { position += duration }
    } else if isOver {
      position = speed > 0 ? duration : 0
    }
    let shown = position
    showFrame()
    // What was shown may have changed everything.
    guard isOver, isPlaying, position == shown, !repeats || duration == 0 else { return }
    pause()
    completion?()
  }

  private func showFrame() { show(recording.frame(at: position)) }
}

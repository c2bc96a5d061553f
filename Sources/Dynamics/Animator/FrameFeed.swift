/// The frames of an animator; the source runs only while there is something to show.
final class FrameFeed {
  private var source: (any FrameSource)?
  private var subscription: FrameSubscription?

  var onFrame: ((Frame) -> Void)?

  var onEnd: (() -> Void)?

  /// Whether the source was taken away.
  private(set) var haveEnded = false

  var isRunning = false {
    didSet { subscribe() }
  }

  /// Whether the animator is moved by frames when it runs.
  var areFollowed: Bool {
    didSet { subscribe() }
  }

  /// Whether only every other frame is delivered, with the duration of both.
  var isHalved = false

  /// The frame that waits to be merged with the next one.
  private var pendingFrame: Frame?

  /// Shares a frame source; `nil` is for headless animators.
  init(source: (any FrameSource)?) {
    self.source = source
    areFollowed = source != nil
    guard let source else { return }
    subscription = FrameSubscription(to: source, for: "DynamicAnimator") { [weak self] in
      self?.receive($0)
    } onEnd: { [weak self] in
      self?.end()
    }
    checkSubscription()
  }

  /// The main frame source; off the main queue, that is reported and no frames come.
  static func ofMainQueue() -> FrameFeed {
    guard let source = MainFrameSource.current else {
      DynamicsDiagnostics.report(
        "an animator that follows the display must be made on the main queue (the main actor); "
          + "this one is headless and moves only by advance(by:)",
        by: "DynamicAnimator.init")
      return FrameFeed(source: nil)
    }
    return FrameFeed(source: source)
  }

  /// True when no frame will ever come.
  var isEmpty: Bool { source == nil }

  private func subscribe() {
    let isPaused = !(isRunning && areFollowed)
    if isPaused { pendingFrame = nil }
    subscription?.isPaused = isPaused
    checkSubscription()
  }

  /// Drops the frame source if its frames come on another thread than the animator is used on.
  func checkSubscription() {
    guard let subscription, !subscription.isUsableHere else { return }
    self.subscription = nil
    source = nil
    areFollowed = false
    onEnd?()
  }

  private func receive(_ frame: Frame) {
    if let first = pendingFrame {
      pendingFrame = nil
      onFrame?(
        Frame(
          timestamp: frame.timestamp, targetTimestamp: frame.targetTimestamp,
          duration: first.duration + frame.duration))
    } else if isHalved {
      pendingFrame = frame
    } else {
      onFrame?(frame)
    }
  }

  private func end() {
    haveEnded = true
    onEnd?()
  }
}

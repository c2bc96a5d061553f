// The frames of an animator; their source runs only while there is something to show.

extension DynamicAnimator {
  /// The main frame source; off the main queue `nil`, which is reported.
  static func display() -> (any FrameSource)? {
    if let source = MainFrameSource.current { return source }
    DynamicsDiagnostics.report(
      "an animator that follows the display must be made on the main queue (the main actor); "
        + "this one is headless and moves only by advance(by:)",
      by: "DynamicAnimator.init")
    return nil
  }

  /// Shares the animator's frame source, if it has one.
  func subscribe() {
    guard let frameSource else { return }
    followsSource = true
    subscription = FrameSubscription(to: frameSource, for: "DynamicAnimator") { [weak self] in
      self?.frameArrived($0)
    } onEnd: { [weak self] in
      self?.framesEnded()
    }
    dropSourceOfOtherThread()
  }

  /// Asks for frames while the animator runs and follows them.
  func updateSubscription() {
    let isPaused = !(isRunning && followsSource)
    if isPaused { halfFrame = nil }
    subscription?.isPaused = isPaused
    dropSourceOfOtherThread()
  }

  /// Makes the animator headless if its frames come on another thread than it is used on.
  func dropSourceOfOtherThread() {
    guard let subscription, !subscription.isUsableHere else { return }
    self.subscription = nil
    frameSource = nil
    followsSource = false
    framesEnded()
  }

  private func frameArrived(_ frame: Frame) {
    guard let frame = merged(frame), isRunning, activity.mayAdvance else { return }
    let start = loadClock()
    advanceTime(
      frame.duration * speed, limit: Self.maxStepsPerFrame, reporter: "FrameSource.onFrame")
    recordLoad(frame, cost: loadClock() - start)
  }

  private static var maxStepsPerFrame: Int { 30 }

  /// Two frames as one if the frame rate is halved; `nil` for the first of them.
  private func merged(_ frame: Frame) -> Frame? {
    if let first = halfFrame {
      halfFrame = nil
      return Frame(
        timestamp: frame.timestamp, targetTimestamp: frame.targetTimestamp,
        duration: first.duration + frame.duration)
    }
    guard governor?.isHalved == true else { return frame }
    halfFrame = frame
    return nil
  }

  private func recordLoad(_ frame: Frame, cost: TimeInterval) {
    guard governor?.record(simulated: frame.duration, cost: cost) == .report else { return }
    DynamicsDiagnostics.report(
      "stepping takes more than half of each frame, even at half the frame rate; "
        + "simulate fewer items or set a longer timeStep",
      by: "reducesFrameRateUnderLoad")
  }
}

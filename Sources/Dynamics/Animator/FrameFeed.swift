internal import DynamicsReporting
internal import DynamicsTiming
internal import Foundation

/// The frames that an animator gets, running only while there is something to show.
final class FrameFeed {
  private let source: SharedFrameSource?
  private let ownLink: DisplayLink?

  /// What is called for each frame.
  var onFrame: ((Frame) -> Void)?

  /// Whether only every other frame comes through, for the time of both.
  var isHalved = false

  /// The frame that waits to be half of the next one.
  private var held: Frame?

  /// Shares somebody's frame source; `nil` is for headless animators.
  init(source: (any FrameSource)?, ownLink: DisplayLink? = nil) {
    self.source = source.map { SharedFrameSource($0, isPaused: true) }
    self.ownLink = ownLink
    self.source?.onFrame = { [weak self] in self?.receive($0) }
  }

  deinit { ownLink?.invalidate() }

  /// A feed from the display by way of the main run loop; diagnosed, and without frames, off the
  /// main thread.
  static func fromDisplay() -> FrameFeed {
    guard Thread.isMainThread else {
      DynamicsDiagnostics.report(
        "an animator that follows the display must be made on the main thread; "
          + "this one moves only by advance(by:)",
        by: "DynamicAnimator.init")
      return FrameFeed(source: nil)
    }
    let link = DisplayLink()
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    return FrameFeed(source: link, ownLink: link)
  }

  /// True when no frame will ever come.
  var isEmpty: Bool { source == nil }

  var isRunning: Bool {
    get { source.map { !$0.isPaused } ?? false }
    set {
      source?.isPaused = !newValue
      if !newValue { held = nil }
    }
  }

  private func receive(_ frame: Frame) {
    if let first = held {
      held = nil
      onFrame?(
        Frame(
          timestamp: frame.timestamp, targetTimestamp: frame.targetTimestamp,
          duration: first.duration + frame.duration))
    } else if isHalved {
      held = frame
    } else {
      onFrame?(frame)
    }
  }
}

internal import DynamicsReporting
internal import DynamicsTiming
internal import Foundation

/// The frame source of an animator, running only while there is something to show.
final class FrameFeed {
  private let source: (any FrameSource)?
  private let ownLink: DisplayLink?

  /// Follows somebody's frame source; `nil` is for headless animators.
  init(source: (any FrameSource)?) {
    self.source = source
    ownLink = nil
    source?.isPaused = true
  }

  /// Follows the display by a link of its own.
  private init(link: DisplayLink) {
    source = link
    ownLink = link
  }

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
    return FrameFeed(link: link)
  }

  /// True when no frame will ever come.
  var isEmpty: Bool { source == nil }

  var onFrame: ((Frame) -> Void)? {
    get { source?.onFrame }
    set { source?.onFrame = newValue }
  }

  var isRunning: Bool {
    get { source.map { !$0.isPaused } ?? false }
    set { source?.isPaused = !newValue }
  }

  func stop() {
    source?.isPaused = true
    source?.onFrame = nil
    ownLink?.invalidate()
  }
}

internal import DynamicsReporting
internal import DynamicsTiming
internal import Foundation

/// The frame source of an animator, running only while there is something to show.
final class FrameFeed {
  private let source: (any FrameSource)?

  /// - Parameter source: `nil` for a headless animator.
  init(source: (any FrameSource)?) {
    self.source = source
    source?.isPaused = true
  }

  /// A display link on the main run loop; `nil`, and diagnosed, off the main thread.
  static func mainDisplayLink() -> DisplayLink? {
    guard Thread.isMainThread else {
      DynamicsDiagnostics.report(
        "an animator that follows the display must be made on the main thread; "
          + "this one moves only by advance(by:)",
        by: "DynamicAnimator.init")
      return nil
    }
    let link = DisplayLink()
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    return link
  }

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
    (source as? DisplayLink)?.invalidate()
  }
}

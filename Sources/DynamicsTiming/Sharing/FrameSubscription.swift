import DynamicsReporting
import Foundation

/// A subscription to a shared frame source, which ends when it is released.
///
/// It keeps neither the source nor the closures that are called for its frames. When the source was
/// released, or its `onFrame` was set by other code, `onEnd` is called, and no frames come any
/// more.
///
/// Frames of the main beat belong to the main queue, and so does a subscription to it. The compiler
/// does not know that: an animator may be sent to another task. If the subscription is used there,
/// it is lost, which is reported once. It may be released there.
package final class FrameSubscription {
  /// Whether the source may be touched on the main queue only.
  let isOnMainQueue: Bool

  /// Whether it was used off the main queue, where it may not be: no frame comes any more.
  package private(set) var isLost = false

  private let owner: String
  private var place: FramePlace?

  /// Takes the last place, paused.
  ///
  /// - Parameter owner: The type that a misuse is reported for.
  package init(
    to source: any FrameSource, for owner: String, onFrame: ((Frame) -> Void)?,
    onEnd: (() -> Void)? = nil
  ) {
    isOnMainQueue = (source as? any MainQueueSource)?.isOnMainQueue ?? false
    self.owner = owner
    if mayBeUsedHere { place = FramePlace(at: source, onFrame: onFrame, onEnd: onEnd) }
  }

  deinit { leave() }

  package var isPaused: Bool {
    get { mayBeUsedHere ? place?.isPaused ?? true : true }
    set { if mayBeUsedHere { place?.isPaused = newValue } }
  }

  package var onFrame: ((Frame) -> Void)? {
    get { mayBeUsedHere ? place?.onFrame : nil }
    set { if mayBeUsedHere { place?.onFrame = newValue } }
  }

  /// Whether the caller is where the frames are; if not, it gets none from now on.
  package var mayBeUsedHere: Bool {
    guard !isLost else { return false }
    guard isElsewhere else { return true }
    isLost = true
    leave()
    DynamicsDiagnostics.report(
      "it follows the display's frames, which come on the main queue (the main actor), but is used "
        + "elsewhere; it gets no frames from now on",
      by: owner)
    return false
  }

  private var isElsewhere: Bool { isOnMainQueue && !MainQueue.isCurrent }

  private func leave() {
    guard let place else { return }
    self.place = nil
    guard isElsewhere else { return place.leave() }
    // Only the main queue looks into it: it was made there, and is used there once more.
    nonisolated(unsafe) let left = place
    DispatchQueue.main.async { left.leave() }
  }
}

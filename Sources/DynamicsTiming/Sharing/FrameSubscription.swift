import DynamicsReporting
import Foundation

/// A subscription to the frames of a source that others share, which ends when it is released.
///
/// It keeps neither the source nor the closures alive. When the source is released, or other code
/// sets its `onFrame`, `onEnd` is called and frames end.
///
/// Frames of the main frame source belong to the main queue, and so does a subscription to it. The
/// compiler cannot check that, since an animator may be sent to another task. If the subscription
/// is used off the main queue, frames end, which is reported once. It may be released on any
/// thread.
package final class FrameSubscription {
  /// Whether the source may be used on the main queue only.
  let isOnMainQueue: Bool

  /// Whether the subscription was used off the main queue; it gets no more frames.
  private var isDetached = false

  private let owner: String
  /// `nil` after the subscription has left.
  private var place: Place?

  /// The place in the hub of the source.
  ///
  /// A copy may be made on any thread, since that does not touch the hub.
  private struct Place {
    weak var hub: FrameHub?
    let number: Int

    func leave() { hub?.remove(number) }
  }

  /// Adds a paused listener after all others.
  ///
  /// - Parameter owner: The type that is named if misuse is reported.
  package init(
    to source: any FrameSource, for owner: String, onFrame: ((Frame) -> Void)?,
    onEnd: (() -> Void)? = nil
  ) {
    isOnMainQueue = (source as? any MainQueueSource)?.isOnMainQueue ?? false
    self.owner = owner
    guard isUsableHere else { return }
    let hub = FrameHub.of(source)
    place = Place(hub: hub, number: hub.add(onFrame: onFrame, onEnd: onEnd))
  }

  deinit { leave() }

  package var isPaused: Bool {
    get { usablePlace.flatMap { $0.hub?.isPaused($0.number) } ?? true }
    set { if let place = usablePlace { place.hub?.setPaused(newValue, of: place.number) } }
  }

  package var onFrame: ((Frame) -> Void)? {
    get { usablePlace.flatMap { $0.hub?.onFrame(of: $0.number) } }
    set { if let place = usablePlace { place.hub?.setOnFrame(newValue, of: place.number) } }
  }

  /// Whether the source has ended: it was released, or other code has set its `onFrame`.
  package var hasEnded: Bool { usablePlace.map { $0.hub == nil } ?? false }

  private var usablePlace: Place? { isUsableHere ? place : nil }

  /// Whether the subscription may be used by the caller; if not, it gets no more frames.
  package var isUsableHere: Bool {
    guard !isDetached else { return false }
    guard isElsewhere else { return true }
    isDetached = true
    leave()
    DynamicsDiagnostics.report(
      "it follows the display's frames, which come on the main queue (the main actor), but it is "
        + "used elsewhere; it gets no more frames",
      by: owner)
    return false
  }

  private var isElsewhere: Bool { isOnMainQueue && !MainQueue.isCurrent }

  private func leave() {
    guard let place else { return }
    self.place = nil
    guard isElsewhere else { return place.leave() }
    // Only the main queue uses the hub: it is made there, and released there.
    nonisolated(unsafe) let left = place
    DispatchQueue.main.async { left.leave() }
  }
}

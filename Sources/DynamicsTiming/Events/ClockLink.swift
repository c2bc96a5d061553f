package import Foundation

/// A display link that follows the clock on the main run loop, and the run loop on others.
///
/// Before the clock is advanced by hand, it also follows the main run loop, if the main thread runs
/// it. It is kept alive until it is invalidated or removed from its last mode.
package final class ClockLink {
  private let link = DisplayLink()
  private let frames = ClockFrames(followsMainFrameSource: false)
  private let handler: () -> Void
  private var modes: Set<RunLoop.Mode> = []
  private var isInvalidated = false
  private var followsClock = false

  /// Makes a link that calls a closure for each frame, once it is added to a run loop.
  package init(handler: @escaping () -> Void) { self.handler = handler }

  /// Sends frames while the run loop runs in a mode, and keeps the owner until the last mode is
  /// removed.
  package func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode, keeping owner: AnyObject) {
    guard !isInvalidated, modes.insert(mode).inserted else { return }
    if isMain(runLoop) {
      followsClock = true
      frames.onFrame = { _ in withExtendedLifetime(owner) { self.handler() } }
      frames.isPaused = isPaused
      guard Thread.isMainThread, !frames.isByHand else { return }
    }
    link.onFrame = { [followsClock] _ in
      guard !followsClock || !self.frames.isByHand else { return self.link.invalidate() }
      withExtendedLifetime(owner) { self.handler() }
    }
    link.add(to: runLoop, forMode: mode)
  }

  /// Whether a run loop is the main one.
  ///
  /// After the main thread has exited, other threads serve the main queue. Their run loops do not
  /// run.
  private func isMain(_ runLoop: RunLoop) -> Bool {
    runLoop === RunLoop.main || MainQueue.isCurrent
  }

  package func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard modes.remove(mode) != nil else { return }
    link.remove(from: runLoop, forMode: mode)
    if modes.isEmpty { leave() }
  }

  /// Stops the link permanently.
  package func invalidate() {
    isInvalidated = true
    modes = []
    link.invalidate()
    leave()
  }

  private func leave() {
    frames.isPaused = true
    frames.onFrame = nil
    link.onFrame = nil
  }

  /// The start of the latest frame, and the expected start of the next, in seconds of `now`.
  package var timestamps: (latest: TimeInterval, next: TimeInterval) {
    frames.timestamp.map { ($0, $0 + frames.period) } ?? (link.timestamp, link.targetTimestamp)
  }

  /// The time between two frames, in seconds.
  package var period: TimeInterval { followsClock ? frames.period : link.duration }

  package var isPaused: Bool {
    get { link.isPaused }
    set {
      link.isPaused = newValue
      frames.isPaused = newValue || frames.onFrame == nil
    }
  }

  package var framesPerSecond: Int {
    get { link.preferredFramesPerSecond }
    set {
      link.preferredFramesPerSecond = newValue
      frames.framesPerSecond = link.preferredFramesPerSecond
    }
  }
}

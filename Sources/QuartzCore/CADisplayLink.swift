internal import DynamicsTiming
public import Foundation

/// The heartbeat of a display; see Apple's `CADisplayLink`.
///
/// Linux has no selectors: make one with a closure instead of a target.
open class CADisplayLink: NSObject {
  private let link = DisplayLink()

  /// Makes a link that calls a closure for each frame, once it is added to a run loop.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    super.init()
    link.onFrame = { [unowned self] _ in handler(self) }
  }

  /// Delivers frames while the run loop runs in this mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    link.add(to: runloop, forMode: mode)
  }

  /// Delivers no more frames while the run loop runs in this mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    link.remove(from: runloop, forMode: mode)
  }

  /// Ends the frames for good.
  open func invalidate() { link.invalidate() }

  /// When the latest frame began, in seconds of `CACurrentMediaTime()`.
  open var timestamp: CFTimeInterval { link.timestamp }

  /// When the next frame is due.
  open var targetTimestamp: CFTimeInterval { link.targetTimestamp }

  /// The seconds between two frames.
  open var duration: CFTimeInterval { link.duration }

  /// Whether frames are held back.
  open var isPaused: Bool {
    get { link.isPaused }
    set { link.isPaused = newValue }
  }

  /// How many frames a second are wanted; 0 is the display's own, 60.
  open var preferredFramesPerSecond: Int {
    get { link.preferredFramesPerSecond }
    set { link.preferredFramesPerSecond = newValue == 0 ? 60 : newValue }
  }
}

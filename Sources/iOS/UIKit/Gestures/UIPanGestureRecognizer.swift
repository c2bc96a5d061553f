internal import Dynamics
internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation

/// A recognizer of drags; see Apple's `UIPanGestureRecognizer`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer with a closure, called for each state that is sent; not in UIKit.
  public convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// The minimum number of fingers, 1 by default; stored without effect.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers, no limit by default; stored without effect.
  open var maximumNumberOfTouches = Int.max

  // These are in the coordinates of the window or the root view.
  private var totalTranslation = CGVector.zero
  private var currentVelocity = CGVector.zero
  private var trail = PointerTrail<CGPoint>()

  /// Returns the movement of the finger since the gesture began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { vector(totalTranslation, in: view) }

  /// Sets the translation, in a view's coordinates; it counts from there.
  ///
  /// The velocity stays, as on iOS. (Apple's documentation says that it is reset.)
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    totalTranslation = vector(translation, from: view)
  }

  /// Returns the velocity of the finger in a view's coordinates, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { vector(currentVelocity, in: view) }

  /// Sends a state of the gesture, with its translation and velocity; not in UIKit.
  ///
  /// - Parameters:
  ///   - view: The view whose coordinates are used; `nil` means the window.
  ///   - translation: The translation; `nil` means the movement of the location since the gesture
  ///     began or the translation was set.
  ///   - velocity: The velocity in points per second; `nil` means that of the locations in the last
  ///     0.05 s of ``UIShimClock``.
  open func send(
    _ state: State, location: CGPoint? = nil, in view: UIView? = nil, translation: CGPoint? = nil,
    velocity: CGPoint? = nil
  ) {
    update(state, location: location, in: view) { moved in
      totalTranslation = CGVector(
        dx: totalTranslation.dx + moved.dx, dy: totalTranslation.dy + moved.dy)
      if let translation { totalTranslation = vector(translation, from: view) }
      let time = UIShimClock.shared.time
      if location != nil || trail.last == nil { trail.append(place, at: time) }
      let measured = trail.velocity(afterRest: trail.rest(at: time))
      currentVelocity =
        velocity.map { vector($0, from: view) } ?? CGVector(dx: measured.x, dy: measured.y)
    }
  }

  /// Sends a state of the gesture.
  open override func send(_ state: State, location: CGPoint?, in view: UIView?) {
    send(state, location: location, in: view, translation: nil, velocity: nil)
  }

  /// Drags a finger along a line at constant speed, in frames of 1/60 s of ``UIShimClock``; not in
  /// UIKit.
  ///
  /// - Parameters:
  ///   - duration: In seconds, from 0 to a day; others are reported, and nothing happens. At 0, no time passes.
  ///   - view: The view whose coordinates are used; `nil` means the window.
  open func swipe(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, in view: UIView? = nil
  ) {
    guard (0...86_400).contains(duration) else {
      DynamicsDiagnostics.report(
        "the duration of a swipe must be from 0 to 86400 s, not \(duration) s; ignored")
      return
    }
    let frames = max(1, min(duration * 60, 1e6).rounded())
    let displacement = end.adding(start, times: -1)
    let speed = duration > 0 ? 1 / duration : 0
    // Delegates may read the velocity when the gesture begins.
    send(.began, location: start, in: view, velocity: .zero.adding(displacement, times: speed))
    for frame in 1...Int(frames) {
      UIShimClock.shared.advance(by: duration / frames)
      send(.changed, location: start.adding(displacement, times: Double(frame) / frames), in: view)
    }
    send(.ended, in: view)
  }

  override func beginGesture() {
    totalTranslation = .zero
    trail = PointerTrail()
  }

  override var isContinuous: Bool { true }
}

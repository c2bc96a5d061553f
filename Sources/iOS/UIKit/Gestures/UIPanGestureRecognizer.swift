internal import Dynamics
public import Foundation

/// Looks for a finger that drags; see Apple's `UIPanGestureRecognizer`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer that calls nobody.
  public override init() { super.init() }

  /// Makes a recognizer that calls a closure whenever its state is sent.
  ///
  /// Not in UIKit.
  public convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: pass a closure, init(handler:)")
  public convenience init(target: Any?, action: Any?) { self.init() }

  /// The fewest fingers; kept.
  ///
  /// 1 by default.
  open var minimumNumberOfTouches = 1

  /// The most fingers; kept.
  ///
  /// No limit by default.
  open var maximumNumberOfTouches = Int.max

  // In the coordinates of the window, or the topmost view.
  private var way = CGVector.zero
  private var pace = CGVector.zero
  private var trail = PointerTrail()

  /// How far the finger has gone since the gesture began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { vector(way, in: view) }

  /// Lets the translation count from another value, in a view's coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    way = vector(translation, from: view)
    pace = .zero
  }

  /// How fast the finger goes, in a view's points per second.
  open func velocity(in view: UIView?) -> CGPoint { vector(pace, in: view) }

  /// Says what the finger does.
  ///
  /// Not in UIKit.
  ///
  /// - Parameters:
  ///   - state: How far the gesture has come.
  ///   - location: Where the finger is now; where it was, for `nil`.
  ///   - view: Whose coordinates all of this is in; the window's for `nil`.
  ///   - translation: How far the finger has gone; for `nil`, as far as the location moved since the
  ///     gesture began or the translation was set.
  ///   - velocity: In points per second; for `nil`, that of the locations in the last tenth of a second of
  ///     ``UIShimClock``.
  open func send(
    _ state: State, location: CGPoint? = nil, in view: UIView? = nil, translation: CGPoint? = nil,
    velocity: CGPoint? = nil
  ) {
    take(state, location: location, in: view) { moved in
      way = CGVector(dx: way.dx + moved.dx, dy: way.dy + moved.dy)
      if let translation { way = vector(translation, from: view) }
      trail.append(place, at: UIShimClock.shared.time)
      pace = velocity.map { vector($0, from: view) } ?? trail.velocity
    }
  }

  /// Says what the finger does.
  open override func send(_ state: State, location: CGPoint?, in view: UIView?) {
    send(state, location: location, in: view, translation: nil, velocity: nil)
  }

  /// Drags a finger evenly along a line, in frames of 1/60 s that pass on ``UIShimClock``.
  ///
  /// Not in UIKit.
  ///
  /// - Parameters:
  ///   - start: Where the gesture begins.
  ///   - end: Where it ends.
  ///   - duration: In seconds; 0 for no time, and no velocity.
  ///   - view: Whose coordinates these are; the window's for `nil`.
  open func swipe(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, in view: UIView? = nil
  ) {
    let frames = max(1, min(duration * 60, 1e6).rounded())
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let speed = duration > 0 ? 1 / duration : 0
    // Delegates look at the velocity at which it begins.
    send(
      .began, location: start, in: view, velocity: CGPoint(x: way.x * speed, y: way.y * speed))
    for frame in 1...Int(frames) {
      UIShimClock.shared.advance(by: duration / frames)
      let part = Double(frame) / frames
      let place = CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
      send(.changed, location: place, in: view)
    }
    send(.ended, in: view)
  }

  override func beginGesture() {
    way = .zero
    trail = PointerTrail()
  }

  override var isContinuous: Bool { true }
}

public import Foundation

/// Looks for two fingers that part or meet; see Apple's `UIPinchGestureRecognizer`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer that calls nobody.
  public override init() { super.init() }

  /// Makes a recognizer that calls a closure whenever its state is sent.
  ///
  /// Not in UIKit.
  public convenience init(handler: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: pass a closure, init(handler:)")
  public convenience init(target: Any?, action: Any?) { self.init() }

  /// How far apart the fingers are, as a share of the distance since the gesture began; 1 by default.
  open var scale: CGFloat = 1

  /// How fast that changes, in shares per second.
  open private(set) var velocity: CGFloat = 0

  /// Says what the fingers do.
  ///
  /// Not in UIKit.
  ///
  /// - Parameters:
  ///   - state: How far the gesture has come.
  ///   - location: The middle between the fingers; where it was, for `nil`.
  ///   - view: Whose coordinates these are; the window's for `nil`.
  ///   - scale: How far apart the fingers are, as a share of the distance; unchanged for `nil`.
  ///   - velocity: How fast that changes; 0 for `nil`.
  open func send(
    _ state: State, location: CGPoint? = nil, in view: UIView? = nil, scale: CGFloat? = nil,
    velocity: CGFloat? = nil
  ) {
    take(state, location: location, in: view) { _ in
      if let scale { self.scale = scale }
      self.velocity = velocity ?? 0
    }
  }

  /// Says what the fingers do.
  open override func send(_ state: State, location: CGPoint?, in view: UIView?) {
    send(state, location: location, in: view, scale: nil, velocity: nil)
  }

  override func beginGesture() {
    numberOfTouches = 2
    scale = 1
  }

  override var isContinuous: Bool { true }
}

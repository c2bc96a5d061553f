public import CoreGraphics

/// A recognizer of two fingers that move apart or together; see Apple's `UIPinchGestureRecognizer`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer with a closure, called for each state that is sent; not in UIKit.
  public convenience init(handler: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// The distance of the fingers, as a multiple of the first one; 1 when a gesture begins.
  open var scale: CGFloat = 1

  /// The change of the scale per second; 0 unless a test sends another value.
  open private(set) var velocity: CGFloat = 0

  /// Sends a state of the gesture with its scale and velocity; not in UIKit.
  open func send(
    _ state: State, scale: CGFloat, velocity: CGFloat = 0, location: CGPoint? = nil,
    in view: UIView? = nil
  ) {
    update(state, location: location, in: view) { _ in
      (self.scale, self.velocity) = (scale, velocity)
    }
  }

  override func beginGesture() { (scale, velocity) = (1, 0) }

  override var isContinuous: Bool { true }
}

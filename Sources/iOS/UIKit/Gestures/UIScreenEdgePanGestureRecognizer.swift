/// A recognizer of drags from an edge of the screen; see Apple's
/// `UIScreenEdgePanGestureRecognizer`.
///
/// A test sends it drags, as to any pan recognizer; they may begin anywhere.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Makes a recognizer with a closure, called for each state that is sent; not in UIKit.
  public convenience init(handler: @escaping (UIScreenEdgePanGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// The edges from which drags begin; stored without effect.
  open var edges: UIRectEdge = []
}

public import Foundation

/// A recognizer of a gesture in a view; see Apple's `UIGestureRecognizer`.
///
/// Linux has neither touches nor selectors. Make a recognizer with a closure; a test or a program
/// sends it the states of a gesture:
///
/// ```swift
/// let pan = UIPanGestureRecognizer { pan in card.center = pan.location(in: container) }
/// card.addGestureRecognizer(pan)
/// pan.send(.began, location: CGPoint(x: 50, y: 50), in: container)
/// pan.send(.changed, location: CGPoint(x: 80, y: 50), in: container)
/// pan.send(.ended, location: CGPoint(x: 80, y: 50), in: container)
/// ```
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, UIGestureHandling {
  /// The states of a gesture.
  public enum State: Int, Sendable {
    /// No gesture has been recognized; a continuous gesture began or changed.
    case possible, began, changed
    /// The gesture ended, was canceled, or was not recognized.
    case ended, cancelled, failed
    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }

  /// Makes a recognizer without a closure; see ``UIGestureHandling/addHandler(_:)``.
  public override init() { super.init() }

  /// Makes a recognizer with a closure, called for each state that is sent; not in UIKit.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: pass a closure, addHandler(_:)")
  public func addTarget(_ target: Any, action: Any) {}

  fileprivate var handlers: [(UIGestureRecognizer) -> Void] = []

  /// The state of the gesture; `.possible` by default.
  ///
  /// Setting it calls no closure; ``send(_:location:in:)`` does.
  open var state = State.possible

  /// The view of the recognizer.
  open internal(set) weak var view: UIView?

  /// Whether the recognizer is enabled; `true` by default.
  ///
  /// Disabling it during a gesture cancels the gesture and calls the closures.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, state == .began || state == .changed else { return }
      state = .cancelled
      callHandlers()
    }
  }

  /// The object that is asked whether the gesture may begin; `nil` by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the gesture cancels touches in the view; stored without effect.
  open var cancelsTouchesInView = true

  /// The number of fingers; 1 by default.
  ///
  /// Settable here, unlike in UIKit.
  open var numberOfTouches = 1

  /// The location in the coordinates of the window or the root view.
  private(set) var place = CGPoint.zero

  /// Returns the location of the gesture in a view's coordinates; `nil` means the window's.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Returns the location of a finger; here that of the gesture, for each finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Sends a state of the gesture: sets the state and the location, and calls the closures.
  ///
  /// Not in UIKit. A location of `nil` keeps the last one; a view of `nil` means the window.
  ///
  /// If the recognizer is disabled, no closure is called. At the beginning, the delegate is asked
  /// whether the recognizer receives a touch there, and whether it may begin; the view is asked the
  /// latter, too. If the touch is refused, the state stays `.possible`; if the gesture may not begin, it
  /// fails. Then no closure is called until the next gesture begins.
  open func send(_ state: State, location: CGPoint? = nil, in view: UIView? = nil) {
    update(state, location: location, in: view) { _ in }
  }

  /// Takes a state of the gesture and calls the closures, if the recognizer is enabled and allowed
  /// to begin.
  ///
  /// - Parameter setDetails: Sets properties of a subclass; its argument is the change of the
  ///   location.
  func update(
    _ newState: State, location: CGPoint?, in view: UIView?, setDetails: (CGVector) -> Void
  ) {
    guard isEnabled else { return }
    let isOver = state != .began && state != .changed
    if isContinuous, newState != .began, isRefused || state == .failed || state == .cancelled {
      return
    }
    let previous = place
    if let location { place = view?.convert(location, to: nil) ?? location }
    if newState == .began || isOver {
      isRefused = !receivesTouch
      guard !isRefused else { return state = .possible }
      beginGesture()
      setDetails(.zero)
      guard view?.gestureRecognizerShouldBegin(self) ?? true,
        delegate?.gestureRecognizerShouldBegin(self) ?? true
      else { return state = .failed }
    } else {
      setDetails(CGVector(dx: place.x - previous.x, dy: place.y - previous.y))
    }
    state = newState
    callHandlers()
  }

  private func callHandlers() { for handler in handlers { handler(self) } }

  /// Whether the gesture is continuous.
  var isContinuous: Bool { false }

  /// Resets the state of the previous gesture.
  func beginGesture() {}

  /// Whether the delegate has refused the touch of the present gesture.
  private var isRefused = false

  private var receivesTouch: Bool {
    guard let view, let delegate else { return true }
    let touched = view.hitTest(view.convert(place, from: nil), with: nil) ?? view
    let touch = UITouch(at: touched.convert(place, from: nil), in: touched)
    return delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Converts a vector from the window's coordinates to a view's.
  func vector(_ vector: CGVector, in view: UIView?) -> CGPoint {
    let end = CGPoint(x: vector.dx, y: vector.dy)
    guard let view else { return end }
    let (start, moved) = (view.convert(CGPoint.zero, from: nil), view.convert(end, from: nil))
    return CGPoint(x: moved.x - start.x, y: moved.y - start.y)
  }

  /// Converts a vector from a view's coordinates to the window's.
  func vector(_ vector: CGPoint, from view: UIView?) -> CGVector {
    guard let view else { return CGVector(dx: vector.x, dy: vector.y) }
    let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(vector, to: nil))
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Requires another gesture to fail; no effect, since gestures are sent.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// A protocol that lets closures receive a recognizer with its own type; not in UIKit.
@preconcurrency @MainActor public protocol UIGestureHandling {}

extension UIGestureHandling where Self: UIGestureRecognizer {
  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: pass a closure, init(handler:)")
  public init(target: Any?, action: Any?) { fatalError("unavailable") }

  /// Adds a closure that is called with the recognizer for each state that is sent.
  ///
  /// Not in UIKit: it replaces a target and a selector.
  public func addHandler(_ handler: @escaping (Self) -> Void) {
    handlers.append { if let gesture = $0 as? Self { handler(gesture) } }
  }
}

/// An object that allows or prevents gestures; see Apple's `UIGestureRecognizerDelegate`.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures may occur at the same time; not called here, since gestures are
  /// sent.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether the recognizer receives a touch, which is in the frontmost view at the location
  /// where the gesture begins.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

// The defaults allow a gesture at a time.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

public import Foundation

/// Looks for a gesture in a view; see Apple's `UIGestureRecognizer`.
///
/// Linux has neither touches nor selectors: a recognizer is made with a closure, and a test or a
/// program says what the fingers do:
///
/// ```swift
/// let pan = UIPanGestureRecognizer { pan in card.center = pan.location(in: container) }
/// card.addGestureRecognizer(pan)
/// pan.send(.began, location: CGPoint(x: 50, y: 50), in: container)
/// pan.send(.changed, location: CGPoint(x: 80, y: 50), in: container)
/// pan.send(.ended, location: CGPoint(x: 80, y: 50), in: container)
/// ```
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, UIGestureHandling {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing has been found.
    case possible
    /// A gesture goes on from here.
    case began
    /// A gesture goes on.
    case changed
    /// A gesture is complete.
    case ended
    /// A gesture was taken away.
    case cancelled
    /// What was found is no such gesture.
    case failed

    /// A gesture without duration is complete.
    public static let recognized = State.ended
  }

  /// Makes a recognizer that calls nobody; see ``UIGestureHandling/addHandler(_:)``.
  public override init() { super.init() }

  /// Makes a recognizer that calls a closure whenever its state is sent.
  ///
  /// Not in UIKit.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: pass a closure, init(handler:)")
  public init(target: Any?, action: Any?) { super.init() }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: pass a closure, addHandler(_:)")
  public func addTarget(_ target: Any, action: Any) {}

  fileprivate var handlers: [(UIGestureRecognizer) -> Void] = []

  /// How far the gesture has come; `.possible` by default.
  ///
  /// Setting it calls nobody; ``send(_:location:in:)`` does.
  open var state = State.possible

  /// The view that the recognizer is in.
  open internal(set) weak var view: UIView?

  /// Whether the recognizer listens; `true` by default.
  ///
  /// Switched off in the midst of a gesture, it cancels that and calls the handlers.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, state == .began || state == .changed else { return }
      state = .cancelled
      callHandlers()
    }
  }

  /// Is asked whether the gesture may begin; `nil` by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the view's touches are cancelled by the gesture; kept, as there are no touches.
  open var cancelsTouchesInView = true

  /// How many fingers take part; 1 by default.
  ///
  /// Settable here, unlike in UIKit.
  open var numberOfTouches = 1

  /// In the coordinates of the window, or the topmost view.
  private(set) var place = CGPoint.zero

  /// Where the gesture is, in a view's coordinates, or in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Says what fingers do: sets state and location, and calls the handlers.
  ///
  /// Not in UIKit.
  ///
  /// A recognizer that is switched off, and one that is not allowed to begin, call nobody; the
  /// latter fails. Of a gesture that has failed nothing is heard until the next begins.
  ///
  /// - Parameters:
  ///   - state: How far the gesture has come.
  ///   - location: Where it is now; where it was, for `nil`.
  ///   - view: Whose coordinates these are; the window's for `nil`.
  open func send(_ state: State, location: CGPoint? = nil, in view: UIView? = nil) {
    take(state, location: location, in: view) { _ in }
  }

  /// Takes over what fingers do and calls the handlers, unless the gesture is not wanted.
  ///
  /// - Parameter setDetails: Sets what only this gesture has, given how far the location moved.
  func take(
    _ newState: State, location: CGPoint?, in view: UIView?, setDetails: (CGVector) -> Void
  ) {
    guard isEnabled else { return }
    let isOver = state != .began && state != .changed
    if isContinuous, newState != .began, state == .failed || state == .cancelled { return }
    let earlier = place
    if let location { place = view?.convert(location, to: nil) ?? location }
    if newState == .began || isOver {
      beginGesture()
      setDetails(.zero)
      guard mayBegin else { return state = .failed }
    } else {
      setDetails(CGVector(dx: place.x - earlier.x, dy: place.y - earlier.y))
    }
    state = newState
    callHandlers()
  }

  private func callHandlers() {
    for handler in handlers { handler(self) }
  }

  /// Whether the gesture has a beginning and an end.
  var isContinuous: Bool { false }

  /// Forgets the gesture before.
  func beginGesture() {}

  private var mayBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// A vector of the window's coordinates in a view's.
  func vector(_ vector: CGVector, in view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: vector.dx, y: vector.dy) }
    let start = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A vector of a view's coordinates in the window's.
  func vector(_ vector: CGPoint, from view: UIView?) -> CGVector {
    guard let view else { return CGVector(dx: vector.x, dy: vector.y) }
    let start = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Fails where another gesture is found; without effect, as gestures are not found but sent.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// What lets recognizers hand themselves to closures as what they are.
///
/// Not in UIKit.
@preconcurrency @MainActor public protocol UIGestureHandling {}

extension UIGestureHandling where Self: UIGestureRecognizer {
  /// Adds a closure to call, with the recognizer, whenever a state is sent.
  ///
  /// Not in UIKit: in place of a target and a selector.
  public func addHandler(_ handler: @escaping (Self) -> Void) {
    handlers.append { if let gesture = $0 as? Self { handler(gesture) } }
  }
}

/// Has a say in gestures; see Apple's `UIGestureRecognizerDelegate`.
///
/// All methods may be left out.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether two gestures may go on at once; not asked here, as gestures are not found but sent.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether a touch is for the recognizer; not asked here, as gestures are not found but sent.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

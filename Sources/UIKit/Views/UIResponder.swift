public import Foundation

/// What can be touched; see Apple's `UIResponder`.
///
/// Touches do not come by themselves on Linux: a test or a program calls these methods.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// Who is asked after this; `nil` for the last.
  open var next: UIResponder? { nil }

  /// Called when fingers come down; hands on to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move; hands on to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers go up; hands on to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are taken away; hands on to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// A finger on the screen, as a test or a program says; see Apple's `UITouch`.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What a finger is doing.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It is where it was.
    case stationary
    /// It went up.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// What the finger is doing; `.began` by default.
  ///
  /// Settable here, unlike in UIKit.
  open var phase = Phase.began

  /// The view that the finger came down in.
  public private(set) weak var view: UIView?

  /// How often the finger tapped; 1 by default.
  ///
  /// Settable here, unlike in UIKit.
  open var tapCount = 1

  private var place: CGPoint
  private var earlierPlace: CGPoint

  /// Makes a finger that comes down at a point of a view.
  ///
  /// Not in UIKit, where touches come from the screen.
  public init(at point: CGPoint, in view: UIView) {
    self.view = view
    place = view.convert(point, to: nil)
    earlierPlace = place
    super.init()
  }

  /// Moves the finger to a point of a view.
  ///
  /// Not in UIKit.
  open func move(to point: CGPoint, in view: UIView) {
    earlierPlace = place
    place = view.convert(point, to: nil)
    phase = .moved
  }

  /// Where the finger is, in a view's coordinates, or in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Where the finger was before it moved.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(earlierPlace, from: nil) ?? earlierPlace
  }
}

/// What happened to fingers; see Apple's `UIEvent`.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The fingers that are down; none by default.
  ///
  /// Settable here, unlike in UIKit.
  open var allTouches: Set<UITouch>?

  /// Makes an event without fingers.
  public override init() { super.init() }
}

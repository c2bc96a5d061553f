public import Foundation

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

  /// When the touch last changed, in seconds; 0 by default.
  ///
  /// Settable here, unlike in UIKit.
  open var timestamp: TimeInterval = 0

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

public import Foundation

/// A touch of one finger, made by a test or a program; see Apple's `UITouch`.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen, moved, stayed or was lifted, or the touch was canceled.
    case began, moved, stationary, ended, cancelled
  }

  /// The phase of the touch; `.began` by default.
  ///
  /// Settable here, unlike in UIKit.
  open var phase = Phase.began

  /// The view in which the touch began.
  public private(set) weak var view: UIView?

  /// The number of taps; 1 by default.
  ///
  /// Settable here, unlike in UIKit.
  open var tapCount = 1

  /// The time of the last change, in seconds; 0 by default.
  ///
  /// Settable here, unlike in UIKit.
  open var timestamp: TimeInterval = 0

  private var place: CGPoint
  private var previousPlace: CGPoint

  /// Makes a touch that begins at a point of a view.
  ///
  /// Not in UIKit, where touches come from the screen.
  public init(at point: CGPoint, in view: UIView) {
    self.view = view
    place = view.convert(point, to: nil)
    previousPlace = place
    super.init()
  }

  /// Moves the finger to a point of a view; not in UIKit.
  open func move(to point: CGPoint, in view: UIView) {
    previousPlace = place
    place = view.convert(point, to: nil)
    phase = .moved
  }

  /// Returns the location of the touch in a view's coordinates; `nil` means the window's.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Returns the location before the last move.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }
}

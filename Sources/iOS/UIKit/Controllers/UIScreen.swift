public import Foundation

/// The screen, which programs ask for its size; see Apple's `UIScreen`.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The size in points; (390, 844) by default, a phone in portrait orientation.
  ///
  /// Settable here, unlike in UIKit, since there is no display.
  open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The number of pixels per point; 3 by default.
  ///
  /// Settable here, unlike in UIKit.
  open var scale: CGFloat = 3
}

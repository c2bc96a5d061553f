public import Foundation

/// The display that programs ask for their size; see Apple's `UIScreen`.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The size in points; 390 × 844 by default, a phone held upright.
  ///
  /// Settable here, unlike in UIKit: a program without a display decides.
  open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The pixels to a point; 3 by default.
  ///
  /// Settable here, unlike in UIKit.
  open var scale: CGFloat = 3
}

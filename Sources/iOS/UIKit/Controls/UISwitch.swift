public import Foundation

/// Something on or off; see Apple's `UISwitch`.
///
/// A test sets ``isOn`` and calls `sendActions(for: .valueChanged)`.
open class UISwitch: UIControl {
  /// Whether it is on; `false` by default.
  open var isOn = false

  /// The color when on; `nil`, green, by default.
  open var onTintColor: UIColor?

  /// The color of the thumb; `nil`, white, by default.
  open var thumbTintColor: UIColor?

  /// Switches; nothing is animated.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of all switches, 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

  /// The size of all switches, 51 × 31 points.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}

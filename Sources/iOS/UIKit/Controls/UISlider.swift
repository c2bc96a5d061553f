/// A value from a range; see Apple's `UISlider`.
///
/// A test sets ``value`` and calls `sendActions(for: .valueChanged)`.
open class UISlider: UIControl {
  /// The value, within the range; 0 by default.
  open var value: Float {
    get { inner }
    set { inner = newValue.isNaN ? inner : max(minimumValue, min(newValue, maximumValue)) }
  }

  private var inner: Float = 0

  /// The least value; 0 by default.
  ///
  /// It pushes the greatest before it, as on iOS.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = inner
    }
  }

  /// The greatest value; 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = inner
    }
  }

  /// Whether values on the way count, too; `true` by default.
  open var isContinuous = true

  /// The color of the line before the thumb; `nil`, the tint color, by default.
  open var minimumTrackTintColor: UIColor?

  /// The color of the line behind the thumb; `nil`, gray, by default.
  open var maximumTrackTintColor: UIColor?

  /// The color of the thumb; `nil`, white, by default.
  open var thumbTintColor: UIColor?

  /// Sets the value; nothing is animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

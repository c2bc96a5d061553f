public import Foundation

/// What would be done to what is behind a view; see Apple's `UIVisualEffect`.
open class UIVisualEffect: NSObject {}

/// What is behind would be blurred; see Apple's `UIBlurEffect`.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How light the blur is.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight
    /// About as light.
    case light
    /// Darker.
    case dark
    /// As light as the system.
    case regular = 4
    /// As light as the system, and more to be seen.
    case prominent
    /// Very thin, as light as the system.
    case systemUltraThinMaterial
    /// Thin, as light as the system.
    case systemThinMaterial
    /// As light as the system.
    case systemMaterial
    /// Thick, as light as the system.
    case systemThickMaterial
    /// As bars of the system.
    case systemChromeMaterial
  }

  /// How light the blur is.
  public let style: Style

  /// Makes a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A view that would do something to what is behind; see Apple's `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
  /// What would be done; `nil`, nothing, by default.
  open var effect: UIVisualEffect?

  /// What is in front: the place for subviews.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Makes a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

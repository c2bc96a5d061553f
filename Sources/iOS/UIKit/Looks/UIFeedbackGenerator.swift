// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A generator of haptic feedback; see Apple's `UIFeedbackGenerator`.
///
/// Generators have no effect, as on devices without haptics.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  open func prepare() {}
}

/// A generator of feedback for impacts; see Apple's `UIImpactFeedbackGenerator`.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the objects that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small, medium or large objects.
    case light, medium, heavy
  }

  /// Makes a generator.
  public convenience init(style: FeedbackStyle) { self.init() }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for selections; see Apple's `UISelectionFeedbackGenerator`.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

public import Foundation

/// What can be felt of a device; see Apple's `UIFeedbackGenerator`.
///
/// All are without effect, as they are on devices that cannot be felt.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Without effect.
  open func prepare() {}
}

/// What a collision feels like; see Apple's `UIImpactFeedbackGenerator`.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What things collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small ones.
    case light
    /// Middle-sized ones.
    case medium
    /// Large ones.
    case heavy
    /// Soft ones.
    case soft
    /// Hard ones.
    case rigid
  }

  /// Makes a generator.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Without effect.
  open func impactOccurred() {}

  /// Without effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// What a choice feels like; see Apple's `UISelectionFeedbackGenerator`.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  open func selectionChanged() {}
}

/// What news feel like; see Apple's `UINotificationFeedbackGenerator`.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the news are.
  public enum FeedbackType: Int, Sendable {
    /// It worked.
    case success
    /// It nearly did not.
    case warning
    /// It did not.
    case error
  }

  /// Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

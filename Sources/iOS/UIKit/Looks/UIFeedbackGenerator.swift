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
  }

  /// Makes a generator.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Without effect.
  open func impactOccurred() {}

  /// Without effect.
  open func impactOccurred(intensity: CGFloat) {}
}

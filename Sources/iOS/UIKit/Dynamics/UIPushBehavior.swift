public import CoreGraphics
public import Dynamics
public import Foundation

/// A behavior that applies a force or an impulse to its items; see Apple's `UIPushBehavior`.
@preconcurrency @MainActor open class UIPushBehavior: UIShimItemsBehavior {
  /// The modes of a push.
  public typealias Mode = PushBehavior.Mode

  private let core: PushBehavior

  /// Makes an active push of magnitude 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    core = PushBehavior(items: [], mode: mode)
    super.init()
    wrap(core, items, add: core.addItem, remove: core.removeItem)
  }

  /// Makes a continuous push of magnitude 0 without items.
  public convenience override init() { self.init(items: [], mode: .continuous) }

  /// The mode of the push, which does not change.
  public let mode: Mode

  /// Whether the push is active; an instantaneous push becomes inactive when it was applied.
  open var active: Bool {
    get { core.active }
    set { core.active = newValue }
  }

  /// The force or impulse; a length of 1 is 1 N or 1 N·s.
  open var pushDirection: CGVector {
    get { core.pushDirection }
    set { core.pushDirection = newValue }
  }

  /// The direction in radians, clockwise from the positive x axis.
  open var angle: CGFloat {
    get { core.angle }
    set { core.angle = newValue }
  }

  /// The magnitude in N or N·s.
  open var magnitude: CGFloat {
    get { core.magnitude }
    set { core.magnitude = newValue }
  }

  /// Sets the direction and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    core.setAngle(angle, magnitude: magnitude)
  }

  /// Sets the point of an item at which the push acts, in points from its center.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    core.setTargetOffsetFromCenter(offset, for: ItemAdapter.coreItem(of: item))
  }

  /// Returns the point of an item at which the push acts, in points from its center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    core.targetOffsetFromCenter(for: ItemAdapter.coreItem(of: item))
  }
}

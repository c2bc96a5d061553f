/// The parts that a ``DebugOverlayBehavior`` shows.
public struct DebugLayers: OptionSet, Sendable, Hashable {
  /// The bits of the layers.
  public let rawValue: Int

  /// Makes layers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shapes by which items collide: ``DebugItem/outlines``.
  public static let outlines = DebugLayers(rawValue: 1 << 0)
  /// The boundaries of collision behaviors.
  public static let boundaries = DebugLayers(rawValue: 1 << 1)
  /// Attachments, snaps and drags.
  public static let attachments = DebugLayers(rawValue: 1 << 2)
  /// The forces and impulses of pushes.
  public static let pushes = DebugLayers(rawValue: 1 << 3)
  /// The accelerations of fields.
  public static let fields = DebugLayers(rawValue: 1 << 4)
  /// Contacts that began a short while ago, and pairs of items that pass through each other.
  public static let contacts = DebugLayers(rawValue: 1 << 5)
  /// The velocities of items.
  public static let velocities = DebugLayers(rawValue: 1 << 6)
  /// The sleep states of items: ``DebugItem/state``.
  public static let sleep = DebugLayers(rawValue: 1 << 7)
  /// The regions of sensors.
  public static let sensors = DebugLayers(rawValue: 1 << 8)
  /// The forces of attachments.
  public static let reactions = DebugLayers(rawValue: 1 << 9)
  /// All layers.
  public static let everything = DebugLayers(rawValue: (1 << 10) - 1)
}

package import DynamicsEngine
package import Foundation

/// The state of an item in the engine.
package struct DrawnItem {
  package let id: ItemID
  package let item: any DynamicItem
  /// In points.
  package let center: CGPoint
  /// In radians, including whole turns.
  package let angle: Double
  /// Whether the item is dynamic and asleep.
  package let isAsleep: Bool
  /// The shape that collides.
  package let shape: CompoundShape
}

package import DynamicsEngine
package import Foundation

package struct DrawnItem {
  package let id: ItemID
  package let item: any DynamicItem
  /// In points.
  package let center: CGPoint
  /// In radians, including whole turns.
  package let angle: Double
  /// Whether the item is dynamic and asleep.
  package let isAsleep: Bool
  package let shape: CompoundShape
}

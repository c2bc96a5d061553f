package import DynamicsEngine
package import Foundation

/// An item as the engine has it.
package struct SeenItem {
  package let id: ItemID
  package let item: any DynamicItem
  /// In points.
  package let center: CGPoint
  /// In radians; goes on beyond a whole turn.
  package let angle: Double
  /// Whether it could move and takes part in no step.
  package let isAsleep: Bool
  /// What collides.
  package let shape: CompoundShape
}

/// A boundary as the engine has it.
package struct SeenBoundary: Hashable {
  /// The text of its identifier; `nil` for the reference bounds.
  package let name: String?
  /// A closed line ends where it begins.
  package let lines: [[CGPoint]]
}

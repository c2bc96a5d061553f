internal import DynamicsEngine

/// A behavior that sets properties of its items, which last until the behavior changes.
///
/// Such a behavior calls `sourceDidChange()` when the properties change. None of these functions calls the program's
/// code.
protocol ItemSource: AnyObject {
  /// The place in the tree, parents before their children.
  var treePosition: Int { get }
}

/// A behavior that sets the material of its items.
protocol MaterialSource: ItemSource {
  func apply(to material: inout Material)
}

/// A behavior whose forces on its items stay the same from step to step.
protocol ForceSource: ItemSource {
  /// Adds the forces on one of the behavior's items.
  func addForces(on item: ObjectIdentifier, to forces: inout ConstantForces)
}

internal import DynamicsEngine
internal import Foundation

/// The behaviors that set properties of one item; these last until a behavior changes.
///
/// If several set the same property, the last one in the animator's tree wins; parents come before
/// their children.
struct ItemSources {
  var materials: [DynamicBehavior] = []
  /// The behaviors whose force on the item stays the same from step to step.
  var forces: [DynamicBehavior] = []
  /// The kinematic behavior that moves the item.
  var kinematicOwner: ObjectIdentifier?

  /// Whether the result depends on which behavior comes first.
  var needOrder: Bool { materials.count > 1 || forces.count > 1 }

  mutating func sort() {
    materials.sort { $0.treePosition < $1.treePosition }
    forces.sort { $0.treePosition < $1.treePosition }
  }

  /// The material of the item, which overrides the defaults.
  var material: Material {
    var material = Material()
    for source in materials { source.apply(to: &material) }
    if kinematicOwner != nil { material.isAnchored = true }
    return material
  }

  /// The sum of the constant forces on an item.
  func constantForces(on item: ObjectIdentifier) -> ConstantForces {
    var sum = ConstantForces()
    for source in forces { source.addForces(on: item, to: &sum) }
    return sum
  }
}

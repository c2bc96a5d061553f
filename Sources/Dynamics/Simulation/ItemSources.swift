internal import DynamicsEngine

/// All behaviors that set properties of one item.
///
/// If several set the same property, the last one in the animator's tree wins.
struct ItemSources {
  var materials: [any MaterialSource] = []
  var forces: [any ForceSource] = []
  /// The kinematic behaviors of the item in the order in which it joined them; the first one moves it.
  var kinematics: [any ItemSource] = []

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
    if !kinematics.isEmpty { material.isAnchored = true }
    return material
  }

  func constantForces(on item: ObjectIdentifier) -> ConstantForces {
    var sum = ConstantForces()
    for source in forces { source.addForces(on: item, to: &sum) }
    return sum
  }
}

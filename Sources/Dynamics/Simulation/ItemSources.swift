internal import DynamicsEngine
internal import Foundation

/// A behavior that sets properties of its items, which last until the behavior changes.
///
/// If several behaviors set the same property of an item, their order in the animator's tree
/// decides.
protocol ItemSource: AnyObject {
  /// The place in the tree, parents before their children.
  var treePosition: Int { get }
}

/// A behavior that sets the material of its items.
protocol MaterialSource: ItemSource {
  /// Sets the properties that the behavior defines.
  func apply(to material: inout Material)
}

/// A behavior whose force on its items stays the same from step to step.
protocol ForceSource: ItemSource {
  /// Adds the forces on one of the behavior's items.
  func addForces(on item: ObjectIdentifier, to forces: inout ConstantForces)
}

/// All behaviors that set properties of one item, in the order of the tree once sorted.
struct ItemSources {
  private var materials: [any MaterialSource] = []
  private var forces: [any ForceSource] = []
  /// The kinematic behavior that moves the item.
  var kinematicOwner: ObjectIdentifier?

  mutating func add(_ source: any MaterialSource) { materials.append(source) }
  mutating func add(_ source: any ForceSource) { forces.append(source) }

  mutating func remove(_ source: any MaterialSource) {
    if let index = materials.firstIndex(where: { $0 === source }) { materials.remove(at: index) }
  }

  mutating func remove(_ source: any ForceSource) {
    if let index = forces.firstIndex(where: { $0 === source }) { forces.remove(at: index) }
  }

  /// Whether the result depends on which behavior comes first.
  var needOrder: Bool { materials.count > 1 || forces.count > 1 }

  mutating func sort() {
    materials.sort { $0.treePosition < $1.treePosition }
    forces.sort { $0.treePosition < $1.treePosition }
  }

  /// The material of the item: later behaviors override earlier ones, and all override the
  /// defaults.
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

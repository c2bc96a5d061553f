internal import DynamicsEngine
public import Foundation

// Elasticity and friction of one pair. The two of a pair are items of the behavior, or an item and a boundary.

extension CollisionBehavior {
  /// Sets how much two items of the behavior bounce off each other, whatever the elasticity of each.
  ///
  /// Not in UIKit. By default, a contact has the larger elasticity of the two. If the two share several collision
  /// behaviors with an elasticity for them, the one that joined the animator last counts. The change takes effect in
  /// the next step, and lasts until one of the items is removed from the behavior.
  ///
  /// An item that is not in the behavior, or the same item twice, is reported and nothing changes.
  ///
  /// - Parameters:
  ///   - elasticity: The part of the speed that a bounce returns, from 0 to 1; `nil` for the default.
  ///   - item: An item.
  ///   - other: The other item.
  /// - Complexity: O(1) on average.
  public func setElasticity(
    _ elasticity: CGFloat?, between item: any DynamicItem, and other: any DynamicItem
  ) {
    guard Validation.isValid(elasticity ?? 0, in: Limits.pairElasticity) else { return }
    change(item, other) { $0.elasticity = elasticity.map { Double($0) } }
  }

  /// The elasticity that was set for two items; `nil` for none.
  public func elasticity(
    between item: any DynamicItem, and other: any DynamicItem
  ) -> CGFloat? {
    material(item, .item(ObjectIdentifier(other))).elasticity.map { CGFloat($0) }
  }

  /// Sets how much an item bounces off one boundary, whatever its elasticity.
  ///
  /// Not in UIKit. By default, a contact with a boundary has the elasticity of the item. The change takes effect in
  /// the next step, and lasts until the item or the boundary is removed from the behavior. It stays when the boundary
  /// is replaced by another one with the same identifier.
  ///
  /// An item that is not in the behavior, and an unknown identifier, are reported and nothing changes.
  ///
  /// - Parameters:
  ///   - elasticity: The part of the speed that a bounce returns, from 0 to 1; `nil` for the default.
  ///   - item: An item.
  ///   - identifier: The boundary; `nil` for the reference bounds, even while these are not a boundary.
  /// - Complexity: O(*b*), where *b* is the number of boundaries.
  public func setElasticity(
    _ elasticity: CGFloat?, between item: any DynamicItem, andBoundary identifier: AnyHashable?
  ) {
    guard Validation.isValid(elasticity ?? 0, in: Limits.pairElasticity) else { return }
    change(item, boundary: identifier) { $0.elasticity = elasticity.map { Double($0) } }
  }

  /// The elasticity that was set for an item and a boundary; `nil` for none.
  public func elasticity(
    between item: any DynamicItem, andBoundary identifier: AnyHashable?
  ) -> CGFloat? {
    material(item, boundary: identifier).elasticity.map { CGFloat($0) }
  }

  /// Sets how much two items of the behavior rub against each other, whatever the friction of each.
  ///
  /// Not in UIKit. By default, a contact has the geometric mean of the two frictions. Otherwise, this is like
  /// ``setElasticity(_:between:and:)``.
  ///
  /// - Parameters:
  ///   - friction: The coefficient of friction, from 0 to 1000; `nil` for the default.
  ///   - item: An item.
  ///   - other: The other item.
  /// - Complexity: O(1) on average.
  public func setFriction(
    _ friction: CGFloat?, between item: any DynamicItem, and other: any DynamicItem
  ) {
    guard Validation.isValid(friction ?? 0, in: Limits.pairFriction) else { return }
    change(item, other) { $0.friction = friction.map { Double($0) } }
  }

  /// The friction that was set for two items; `nil` for none.
  public func friction(between item: any DynamicItem, and other: any DynamicItem) -> CGFloat? {
    material(item, .item(ObjectIdentifier(other))).friction.map { CGFloat($0) }
  }

  /// Sets how much an item rubs against one boundary, whatever its friction.
  ///
  /// Not in UIKit. By default, a contact with a boundary has the friction of the item. Otherwise, this is like
  /// ``setElasticity(_:between:andBoundary:)``.
  ///
  /// - Parameters:
  ///   - friction: The coefficient of friction, from 0 to 1000; `nil` for the default.
  ///   - item: An item.
  ///   - identifier: The boundary; `nil` for the reference bounds, even while these are not a boundary.
  /// - Complexity: O(*b*), where *b* is the number of boundaries.
  public func setFriction(
    _ friction: CGFloat?, between item: any DynamicItem, andBoundary identifier: AnyHashable?
  ) {
    guard Validation.isValid(friction ?? 0, in: Limits.pairFriction) else { return }
    change(item, boundary: identifier) { $0.friction = friction.map { Double($0) } }
  }

  /// The friction that was set for an item and a boundary; `nil` for none.
  public func friction(
    between item: any DynamicItem, andBoundary identifier: AnyHashable?
  ) -> CGFloat? {
    material(item, boundary: identifier).friction.map { CGFloat($0) }
  }
}

// MARK: The engine's side

extension CollisionBehavior {
  private func material(
    _ item: any DynamicItem, _ partner: PairSettings.Partner
  ) -> PairMaterial { pairSettings[ObjectIdentifier(item), partner] }

  private func material(_ item: any DynamicItem, boundary: AnyHashable?) -> PairMaterial {
    guard let entry = entry(of: boundary) else { return PairMaterial() }
    return material(item, .boundary(ObjectIdentifier(entry)))
  }

  private func change(
    _ item: any DynamicItem, _ other: any DynamicItem, by member: String = #function,
    _ change: (inout PairMaterial) -> Void
  ) {
    guard has(item, by: member), has(other, by: member) else { return }
    guard item !== other else {
      return DynamicsDiagnostics.report(
        "\(item) cannot collide with itself; nothing changed",
        by: Reporter(type(of: self), member))
    }
    set(item, .item(ObjectIdentifier(other)), change)
  }

  private func change(
    _ item: any DynamicItem, boundary: AnyHashable?, by member: String = #function,
    _ change: (inout PairMaterial) -> Void
  ) {
    guard has(item, by: member) else { return }
    guard let entry = entry(of: boundary) else {
      if let boundary { reportUnknown(boundary, by: member) }
      return
    }
    set(item, .boundary(ObjectIdentifier(entry)), change)
  }

  private func set(
    _ item: any DynamicItem, _ partner: PairSettings.Partner,
    _ change: (inout PairMaterial) -> Void
  ) {
    var material = material(item, partner)
    let old = material
    change(&material)
    guard material != old else { return }
    pairSettings[ObjectIdentifier(item), partner] = material
    guard let simulation, let body = itemList.body(of: item) else { return }
    apply(material, body, partner, in: simulation)
    dynamicAnimator?.recordChange()
  }

  func entry(of identifier: AnyHashable?) -> BoundaryList.Entry? {
    guard let identifier else { return boundaries.reference }
    return boundaryTable.element(for: identifier)
  }

  /// Gives the engine the materials of an item that has joined.
  func applyPairSettings(of item: any DynamicItem, _ body: BodyID, in simulation: Simulation) {
    guard !pairSettings.isEmpty else { return }
    for (partner, material) in pairSettings.pairs(of: ObjectIdentifier(item)) {
      apply(material, body, partner, in: simulation)
    }
  }

  /// Gives the engine the materials of boundaries that are there again.
  func applyPairSettingsOfBoundaries(in simulation: Simulation) {
    guard !pairSettings.isEmpty else { return }
    for (item, boundary, material) in pairSettings.pairsWithBoundaries {
      guard let body = itemList[item] else { continue }
      apply(material, body, .boundary(boundary), in: simulation)
    }
  }

  private func apply(
    _ material: PairMaterial, _ body: BodyID, _ partner: PairSettings.Partner,
    in simulation: Simulation
  ) {
    guard let collisionSet else { return }
    switch partner {
    case .item(let other):
      guard let other = itemList[other], other != body else { return }
      simulation.world.setPairMaterial(material, body, other, in: collisionSet)
    case .boundary(let entry):
      guard let boundary = boundaries.boundary(of: entry) else { return }
      simulation.world.setPairMaterial(material, body, boundary)
    }
  }
}

extension Limits {
  static let pairElasticity: ClosedRange<CGFloat> = 0...1
  static let pairFriction: ClosedRange<CGFloat> = 0...1000
}

internal import DynamicsEngine

/// A behavior that takes part in a simulation.
///
/// Its objects in the engine are made when it or an item joins, and removed when they leave. Only ``didRestore()`` may
/// call the program's code, since the others run in the middle of a change.
protocol SimulationMember: AnyObject {
  func joined(_ simulation: Simulation)
  /// Called after all of its items have left.
  func left(_ simulation: Simulation)
  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation)
  func itemLeft(_ body: BodyID, _ simulation: Simulation)
  /// Forgets its objects in the engine, which are gone: the animator was released, or has another state now.
  func simulationEnded(_ simulation: Simulation)

  /// Visits copies of the settings, the objects in the engine and the other state, to write them or to read them.
  ///
  /// Values that were read are applied in ``BehaviorCoder/whenValid(_:)``: the behavior is in the simulation then,
  /// with its items, and `itemJoined` is not called for them.
  func codeState(_ coder: inout BehaviorCoder)
  /// Called after a snapshot was restored, and all is done.
  func didRestore()
}

extension SimulationMember {
  func joined(_ simulation: Simulation) {}
  func left(_ simulation: Simulation) { simulationEnded(simulation) }
  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {}
  func itemLeft(_ body: BodyID, _ simulation: Simulation) {}
  func simulationEnded(_ simulation: Simulation) {}
  func codeState(_ coder: inout BehaviorCoder) {}
  func didRestore() {}
}

/// A behavior that has boundaries, of which one may be the reference bounds.
protocol BoundarySource: SimulationMember {
  /// The boundaries for debug views and recordings; describing their identifiers calls the program's code.
  var drawnBoundaries: [DebugBoundary] { get }

  /// Makes the names of the boundaries for a snapshot, which calls the program's code.
  func describeBoundaries()

  /// The identifiers of the boundaries in the engine, by the serial numbers of these.
  var identifiersBySerial: [(serial: Int32, identifier: AnyHashable, name: BoundaryName?)] { get }

  /// Called when the reference bounds have changed, also for a behavior that does not use them.
  ///
  /// - Parameter moves: Whether the bounds move there in the next step, however far away that is.
  func referenceBoundsDidChange(in simulation: Simulation, moves: Bool) -> BoundaryList.Outcome
}

/// A behavior that does something in the steps of its animator.
///
/// It has the functions of its ``roles``; the others are not called. Only ``prepare(for:)`` may call the program's
/// code (closures, items, `open` members, diagnostics): the others run in the middle of a step.
protocol StepParticipant: SimulationMember {
  var simulation: Simulation? { get }

  /// Its tasks in a step; it calls `rolesDidChange()` when they change.
  var roles: StepRoles { get }

  /// Calls the program's code before the step.
  ///
  /// It changes nothing that is in a snapshot, since that code may take one.
  func prepare(for simulation: Simulation)

  /// Sets the poses that kinematic items have after the step.
  func setTargets(in simulation: Simulation)

  /// Changes the world just before the engine's step: adds forces and impulses, moves boundaries and springs of
  /// drags.
  func contribute(to simulation: Simulation)

  /// Notes the items that have entered and left regions in the step.
  func sense(_ simulation: Simulation)

  /// Whether work is due that must be done before the animator rests.
  var hasUrgentWork: Bool { get }
}

extension StepParticipant {
  func prepare(for simulation: Simulation) {}
  func setTargets(in simulation: Simulation) {}
  func contribute(to simulation: Simulation) {}
  func sense(_ simulation: Simulation) {}
  var hasUrgentWork: Bool { false }
}

/// The tasks of a behavior in each step.
struct StepRoles: OptionSet {
  let rawValue: UInt8

  static let prepares = StepRoles(rawValue: 1 << 0)
  static let setsTargets = StepRoles(rawValue: 1 << 1)
  static let contributes = StepRoles(rawValue: 1 << 2)
  static let senses = StepRoles(rawValue: 1 << 3)
  /// May have urgent work.
  static let delaysRest = StepRoles(rawValue: 1 << 4)
}

/// The tasks of a behavior in each step.
struct StepRoles: OptionSet {
  let rawValue: UInt8

  /// Calls the program's code before the step, and changes nothing itself.
  static let prepares = StepRoles(rawValue: 1 << 0)
  /// Changes the world just before the engine's step: adds forces and impulses, moves boundaries and springs of
  /// drags.
  ///
  /// It calls none of the program's code.
  static let contributes = StepRoles(rawValue: 1 << 1)
  /// Has an action to call after the step.
  static let acts = StepRoles(rawValue: 1 << 2)
  /// May have work due that must be done before the animator rests.
  static let delaysRest = StepRoles(rawValue: 1 << 3)
  /// Uses the reference bounds as a boundary.
  static let followsBounds = StepRoles(rawValue: 1 << 4)
  /// Looks for items in its regions after the step.
  static let senses = StepRoles(rawValue: 1 << 5)
  /// May break under its load in the step.
  static let breaks = StepRoles(rawValue: 1 << 6)
  /// Sets the poses that kinematic items have after the step.
  static let setsTargets = StepRoles(rawValue: 1 << 7)
}

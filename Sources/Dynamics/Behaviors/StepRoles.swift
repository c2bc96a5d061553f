/// What a behavior does in each step.
struct StepRoles: OptionSet {
  let rawValue: UInt8

  /// Calls the program's code before the step.
  static let prepares = StepRoles(rawValue: 1 << 0)
  /// Adds forces that depend on where items are.
  static let contributes = StepRoles(rawValue: 1 << 1)
  /// Has an action to call after the step.
  static let acts = StepRoles(rawValue: 1 << 2)
  /// May have something due that rest must wait for.
  static let delaysRest = StepRoles(rawValue: 1 << 3)
  /// Makes walls of the reference bounds.
  static let followsBounds = StepRoles(rawValue: 1 << 4)
}

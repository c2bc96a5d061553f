/// A behavior that may break under its load, and then leaves the animator; see ``AttachmentBehavior/onBreak``.
protocol Breakable: SimulationMember {
  /// Whether a load can be too great; it calls `rolesDidChange()` when this changes.
  var isBreakable: Bool { get }

  /// Notes whether the load in the step was too great, and returns it.
  func recordLoad() -> Bool

  /// Whether the load was too great, and it has not left yet.
  var isOverloaded: Bool { get }

  /// Called after it has left; it may call the program's code.
  func didBreak()
}

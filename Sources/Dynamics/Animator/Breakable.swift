/// A behavior that may break under its load, and then leaves the animator; see ``AttachmentBehavior/onBreak``.
protocol Breakable: SimulationMember {
  /// Whether a load can be too great; it calls `rolesDidChange()` when this changes.
  var isBreakable: Bool { get }

  /// Whether the load of the last step is too great.
  var isLoadTooGreat: Bool { get }

  /// Whether the load was too great, and it has not left yet.
  var isOverloaded: Bool { get set }

  /// The program's code for that moment.
  var onBreak: (() -> Void)? { get }
}

extension Breakable {
  /// Notes whether the load in the step was too great, and returns it.
  func recordLoad() -> Bool {
    isOverloaded = isLoadTooGreat
    return isOverloaded
  }

  /// Called after it has left; it may call the program's code.
  func didBreak() {
    isOverloaded = false
    onBreak?()
  }
}

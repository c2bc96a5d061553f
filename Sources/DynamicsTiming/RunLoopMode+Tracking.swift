public import Foundation

extension RunLoop.Mode {
  /// The mode of a run loop that tracks a finger, a pen or the mouse.
  ///
  /// A ``DisplayLink`` in `.common` also runs in this mode.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")

  /// The modes that a timer must be added to in order to fire in this mode.
  ///
  /// In Foundation, only the default mode is common, and no other mode can be added.
  var modesToJoin: [RunLoop.Mode] { self == .common ? [.common, .tracking] : [self] }
}

public import Foundation

extension RunLoop.Mode {
  /// The mode of a run loop that follows a finger, a pen or the mouse.
  ///
  /// A ``DisplayLink`` in `.common` also runs in this mode.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")

  /// The modes to add a timer to so that it fires in this one.
  ///
  /// Foundation's run loops know only the default mode as common and offer no way to add another.
  var modesToJoin: [RunLoop.Mode] { self == .common ? [.common, .tracking] : [self] }
}

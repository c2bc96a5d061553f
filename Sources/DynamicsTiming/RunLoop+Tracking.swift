public import Foundation

extension RunLoop.Mode {
  /// The mode in which a program runs its run loop while it follows a gesture, as on iOS.
  ///
  /// A ``DisplayLink`` that was added for `.common` also runs in this one.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

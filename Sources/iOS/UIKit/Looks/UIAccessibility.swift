/// The accessibility settings; see Apple's `UIAccessibility`.
public enum UIAccessibility {
  /// Whether reduced motion is requested; `false`, as by default on iOS.
  public static var isReduceMotionEnabled: Bool { false }
}

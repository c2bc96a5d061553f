/// What users have asked of all programs; see Apple's `UIAccessibility`.
public enum UIAccessibility {
  /// Whether motion is to be kept small; `false`, as it is by default.
  public static var isReduceMotionEnabled: Bool { false }
}

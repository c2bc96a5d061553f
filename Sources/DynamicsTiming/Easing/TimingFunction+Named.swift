/// The curves that Core Animation has names for.
extension TimingFunction {
  /// An even pace throughout.
  public static let linear = TimingFunction(curve: .bezier(.diagonal))

  /// A slow start: control points (0.42, 0) and (1, 1).
  public static let easeIn = TimingFunction(controlPoints: 0.42, 0, 1, 1)

  /// A slow end: control points (0, 0) and (0.58, 1).
  public static let easeOut = TimingFunction(controlPoints: 0, 0, 0.58, 1)

  /// A slow start and a slow end: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = TimingFunction(controlPoints: 0.42, 0, 0.58, 1)

  /// Core Animation's choice for what it animates by itself: control points (0.25, 0.1) and
  /// (0.25, 1), a quick start and a slow end.
  public static let `default` = TimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
}

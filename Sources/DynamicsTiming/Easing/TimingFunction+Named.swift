/// The named curves of Core Animation.
extension TimingFunction {
  /// Constant speed.
  public static let linear = TimingFunction(curve: .bezier(.diagonal))

  /// Starts slowly: control points (0.42, 0) and (1, 1).
  public static let easeIn = TimingFunction(controlPoints: 0.42, 0, 1, 1)

  /// Ends slowly: control points (0, 0) and (0.58, 1).
  public static let easeOut = TimingFunction(controlPoints: 0, 0, 0.58, 1)

  /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = TimingFunction(controlPoints: 0.42, 0, 0.58, 1)

  /// Core Animation's default for implicit animations: control points (0.25, 0.1) and (0.25, 1).
  ///
  /// It starts quickly and ends slowly.
  public static let `default` = TimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
}

/// Robert Penner's easing equations, with the constants he published.
///
/// For each family, Out is In turned around, 1 − In(1 − t), and InOut is a half of either. The
/// exponential and elastic equations start with a leap of up to 0.001, as published.
extension TimingFunction {
  /// Starts slowly, as what falls: t².
  public static let quadraticIn = penner(.quadratic, .in)

  /// Ends slowly, as what is thrown up: 1 − (1 − t)².
  public static let quadraticOut = penner(.quadratic, .out)

  /// Starts and ends slowly: half of ``quadraticIn``, half of ``quadraticOut``.
  public static let quadraticInOut = penner(.quadratic, .inOut)

  /// Starts slower than ``quadraticIn``: t³.
  public static let cubicIn = penner(.cubic, .in)

  /// Ends slower than ``quadraticOut``: 1 − (1 − t)³.
  public static let cubicOut = penner(.cubic, .out)

  /// Starts and ends slowly: half of ``cubicIn``, half of ``cubicOut``.
  public static let cubicInOut = penner(.cubic, .inOut)

  /// Starts gently: 1 − cos(πt/2).
  public static let sineIn = penner(.sine, .in)

  /// Ends gently: sin(πt/2).
  public static let sineOut = penner(.sine, .out)

  /// Starts and ends gently, as a pendulum: (1 − cos(πt))/2.
  public static let sineInOut = penner(.sine, .inOut)

  /// Hardly moves, then rushes: 2^(10t − 10).
  public static let exponentialIn = penner(.exponential, .in)

  /// Rushes, then hardly moves: 1 − 2^(−10t).
  public static let exponentialOut = penner(.exponential, .out)

  /// Rushes through the middle: half of ``exponentialIn``, half of ``exponentialOut``.
  public static let exponentialInOut = penner(.exponential, .inOut)

  /// Draws back by a tenth of the way first: 2.70158·t³ − 1.70158·t².
  public static let backIn = penner(.back, .in)

  /// Goes too far by a tenth of the way and returns: ``backIn`` turned around.
  public static let backOut = penner(.back, .out)

  /// Draws back first and goes too far at last.
  ///
  /// Each half is ``backIn`` or ``backOut`` with 2.5949095 in place of 1.70158.
  public static let backInOut = penner(.back, .inOut)

  /// Rings ever more strongly: −2^(10t − 10)·sin((10t − 10.75)·2π/3).
  public static let elasticIn = penner(.elastic, .in)

  /// Snaps to the end and rings there: ``elasticIn`` turned around.
  public static let elasticOut = penner(.elastic, .out)

  /// Rings up, snaps across and rings down.
  ///
  /// Each half has one and a half times the period of ``elasticIn``.
  public static let elasticInOut = penner(.elastic, .inOut)

  /// Bounces ever higher before it goes: ``bounceOut`` turned around.
  public static let bounceIn = penner(.bounce, .in)

  /// Falls to the end and bounces off it three times.
  public static let bounceOut = penner(.bounce, .out)

  /// Bounces at both ends: half of ``bounceIn``, half of ``bounceOut``.
  public static let bounceInOut = penner(.bounce, .inOut)

  private static func penner(_ family: PennerEasing.Family, _ side: PennerEasing.Side) -> Self {
    TimingFunction(curve: .penner(PennerEasing(family: family, side: side)))
  }
}

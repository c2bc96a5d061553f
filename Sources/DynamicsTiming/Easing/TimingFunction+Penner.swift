/// Robert Penner's easing equations, with the constants he published.
///
/// For each family, Out is In reversed, 1 − In(1 − t), and InOut has half of each. The exponential
/// and elastic equations start with a jump of up to 0.001, as published.
extension TimingFunction {
  /// Starts slowly, like a fall: t².
  public static let quadraticIn = penner(.quadratic, .in)

  /// Ends slowly, like a throw upward: 1 − (1 − t)².
  public static let quadraticOut = penner(.quadratic, .out)

  /// Starts and ends slowly: first half of ``quadraticIn``, second half of ``quadraticOut``.
  public static let quadraticInOut = penner(.quadratic, .inOut)

  /// Starts more slowly than ``quadraticIn``: t³.
  public static let cubicIn = penner(.cubic, .in)

  /// Ends more slowly than ``quadraticOut``: 1 − (1 − t)³.
  public static let cubicOut = penner(.cubic, .out)

  /// Starts and ends slowly: first half of ``cubicIn``, second half of ``cubicOut``.
  public static let cubicInOut = penner(.cubic, .inOut)

  /// Starts gently: 1 − cos(πt/2).
  public static let sineIn = penner(.sine, .in)

  /// Ends gently: sin(πt/2).
  public static let sineOut = penner(.sine, .out)

  /// Starts and ends gently, like a pendulum: (1 − cos(πt))/2.
  public static let sineInOut = penner(.sine, .inOut)

  /// Almost still, then very fast: 2^(10t − 10).
  public static let exponentialIn = penner(.exponential, .in)

  /// Very fast, then almost still: 1 − 2^(−10t).
  public static let exponentialOut = penner(.exponential, .out)

  /// Very fast in the middle: first half of ``exponentialIn``, second half of ``exponentialOut``.
  public static let exponentialInOut = penner(.exponential, .inOut)

  /// Goes back by a tenth of the way first: 2.70158·t³ − 1.70158·t².
  public static let backIn = penner(.back, .in)

  /// Overshoots by a tenth of the way and returns: ``backIn`` reversed.
  public static let backOut = penner(.back, .out)

  /// Goes back first and overshoots at the end.
  ///
  /// The halves are ``backIn`` and ``backOut`` with 2.5949095 instead of 1.70158.
  public static let backInOut = penner(.back, .inOut)

  /// Oscillates with growing amplitude: −2^(10t − 10)·sin((10t − 10.75)·2π/3).
  public static let elasticIn = penner(.elastic, .in)

  /// Jumps to the end and oscillates there: ``elasticIn`` reversed.
  public static let elasticOut = penner(.elastic, .out)

  /// Oscillates at the start, jumps to the end and oscillates there.
  ///
  /// The halves have 1.5 times the period of ``elasticIn``.
  public static let elasticInOut = penner(.elastic, .inOut)

  /// Bounces higher and higher, then goes to the end: ``bounceOut`` reversed.
  public static let bounceIn = penner(.bounce, .in)

  /// Falls to the end and bounces three times.
  public static let bounceOut = penner(.bounce, .out)

  /// Bounces at both ends: first half of ``bounceIn``, second half of ``bounceOut``.
  public static let bounceInOut = penner(.bounce, .inOut)

  private static func penner(_ family: PennerEasing.Family, _ side: PennerEasing.Side) -> Self {
    TimingFunction(curve: .penner(PennerEasing(family: family, side: side)))
  }
}

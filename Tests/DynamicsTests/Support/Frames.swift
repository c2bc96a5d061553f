import Dynamics
import Testing

extension DynamicAnimator {
  /// A headless animator in a large empty space.
  static func headless(
    _ bounds: CGRect = CGRect(x: 0, y: 0, width: 1000, height: 1000), timeStep: Double = 1.0 / 120
  ) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.timeStep = timeStep
    return animator
  }

  /// Shows display frames of 1/60 s.
  func showFrames(_ count: Int) {
    for _ in 0..<count { advance(by: 1.0 / 60) }
  }

  /// Adds a behavior that sets both resistances of items to 0.
  @discardableResult
  func withoutResistance(_ items: any DynamicItem...) -> DynamicItemBehavior {
    let behavior = DynamicItemBehavior(items: items)
    behavior.resistance = 0
    behavior.angularResistance = 0
    addBehavior(behavior)
    return behavior
  }
}

extension BasicItem {
  /// A square of 100 pt, 1 kg at density 1.
  static func crate(at x: CGFloat, _ y: CGFloat) -> BasicItem {
    BasicItem(center: CGPoint(x: x, y: y), size: CGSize(width: 100, height: 100))
  }

  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> BasicItem {
    BasicItem(center: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
}

extension BasicItem {
  static func disc(_ x: CGFloat, _ y: CGFloat, _ diameter: CGFloat) -> BasicItem {
    BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: diameter, height: diameter),
      collisionBoundsType: .ellipse)
  }
}

/// Records a failure if a number differs from the expected one by more than the tolerance.
func expect(
  _ number: CGFloat, near expected: CGFloat, within tolerance: CGFloat, _ what: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(number - expected) <= tolerance, "\(what) \(number) should be \(expected) ± \(tolerance)",
    sourceLocation: sourceLocation)
}

import Testing
import UIKit

@MainActor
extension UIDynamicAnimator {
  /// Lets frames of 1/60 s pass, and looks in after each.
  func run(seconds: TimeInterval, afterEach look: () -> Void = {}) {
    run(frames: Int((seconds * 60).rounded()), afterEach: look)
  }

  /// Lets frames of 1/60 s pass, and looks in after each.
  func run(frames: Int, afterEach look: () -> Void = {}) {
    for _ in 0..<frames {
      advance(by: 1.0 / 60)
      look()
    }
  }

  /// Lets frames pass until nothing moves.
  /// - Returns: Whether that came before the limit.
  func runUntilPaused(limit seconds: TimeInterval) -> Bool {
    for _ in 0..<Int(seconds * 60) where isRunning { advance(by: 1.0 / 60) }
    return !isRunning
  }
}

@MainActor
extension UIDynamicItem {
  /// How far the item is from being upright, in radians.
  var turn: CGFloat { atan2(transform.b, transform.a) }

  func distance(to point: CGPoint) -> CGFloat { hypot(center.x - point.x, center.y - point.y) }
}

@MainActor func makeStage(width: CGFloat = 320, height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

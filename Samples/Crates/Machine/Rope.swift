import Dynamics
import Foundation

/// A chain of links that holds a crate until it bears too much.
final class Rope {
  let hook: BasicItem
  let links: [BasicItem]
  let behavior = DynamicBehavior()
  /// The time at which it broke, in simulated seconds.
  private(set) var breakTime: Double?

  private static let linkLength = 20.0
  /// In newtons; three times the weight of the crate.
  private static let strength = 400.0

  /// - Parameter crate: The crate, with its center below the hook.
  init(to crate: BasicItem) {
    let (x, bottom) = (crate.center.x, crate.frame.minY)
    let count = Int(bottom / Self.linkLength)
    hook = BasicItem(center: CGPoint(x: x, y: 2), size: CGSize(width: 4, height: 4))
    links = (0..<count).map { index in
      let center = CGPoint(x: x, y: bottom - (Double(count - index) - 0.5) * Self.linkLength)
      return BasicItem(center: center, size: CGSize(width: 5, height: Self.linkLength))
    }
    for (lower, upper) in zip(links + [crate], [hook] + links) {
      let joint = CGPoint(x: x, y: lower.frame.minY)
      let pin = AttachmentBehavior.pinAttachment(
        with: lower, attachedTo: upper, attachmentAnchor: joint)
      behavior.addChildBehavior(pin)
      guard lower === crate else { continue }
      pin.breakingForce = Self.strength
      pin.onBreak = { [unowned self] in breakTime = behavior.dynamicAnimator?.elapsedTime }
    }
  }
}

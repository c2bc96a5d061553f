import DynamicsTiming
import UIKit

/// Apple's step in seconds; n frames of 1/60 s are 2n − 1 of them.
let step = FixedStepClock.appleStep

extension UIDynamicAnimator {
  func run(frames: Int) {
    for _ in 0..<frames { advance(by: 1.0 / 60) }
  }
}

@MainActor func makeView(
  at x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100
) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.center = CGPoint(x: x, y: y)
  return view
}

/// Items that nothing slows down.
@MainActor func freely(_ items: any UIDynamicItem...) -> UIDynamicItemBehavior {
  let properties = UIDynamicItemBehavior(items: items)
  properties.resistance = 0
  properties.angularResistance = 0
  return properties
}

/// An item that notes what is written to it.
final class WatchedItem: NSObject, UIDynamicItem {
  private(set) var writes: [String] = []
  var center = CGPoint.zero { didSet { writes.append("center") } }
  var transform = CGAffineTransform.identity { didSet { writes.append("transform") } }
  let bounds = CGRect(x: 0, y: 0, width: 50, height: 50)

  func forgetWrites() { writes = [] }
}

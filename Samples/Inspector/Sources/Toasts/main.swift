import Dynamics
import DynamicsInspector
import Foundation

let animator = DynamicAnimator()  // live, as in an app
animator.referenceBounds = CGRect(x: 0, y: 0, width: 300, height: 220)
var stack: [SnapBehavior] = []  // the newest first

@MainActor func show(_ text: String) {
  let toast = BasicItem(center: CGPoint(x: 150, y: 260), size: CGSize(width: 220, height: 44))
  let place = SnapBehavior(item: toast, snapTo: toast.center)
  place.frequency = 2.2
  place.damping = 0.65
  animator.addBehavior(place)
  stack.insert(place, at: 0)
  for (index, place) in stack.enumerated() {
    place.snapPoint = CGPoint(x: index < 3 ? 150 : 480, y: 180 - 54 * CGFloat(min(index, 2)))
  }
}

for text in ["Saved", "Photo sent", "3 new messages"] { show(text) }

var inspector: Inspector?
Task { inspector = try await Inspector(animator) }
RunLoop.main.run()

import Dynamics
import DynamicsInspector
import Foundation

let box = BasicItem(center: CGPoint(x: 150, y: 0), size: CGSize(width: 40, height: 40))
let animator = DynamicAnimator()
animator.addBehavior(GravityBehavior(items: [box]))
var inspector: Inspector?
Task { inspector = try await Inspector(animator) }
// It falls until the test ends the program.
if CommandLine.arguments.contains("dispatch") {
  dispatchMain()
} else {
  RunLoop.main.run()
}

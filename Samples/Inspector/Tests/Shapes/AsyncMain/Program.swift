import Dynamics
import DynamicsInspector

@main
struct Program {
  static func main() async throws {
    let box = BasicItem(center: CGPoint(x: 150, y: 0), size: CGSize(width: 40, height: 40))
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [box]))
    let inspector = try await Inspector(animator)
    // It falls until the test ends the program.
    try await Task.sleep(for: .seconds(600))
    await inspector.stop()
  }
}

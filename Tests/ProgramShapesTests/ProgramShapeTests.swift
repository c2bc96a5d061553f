import Dynamics
import Foundation
import Testing

/// A ball falls to the floor by itself in programs of every shape, and stops at the same bit.
@Suite struct ProgramShapeTests {
  private static let shapes = [
    "shape-async-main", "shape-dispatch-main", "shape-natural-loop", "shape-run-loop",
    "shape-top-level-await",
  ]

  /// The ball of the programs.
  private func letFall(in animator: DynamicAnimator) -> BasicItem {
    let ball = BasicItem(frame: CGRect(x: 140, y: 260, width: 20, height: 20))
    let walls = CollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.referenceBounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    animator.addBehavior(GravityBehavior(items: [ball]))
    animator.addBehavior(walls)
    return ball
  }

  /// Where the ball stops without any frames.
  private var expected: String {
    let animator = DynamicAnimator(referenceBounds: .zero)
    let ball = letFall(in: animator)
    animator.advanceUntilPaused(limit: 100)
    return "\(ball.center.y) \(animator.stateHash)"
  }

  @Test(arguments: shapes) func itComesToRest(shape: String) async throws {
    let (output, status) = try await BuiltProgram(name: shape).run()
    #expect(output == expected + "\n")
    #expect(status == 0)
  }

  @Test @MainActor func soItDoesInATestOnTheMainActor() async {
    let animator = DynamicAnimator()
    let ball = letFall(in: animator)
    #expect(animator.followsFrames)
    await animator.settled()
    #expect("\(ball.center.y) \(animator.stateHash)" == expected)
  }
}

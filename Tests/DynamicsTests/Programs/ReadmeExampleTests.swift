import Dynamics
import Testing

@Suite struct ReadmeExampleTests {
  @Test func theBallComesToRestOnTheFloor() {
    // README:
    let ball = BasicItem(center: CGPoint(x: 150, y: 50), size: CGSize(width: 40, height: 40))
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
    animator.addBehavior(GravityBehavior(items: [ball]))
    animator.addBehavior(collision)
    animator.advanceUntilPaused(limit: 10)
    // End.
    expect(ball.center.x, near: 150, within: 0.1)
    expect(ball.center.y, near: 280, within: 0.2)
  }

  @Test func theReadmeShowsWhatIsTestedHere() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let parts = source.components(separatedBy: "    // README:\n")
    let example = try #require(parts[1].components(separatedBy: "    // End.\n").first)
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
    #expect(readme.contains(lines.joined(separator: "\n")))
  }
}

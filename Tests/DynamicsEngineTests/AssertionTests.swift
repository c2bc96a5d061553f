import DynamicsEngine
import DynamicsGeometry
import Foundation
import Testing

/// In debug builds the engine says what a caller did wrong, before Chipmunk ends the process.
@Suite(.enabled(if: _isDebugAssertConfiguration(), "assertions are for debug builds"))
struct AssertionTests {
  @Test func aPositionThatIsNoNumber() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = World().addBody(
        Figure(.rectangle(CGSize(width: 9, height: 9))), at: CGPoint(x: CGFloat.nan, y: 0),
        angle: 0)
    }
    try expect(result, says: "a body's position must be finite")
  }

  @Test func aBodyThatAJointStillHolds() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let world = World()
      let body = world.addBody(
        Figure(.rectangle(CGSize(width: 9, height: 9))), at: .zero, angle: 0)
      world.addJoint(PointJoint(.on(body, offset: .zero), .at(.zero), softness: .hard))
      world.removeBody(body)
    }
    try expect(result, says: "remove a body's joints before the body")
  }

  @Test func aBodyOfAnotherWorld() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (world, other) = (World(), World())
      let body = other.addBody(
        Figure(.rectangle(CGSize(width: 9, height: 9))), at: .zero, angle: 0)
      world.addGroup().add(body)
    }
    try expect(result, says: "the body is in another world")
  }

  private func expect(_ result: ExitTest.Result?, says words: String) throws {
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains(words))
  }
}

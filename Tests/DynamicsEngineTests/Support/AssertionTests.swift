import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// In debug builds the engine says what a caller did wrong where it was done, and not some steps later.
@Suite(.enabled(if: _isDebugAssertConfiguration(), "assertions are for debug builds"))
struct AssertionTests {
  @Test func aPositionThatIsNaN() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = World().addBody(Self.shape, at: CGPoint(x: CGFloat.nan, y: 0), angle: 0)
    }
    try expect(result, says: "a body's position must be finite")
  }

  @Test func aBodyThatAJointStillHolds() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let world = World()
      let body = world.addBody(Self.shape, at: .zero, angle: 0)
      _ = world.addJoint(JointDefinition(.target(maxForce: 1), .on(body), .at(.zero)))
      world.removeBody(body)
    }
    try expect(result, says: "remove a body's joints before the body")
  }

  @Test func aBodyThatHasLeft() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let world = World()
      let body = world.addBody(Self.shape, at: .zero, angle: 0)
      world.removeBody(body)
      world.step(by: 0.01)
      world.setVelocity(body, .zero)
    }
    try expect(result, says: "the body was removed from this world")
  }

  @Test func aBodyTwiceInASet() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let world = World()
      let body = world.addBody(Self.shape, at: .zero, angle: 0)
      let set = world.addCollisionSet()
      world.addToSet(body, set)
      world.addToSet(body, set)
    }
    try expect(result, says: "the body is already in this collision set")
  }

  @Test func aJointFromABodyToItself() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let world = World()
      let body = world.addBody(Self.shape, at: .zero, angle: 0)
      _ = world.addJoint(JointDefinition(.rope(length: 1), .on(body), .on(body)))
    }
    try expect(result, says: "a joint must hold two different bodies")
  }

  @Test func aForceThatIsInfinite() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let world = World()
      let body = world.addBody(Self.shape, at: .zero, angle: 0)
      world.applyForce(body, CGVector(dx: CGFloat.infinity, dy: 0), atOffset: .zero)
    }
    try expect(result, says: "a force must be finite")
  }

  @Test func aStepThatTakesNoTime() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      World().step(by: 0)
    }
    try expect(result, says: "a step must be above 0 s")
  }

  @Test func aRowBelowASlab() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.releaseInASlab(-1)
    }
    try expect(result, says: "row -1 is not in 0..<64")
  }

  @Test func aRowAfterASlab() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.releaseInASlab(64)
    }
    try expect(result, says: "row 64 is not in 0..<64")
  }

  @Test func aRowFarAfterASlab() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.releaseInASlab(1 << 20)
    }
    try expect(result, says: "row 1048576 is not in 0..<64")
  }

  private static func releaseInASlab(_ row: Int32) {
    let slab = Slab(blank: 0)
    _ = slab.allocate()
    slab.release(row)
  }

  private static let shape = CompoundShape(.rectangle(CGSize(width: 9, height: 9)))

  private func expect(_ result: ExitTest.Result?, says words: String) throws {
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains(words))
  }
}

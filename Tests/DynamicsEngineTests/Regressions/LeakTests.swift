import DynamicsEngine
import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

/// A world dropped with bodies in a collision set used to leave both behind.
///
/// Now one owner frees all memory; these tests look at what is left.
@Suite struct LeakTests {
  @Test func nothingOutlivesItsWorld() {
    let tracker = LifetimeTracker()
    tracker.track(Self.filledWorld(), as: "world").step(by: 1.0 / 120)
    #expect(tracker.survivors == [])
  }

  @Test func memoryIsGivenBack() async {
    // In a process of its own, where nothing else allocates meanwhile.
    await #expect(processExitsWith: .success) {
      for _ in 0..<300 { Self.fillAndDropAWorld() }
      let before = try Self.residentMemory()
      for _ in 0..<1000 { Self.fillAndDropAWorld() }
      let growth = try Self.residentMemory() - before
      precondition(growth < 1_000_000, "1000 worlds left \(growth) bytes behind")
    }
  }

  @Test func whatLeavesAWorldGivesItsMemoryBack() async {
    await #expect(processExitsWith: .success) {
      let world = World()
      for _ in 0..<300 { Self.fillAndEmpty(world) }
      let before = try Self.residentMemory()
      for _ in 0..<1000 { Self.fillAndEmpty(world) }
      let growth = try Self.residentMemory() - before
      precondition(growth < 1_000_000, "what has left left \(growth) bytes behind")
    }
  }

  /// In bytes.
  private static func residentMemory() throws -> Int {
    let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    return (Int(numbers[1]) ?? 0) * 4096
  }

  private static func fillAndDropAWorld() {
    // One whose boundaries have not moved yet.
    _ = filledWorld()
    let world = filledWorld()
    for _ in 0..<10 { world.step(by: 1.0 / 120) }
  }

  private static func filledWorld() -> World {
    let world = World()
    _ = fill(world)
    return world
  }

  private static func fillAndEmpty(_ world: World) {
    let (bodies, sets, joint) = fill(world)
    for _ in 0..<3 { world.step(by: 1.0 / 120) }
    world.removeJoint(joint)
    for body in bodies { world.removeBody(body) }
    for set in sets { world.removeCollisionSet(set) }
    world.step(by: 1.0 / 120)
  }

  private static func fill(_ world: World) -> ([BodyID], [CollisionSetID], JointID) {
    let shape = CompoundShape(.ellipse(CGSize(width: 9, height: 19)))
    let bodies = [0.0, 50].map { world.addBody(shape, at: CGPoint(x: $0, y: 0), angle: 0) }
    let sets = (0..<2).map { _ in world.addCollisionSet() }
    for set in sets {
      var boundary: BoundaryRowID?
      // The first stands; the second is to move, and the third takes its place.
      for x in [-20.0, -15, -10] {
        let path = BezierPath(ovalIn: CGRect(x: x, y: -20, width: 140, height: 40))
        boundary =
          world.addBoundary(path.contours(tolerance: 0.25), to: set, replacing: boundary).boundary
      }
      for body in bodies { world.addToSet(body, set) }
    }
    let joint = world.addJoint(
      JointDefinition(
        .distance(length: 50), .on(bodies[0]), .on(bodies[1]), collides: false))
    return (bodies, sets, joint)
  }
}

import DynamicsEngine
import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

/// A world dropped with bodies in a group used to leave both behind: the group holds its members and
/// each body its groups, and only removing a body broke the circle.
@Suite struct LeakTests {
  private let tracker = LifetimeTracker()

  private func fillAndDropAWorld() {
    let world = tracker.track(World(), as: "world")
    let bodies = [0.0, 50].map { x in
      tracker.track(
        world.addBody(
          Figure(.rectangle(CGSize(width: 9, height: 9))), at: CGPoint(x: x, y: 0), angle: 0))
    }
    for index in 0..<2 {
      let group = tracker.track(world.addGroup(), as: "group \(index)")
      let rect = [(-9.0, -9.0), (90, -9), (90, 9), (-9, 9), (-9, -9)].map(CGPoint.init(x:y:))
      tracker.track(group.addBoundary([Contour(rect)]).boundary, as: "boundary \(index)")
      bodies.forEach(group.add)
    }
    world.addJoint(
      tracker.track(
        PointJoint(
          .on(bodies[0], offset: .zero), .on(bodies[1], offset: .zero), softness: .hard)))
    _ = world.step(by: 1.0 / 120)
  }

  @Test func nothingOutlivesItsWorld() {
    fillAndDropAWorld()
    #expect(tracker.survivors == [])
  }

  @Test func whatLeavesAWorldIsGone() {
    let world = World()
    do {
      let body = tracker.track(
        world.addBody(
          Figure(.rectangle(CGSize(width: 9, height: 9))), at: .zero, angle: 0))
      let group = tracker.track(world.addGroup())
      group.add(body)
      world.removeGroup(group)
      world.removeBody(body)
    }
    #expect(tracker.survivors == [])
  }
}

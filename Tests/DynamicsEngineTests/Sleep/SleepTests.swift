import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct SleepTests {
  private let world = World()
  private let set: CollisionSetID

  init() {
    set = world.addCollisionSet()
    _ = world.addBoundary(EngineScene.rectangle(1000, 100), to: set)
  }

  private func addBox(at x: Double, y: Double = 90) -> BodyID {
    let body = world.addBody(EngineScene.box(20), at: CGPoint(x: x, y: y), angle: 0)
    world.addToSet(body, set)
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 0, dy: 1000)
    world.setConstantForces(body, forces)
    return body
  }

  private func run(_ steps: Int) { for _ in 0..<steps { world.step(by: EngineScene.step) } }

  @Test func whatRestsSleepsBesideWhatMoves() {
    let (pile, mover) = ([addBox(at: 100), addBox(at: 100, y: 70)], addBox(at: 500))
    run(240)
    for _ in 0..<120 {
      world.setVelocity(mover, CGVector(dx: 50, dy: 0))
      world.step(by: EngineScene.step)
    }
    #expect(pile.allSatisfy { !world.isAwake($0) })
    #expect(world.isAwake(mover))
    #expect(world.lastRestlessStep == world.stepCount)
    let hashes = pile.map { world.position(of: $0) }
    run(30)
    #expect(pile.map { world.position(of: $0) } == hashes)
  }

  /// It is slow enough for the animator to pause, but not while others move.
  @Test func whatDriftsSlowlyGoesOnBesideWhatMoves() {
    let (drifter, mover) = (
      world.addBody(EngineScene.box(20), at: CGPoint(x: 100, y: 50), angle: 0), addBox(at: 500)
    )
    world.setVelocity(drifter, CGVector(dx: 0.5, dy: 0))
    for _ in 0..<1200 {
      world.setVelocity(mover, CGVector(dx: 10, dy: 0))
      world.step(by: EngineScene.step)
    }
    let position = world.position(of: drifter)
    #expect(position.x > 103, "\(position)")
  }

  @Test func aTouchWakesTheWholePile() {
    let (pile, mover) = ([addBox(at: 100), addBox(at: 100, y: 70)], addBox(at: 200))
    run(240)
    #expect(pile.allSatisfy { !world.isAwake($0) })
    world.setVelocity(mover, CGVector(dx: -800, dy: 0))
    run(30)
    #expect(world.isAwake(pile[0]) && world.isAwake(pile[1]))
    #expect(world.position(of: pile[0]).x < 99)
  }

  @Test func aSpinWakesWhatSleeps() {
    let body = world.addBody(EngineScene.box(20), at: CGPoint(x: 100, y: 50), angle: 0)
    run(240)
    #expect(!world.isAwake(body))
    world.setAngularVelocity(body, 6)
    run(60)
    #expect(abs(world.angle(of: body)) > 2)
  }

  @Test func whatLosesItsSupportFalls() {
    let low = addBox(at: 100)
    let high = addBox(at: 100, y: 70)
    run(240)
    #expect(!world.isAwake(high))
    world.removeBody(low)
    run(60)
    #expect(world.position(of: high).y > 85)
  }

  @Test func aBoundaryThatGoesWakesWhatRestsOnIt() {
    let shelf = world.addBoundary(
      [Contour([CGPoint(x: 0, y: 50), CGPoint(x: 900, y: 50)])], to: set
    ).boundary
    let body = addBox(at: 100, y: 40)
    run(240)
    #expect(!world.isAwake(body))
    world.removeBoundary(shelf)
    run(60)
    #expect(world.position(of: body).y > 85)
  }

  @Test func contactsOfWhatSleepsGoOn() {
    let body = addBox(at: 100)
    var changes = 0
    for _ in 0..<400 {
      world.step(by: EngineScene.step)
      changes += world.contactChanges.began.count + world.contactChanges.ended.count
    }
    #expect(!world.isAwake(body))
    #expect(changes == 1)
    world.removeBody(body)
    world.step(by: EngineScene.step)
    #expect(world.contactChanges.ended.map(\.body) == [body])
  }

  @Test func whatMustNotSleepStaysAwake() {
    let body = addBox(at: 100)
    world.setMaySleep(body, false)
    run(400)
    #expect(world.isAwake(body))
    world.setMaySleep(body, true)
    run(100)
    #expect(!world.isAwake(body))
  }

  /// Each new number of an island took memory for good.
  @Test func islandsThatFallAsleepAgainAndAgainTakeNoMemory() {
    let bodies = [addBox(at: 100), addBox(at: 200)]
    for _ in 0..<20 {
      bodies.forEach { world.wake($0) }
      run(100)
      for body in bodies {
        #expect(world.body(body).pointee.rest.sleepingIsland == body.index)
      }
    }
  }
}

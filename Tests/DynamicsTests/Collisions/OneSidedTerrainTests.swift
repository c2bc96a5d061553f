import DynamicsTestSupport
import Foundation
import Testing

@testable import Dynamics

/// Random terrain that is solid above: it holds all that falls on it, and lets through all that comes from below.
@Suite struct OneSidedTerrainTests {
  /// A polyline from left to right, with corners of all angles.
  private struct Terrain {
    var points: [CGPoint] = []

    init(_ random: inout SeededGenerator) {
      let count = Int.random(in: 3...14, using: &random)
      let depth = [20, 100, 250].randomElement(using: &random)!
      var x: CGFloat = 0
      for _ in 0..<count {
        points.append(CGPoint(x: x, y: .random(in: 300...CGFloat(300 + depth), using: &random)))
        x += .random(in: 8...1200 / CGFloat(count), using: &random)
      }
    }

    var width: CGFloat { points.last!.x }

    var path: BezierPath {
      let path = BezierPath()
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      return path
    }

    /// Its height at a place; `nil` beside it.
    func y(_ x: CGFloat) -> CGFloat? {
      for (a, b) in zip(points, points.dropFirst()) where (a.x...b.x).contains(x) {
        return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
      }
      return nil
    }
  }

  private struct Throw {
    let shape: OneSidedTests.Shape
    let start: CGPoint
    let velocity: CGPoint
    let spin: CGFloat
    let isPrecise: Bool
    let timeStep: Double
  }

  private struct Flight {
    let item: BasicItem
    let animator: DynamicAnimator

    init(_ flight: Throw, on terrain: Terrain?, gravity: CGFloat) {
      item = flight.shape.item(flight.start.x, flight.start.y)
      animator = .headless(timeStep: flight.timeStep)
      let properties = DynamicItemBehavior(items: [item])
      (properties.resistance, properties.angularResistance) = (0, 0)
      properties.usesPreciseCollisionDetection = flight.isPrecise
      properties.addLinearVelocity(flight.velocity, for: item)
      properties.addAngularVelocity(flight.spin, for: item)
      let fall = GravityBehavior(items: [item])
      fall.magnitude = gravity
      animator.addBehavior(properties)
      animator.addBehavior(fall)
      guard let terrain else { return }
      let collision = CollisionBehavior(items: [item])
      collision.addBoundary(withIdentifier: "terrain", for: terrain.path)
      collision.setSolidSide(.left, forBoundaryWithIdentifier: "terrain")
      animator.addBehavior(collision)
    }
  }

  private static let speeds: [CGFloat] = [300, 1000, 5000, 30_000]

  private func makeThrow(
    at place: CGPoint, _ velocity: CGPoint, spin: CGFloat, _ random: inout SeededGenerator
  ) -> Throw {
    Throw(
      shape: OneSidedTests.Shape.allCases.randomElement(using: &random)!, start: place,
      velocity: velocity, spin: .random(in: -spin...spin, using: &random),
      isPrecise: .random(using: &random),
      timeStep: [1.0 / 60, 1.0 / 120, 1.0 / 480].randomElement(using: &random)!)
  }

  @Test func terrainHoldsWhatFallsOnIt() {
    var random = SeededGenerator(seed: 55)
    for scene in 0..<200 {
      let terrain = Terrain(&random)
      let speed = Self.speeds.randomElement(using: &random)!
      let flight = makeThrow(
        at: CGPoint(x: .random(in: 0...terrain.width, using: &random), y: 150),
        CGPoint(x: .random(in: -100...100, using: &random), y: speed), spin: 20, &random)
      let run = Flight(flight, on: terrain, gravity: 1)
      for _ in 0..<Int(0.5 / flight.timeStep) {
        run.animator.step()
        // At the ends it may fall beside. The center of a hook is outside of its outline, up to 5 pt.
        guard run.item.center.x > 30, run.item.center.x < terrain.width - 30,
          let ground = terrain.y(run.item.center.x)
        else { break }
        guard run.item.center.y > ground + 12 else { continue }
        Issue.record("scene \(scene): \(flight) at \(run.item.center)")
        break
      }
    }
  }

  @Test func terrainIsNotThereFromBelow() {
    var random = SeededGenerator(seed: 56)
    for scene in 0..<200 {
      let terrain = Terrain(&random)
      guard terrain.width > 200 else { continue }
      let speed = Self.speeds.randomElement(using: &random)!
      // Slow turns, so that no corner comes down again onto the terrain.
      let flight = makeThrow(
        at: CGPoint(x: .random(in: 90...terrain.width - 90, using: &random), y: 700),
        CGPoint(x: 0, y: -speed), spin: 2, &random)
      let (run, free) = (
        Flight(flight, on: terrain, gravity: 0), Flight(flight, on: nil, gravity: 0)
      )
      while run.item.center.y > 200, run.item.center == free.item.center {
        run.animator.step()
        free.animator.step()
      }
      #expect(run.item.center == free.item.center, "scene \(scene): \(flight)")
    }
  }
}

import DynamicsReporting
import Foundation
import Testing

@testable import Dynamics

/// Rolling resistance, against closed forms.
@Suite struct RollingResistanceTests {
  /// A disc on a floor of a slope through (0, 500), under gravity of 1000 pt/s² and without other resistance.
  private final class Scene {
    let disc: BasicItem
    let animator: DynamicAnimator
    let properties: DynamicItemBehavior
    let radius: CGFloat

    init(
      _ coefficient: CGFloat, slope: CGFloat = 0, radius: CGFloat = 20, timeStep: Double = 1.0 / 120
    ) {
      let (cosine, sine) = (cos(slope), sin(slope))
      self.radius = radius
      disc = BasicItem(
        center: CGPoint(x: radius * sine, y: 500 - radius * cosine),
        size: CGSize(width: 2 * radius, height: 2 * radius), collisionBoundsType: .ellipse)
      animator = .headless(timeStep: timeStep)
      properties = animator.withoutResistance(disc)
      (properties.friction, properties.elasticity) = (1, 0)
      properties.rollingResistance = coefficient
      let collision = CollisionBehavior(items: [disc])
      collision.addBoundary(
        withIdentifier: "floor", from: CGPoint(x: -4000 * cosine, y: 500 - 4000 * sine),
        to: CGPoint(x: 4000 * cosine, y: 500 + 4000 * sine))
      animator.addBehavior(GravityBehavior(items: [disc]))
      animator.addBehavior(collision)
    }

    func roll(_ speed: CGFloat) {
      properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: disc)
      properties.addAngularVelocity(speed / radius, for: disc)
    }

    var speed: CGFloat { properties.linearVelocity(for: disc).x }
    var spin: CGFloat { properties.angularVelocity(for: disc) }
  }

  /// m·a = −F and m·r²/2 · α = F·r − c·r·m·g, with a = α·r: a = −2/3 · c · g.
  @Test(arguments: [1.0 / 120, 1.0 / 480], [0.03, 0.3] as [CGFloat])
  func aDiscSlowsAndStops(timeStep: Double, coefficient: CGFloat) {
    let scene = Scene(coefficient, timeStep: timeStep)
    let speed: CGFloat = 200
    scene.roll(speed)
    let slowing: CGFloat = 2 / 3 * coefficient * 1000
    let half = Double(speed / slowing / 2)
    let count = (half / timeStep).rounded()
    scene.animator.advance(by: count * timeStep)
    expect(scene.speed, near: speed - slowing * CGFloat(count * timeStep), within: 1e-4 * speed)
    expect(scene.spin * 20, near: scene.speed, within: 1e-4 * speed)
    #expect(scene.animator.finish(limit: 2 * half + 2))
    // v² / (2·a), to within a step.
    expect(
      scene.disc.center.x, near: speed * speed / (2 * slowing),
      within: speed * CGFloat(timeStep) + 1e-3 * speed)
    let place = scene.disc.center
    scene.properties.addLinearVelocity(.zero, for: scene.disc)
    scene.animator.advance(by: 1)
    #expect(scene.disc.center == place)
  }

  @Test func withoutItADiscRollsOn() {
    let scene = Scene(0)
    scene.roll(100)
    #expect(!scene.animator.finish(limit: 5))
    expect(scene.disc.center.x, near: 500, within: 1e-3)
  }

  /// On a slope, a disc rolls if tan θ > c, with 2/3 · g · (sin θ − c · cos θ).
  @Test(arguments: [1.0 / 120, 1.0 / 480], [0.5, 0.95, 1.05, 2] as [CGFloat])
  func aDiscRollsDownSteepSlopesOnly(timeStep: Double, share: CGFloat) {
    let slope: CGFloat = 0.2
    let scene = Scene(tan(slope) / share, slope: slope, timeStep: timeStep)
    scene.animator.advance(by: 1)
    let speed = scene.properties.linearVelocity(for: scene.disc).norm
    let acceleration = 2.0 / 3 * 1000 * sin(slope) * (1 - 1 / share)
    if share > 1 {
      expect(speed, near: acceleration, within: 1e-4 * acceleration)
    } else {
      #expect(scene.animator.finish(limit: 3))
      expect(scene.disc.center.x, near: 20 * sin(slope), within: 0.05)
    }
  }

  @Test func boxesHaveNoneAndItemsShareIt() {
    // A ball rolls from a wooden plank onto a carpet, which is an item, too.
    let scene = Scene(0)
    let carpet = BasicItem.box(0, 510, 8000, 20)
    let pile = DynamicItemBehavior(items: [carpet])
    (pile.isAnchored, pile.rollingResistance, pile.friction) = (true, 0.1, 1)
    scene.animator.addBehavior(pile)
    let collision = CollisionBehavior(items: [carpet, scene.disc])
    scene.animator.addBehavior(collision)
    scene.animator.behaviors.compactMap { $0 as? CollisionBehavior }.first?.removeAllBoundaries()
    scene.roll(200)
    scene.animator.advance(by: 1)
    expect(scene.speed, near: 200 - 2.0 / 3 * 0.1 * 1000, within: 0.01)

    let box = BasicItem.box(0, 480, 40, 40)
    let sliding = Scene(0.5)
    sliding.properties.addItem(box)
    sliding.properties.friction = 0.1
    let floor = CollisionBehavior(items: [box])
    floor.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: -4000, y: 500), to: CGPoint(x: 4000, y: 500))
    sliding.animator.addBehavior(floor)
    sliding.animator.addBehavior(GravityBehavior(items: [box]))
    sliding.properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
    sliding.animator.advance(by: 1)
    expect(sliding.properties.linearVelocity(for: box).x, near: 100, within: 1e-6)
  }

  /// A heap of discs comes to rest, also with more contacts than are solved alone.
  @Test func aHeapOfDiscsRests() {
    let discs = (0..<40).map { index in
      BasicItem(
        center: CGPoint(x: 460 + 22 * CGFloat(index % 5), y: 900 - 22 * CGFloat(index / 5)),
        size: CGSize(width: 20, height: 20), collisionBoundsType: .ellipse)
    }
    let animator = DynamicAnimator.headless()
    let properties = DynamicItemBehavior(items: discs)
    properties.rollingResistance = 0.2
    let collision = CollisionBehavior(items: discs)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(properties)
    animator.addBehavior(GravityBehavior(items: discs))
    animator.addBehavior(collision)
    #expect(animator.finish(limit: 20))
  }

  @Test func snapshotsHaveItAndBadNumbersAreReported() throws {
    let scene = Scene(0.05)
    scene.roll(100)
    scene.animator.advance(by: 0.3)
    let snapshot = scene.animator.snapshot()
    scene.animator.advance(by: 0.5)
    let (hash, place) = (scene.animator.stateHash, scene.disc.center)
    scene.properties.rollingResistance = 0.5
    try scene.animator.restore(snapshot)
    #expect(scene.properties.rollingResistance == 0.05)
    scene.animator.advance(by: 0.5)
    #expect(scene.animator.stateHash == hash && scene.disc.center == place)
    let reports = DynamicsDiagnostics.collecting {
      scene.properties.rollingResistance = -0.1
      scene.properties.rollingResistance = .infinity
    }.diagnostics
    #expect(reports.count == 2 && scene.properties.rollingResistance == 0.05)
  }
}

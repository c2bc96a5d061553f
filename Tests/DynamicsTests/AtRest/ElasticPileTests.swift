import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Elastic items that nothing drives.
///
/// 47 boxes used to move at 12–20 pt/s forever, faster with more friction. Gravity pulls both of
/// two stacked boxes equally, so the upper one always bounced, and inexact impulses added energy.
@Suite struct ElasticPileTests {
  /// Only resistance takes energy from discs: they take the longest, for the same time at any
  /// friction.
  @Test(arguments: [
    (PassiveScene.Form.box, 0.2), (.box, 0.5), (.hexagon, 0.2), (.hexagon, 0.5), (.triangle, 0.2),
    (.triangle, 0.5), (.circle, 0.2),
  ])
  func aPileComesToRest(form: PassiveScene.Form, friction: CGFloat) {
    let scene = PassiveScene.grid(form, elasticity: 1, friction: friction)
    let (rest, rise) = scene.run(limit: 120)
    #expect(rest != nil, "\(scene.topSpeed) pt/s")
    // Items that still overlap when a pile stops moving rise by 0.2 pt on average.
    #expect(rise < 0.0025, "\(rise)")
  }

  @Test(arguments: [PassiveScene.Form.box, .circle, .hexagon], [0.0, 30])
  func twoStackedItemsComeToRest(form: PassiveScene.Form, gap: CGFloat) {
    let scene = PassiveScene()
    let size = CGSize(width: 40, height: 40)
    scene.add(form, at: CGPoint(x: 200, y: 375), size, elasticity: 1)
    scene.add(form, at: CGPoint(x: 202, y: 330 - gap), size, elasticity: 1)
    let (rest, rise) = scene.run(limit: 120)
    #expect(rest != nil, "\(scene.topSpeed) pt/s")
    #expect(rise < 0.001, "\(rise)")
  }

  /// Without gravity and resistance, energy used to grow by 0.7 % in a minute, and by 11.9 % in one
  /// step.
  @Test(arguments: PassiveScene.Form.allCases, [0.0, 0.2, 1])
  func withoutGravityEnergyNeverGrows(form: PassiveScene.Form, friction: CGFloat) {
    // Below 1, forms with few corners gained the most.
    for elasticity in (form == .triangle ? [1, 0.8] : [1]) as [CGFloat] {
      let scene = PassiveScene.grid(
        form, elasticity: elasticity, friction: friction, gravity: 0, hasResistance: false)
      var random = SeededGenerator(seed: 7)
      for index in scene.items.indices {
        let way = CGPoint(x: random.double(in: -300...300), y: random.double(in: -300...300))
        scene.push(index, by: way, turning: random.double(in: -5...5))
      }
      _ = scene.step()
      let start = scene.kineticEnergy
      var (last, growth) = (start, 0 as CGFloat)
      for _ in 0..<600 {
        _ = scene.step()
        growth = max(growth, scene.kineticEnergy / last - 1)
        last = scene.kineticEnergy
      }
      #expect(last.isFinite && growth < 1e-6, "\(growth) in a step")
      if elasticity == 1, friction == 0 {
        #expect(abs(last / start - 1) < 0.001, "\(last / start)")
      }
    }
  }

  /// Items in the air keep their momentum, even when their energy is limited.
  @Test func aCollisionInTheAirKeepsMomentum() {
    let scene = PassiveScene(size: CGSize(width: 4000, height: 4000), gravity: 0)
    for index in 0..<9 {
      let center = CGPoint(x: 1960 + 41 * CGFloat(index % 3), y: 1960 + 41 * CGFloat(index / 3))
      scene.add(
        .triangle, at: center, CGSize(width: 44, height: 44), angle: CGFloat(index), elasticity: 1,
        friction: 1, hasResistance: false)
    }
    for index in 0..<9 {
      scene.push(index, by: CGPoint(x: index == 0 ? 400 : 20, y: 35), turning: CGFloat(index - 4))
    }
    _ = scene.step()
    let before = scene.momentum
    for _ in 0..<120 { _ = scene.step() }
    let after = scene.momentum
    #expect(abs(after.x - before.x) < 1e-9 * abs(before.x), "\(before.x) became \(after.x)")
    #expect(abs(after.y - before.y) < 1e-9 * abs(before.y), "\(before.y) became \(after.y)")
  }

  /// An item between others used to move to and fro at 1.1 pt/s forever.
  ///
  /// It bounced in each step, so it had no resistance.
  @Test func whatJustFitsBetweenOthersStops() {
    let scene = PassiveScene(size: CGSize(width: 120.01, height: 400), gravity: 0)
    for index in 0..<3 {
      scene.add(
        at: CGPoint(x: 20.003 + 40.003 * CGFloat(index), y: 200), CGSize(width: 40, height: 40),
        elasticity: 1, friction: 0)
    }
    scene.push(1, by: CGPoint(x: 3, y: 0))
    #expect(scene.run(limit: 30).rest != nil, "\(scene.topSpeed) pt/s")
  }

  /// Resistance slows what bounces in each step as it slows anything else.
  @Test func aDiscThatBouncesInEachStepIsSlowed() {
    let scene = PassiveScene(size: CGSize(width: 42, height: 400), gravity: 0)
    let disc = scene.add(
      .circle, at: CGPoint(x: 21, y: 200), CGSize(width: 40, height: 40), elasticity: 1,
      friction: 0)
    disc.resistance = 1
    scene.push(0, by: CGPoint(x: 900, y: 0))
    for _ in 0..<120 { _ = scene.step() }
    let expected = 900 * exp(-1.0)
    #expect(abs(scene.topSpeed / expected - 1) < 0.05, "\(scene.topSpeed) pt/s")
  }

  /// What is pushed out of the floor does not have the energy for that: it pays later, from any
  /// motion.
  @Test(arguments: [2, 5, 10] as [CGFloat])
  func anOverlapThatOpensAddsNoEnergy(depth: CGFloat) {
    let scene = PassiveScene(size: CGSize(width: 4000, height: 400))
    scene.add(
      at: CGPoint(x: 200, y: 380 + depth), CGSize(width: 40, height: 40), elasticity: 1,
      friction: 0, hasResistance: false)
    scene.push(0, by: CGPoint(x: 300, y: 0))
    let start = scene.step()
    for _ in 0..<600 {
      let growth = scene.step() / start - 1
      #expect(growth < 1e-6, "\(growth)")
    }
  }

  /// The lower item cannot yield, so the pull on the upper one alone decides whether it bounces.
  @Test(arguments: [PassiveScene.Form.box, .circle])
  func anItemThatFallsALittleOntoAnotherSoonRests(form: PassiveScene.Form) {
    let scene = PassiveScene()
    let size = CGSize(width: 40, height: 40)
    scene.add(at: CGPoint(x: 200, y: 360), size)
    for _ in 0..<50 { _ = scene.step() }
    scene.add(form, at: CGPoint(x: 200, y: 339.8), size, elasticity: 1)
    #expect(scene.run(limit: 10).rest != nil, "\(scene.topSpeed) pt/s")
  }
}

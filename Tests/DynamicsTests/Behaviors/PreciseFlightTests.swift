import DynamicsTestSupport
import Dynamics
import Foundation
import Testing

/// Items with `usesPreciseCollisionDetection` that have many impacts in each step.
@Suite struct PreciseFlightTests {
  /// Impacts happen this much deeper than items touch.
  private static let depth = 0.05
  private static let radius: CGFloat = 10

  private let animator = DynamicAnimator.headless()
  private let collision = CollisionBehavior()
  private let material: DynamicItemBehavior

  init() {
    animator.addBehavior(collision)
    material = animator.withoutResistance()
    (material.elasticity, material.friction) = (1, 0)
    material.usesPreciseCollisionDetection = true
  }

  private func addDisc(at x: CGFloat, speed: CGFloat = 0, density: CGFloat = 1) -> BasicItem {
    let disc = BasicItem(
      center: CGPoint(x: x, y: 0), size: CGSize(width: 2 * Self.radius, height: 2 * Self.radius),
      collisionBoundsType: .ellipse)
    collision.addItem(disc)
    material.addItem(disc)
    let own = DynamicItemBehavior(items: [disc])
    own.density = density
    animator.addBehavior(own)
    material.addLinearVelocity(CGPoint(x: speed, y: 0), for: disc)
    return disc
  }

  private func addWall(at x: CGFloat) {
    collision.addBoundary(
      withIdentifier: "\(x)", from: CGPoint(x: x, y: -200), to: CGPoint(x: x, y: 200))
  }

  /// The ends of `wallCount` walls and the discs between them, without their widths.
  private func expectChannel(
    _ discs: [BasicItem], walls: (CGFloat, CGFloat), densities: [Double], speeds: [Double],
    steps: Int, within tolerance: CGFloat
  ) {
    // Without widths, discs are points, and walls are where points turn round.
    func inset(_ index: Int) -> Double { Self.radius - Self.depth + CGFloat(index) * width }
    let width = 2 * Self.radius - Self.depth
    var oracle = PointsOnALine(
      places: discs.enumerated().map { $1.center.x - inset($0) },
      speeds: speeds, masses: densities,
      walls: (
        walls.0, walls.1 - inset(discs.count - 1) - Self.radius + Self.depth
      ))
    for step in 1...steps {
      animator.step()
      oracle.advance(by: animator.timeStep)
      for (index, disc) in discs.enumerated() {
        expect(
          disc.center.x, near: oracle.places[index] + inset(index), within: tolerance,
          "disc \(index) after step \(step)")
      }
    }
    #expect(oracle.impacts > 3 * steps)
  }

  @Test(arguments: [7000.0, 30_000, 60_000])
  func aDiscBouncesBetweenTwoWalls(speed: CGFloat) {
    addWall(at: 0)
    addWall(at: 34.3)
    let disc = addDisc(at: 15.1, speed: speed)
    expectChannel(
      [disc], walls: (0, 34.3), densities: [1], speeds: [speed], steps: 40, within: 0.2)
    expect(abs(material.linearVelocity(for: disc).x), near: speed, within: 1e-9 * speed)
  }

  @Test(arguments: [1.0, 0.3, 7.3])
  func fiveDiscsBounceBetweenTwoWalls(ratio: Double) {
    addWall(at: 0)
    addWall(at: 200)
    let densities = [1, ratio, 1, 1, ratio]
    let speeds = [50_000.0, -3000, 0, 7000, -20_000]
    let discs = (0..<5).map {
      addDisc(at: 15.5 + 40 * CGFloat($0), speed: speeds[$0], density: densities[$0])
    }
    expectChannel(
      discs, walls: (0, 200), densities: densities, speeds: speeds, steps: 12, within: 1)
  }

  /// A shot passes its velocity through a row of discs in flight, all within one step.
  @Test func aTrainOfDiscsPassesAShotOn() {
    let discs = (0..<8).map { addDisc(at: 40 * CGFloat($0), speed: $0 == 0 ? 96_000 : 12_000) }
    let starts = discs.map(\.center.x)
    animator.step()
    // As if all were points, and the first had flown through the others.
    let width = 2 * Self.radius - Self.depth
    expect(discs[7].center.x, near: 800 + 7 * width, within: 0.1)
    for index in 0..<7 {
      expect(discs[index].center.x, near: starts[index + 1] + 100 - width, within: 0.1)
    }
    for index in 0..<8 {
      expect(
        material.linearVelocity(for: discs[index]).x, near: index == 7 ? 96_000 : 12_000,
        within: 1e-6)
    }
  }

  /// A disc between a wall and a heavy block that comes has more and more impacts; at some time, both stop for the
  /// rest of a step, and the block turns round.
  @Test(arguments: [0.0, 0.5, 1])
  func aBlockTurnsRoundBeforeItCrushesADisc(elasticity: CGFloat) {
    material.elasticity = elasticity
    addWall(at: 0)
    let disc = addDisc(at: 100, speed: -3000)
    let block = addDisc(at: 300, speed: -30_000, density: 1e5)
    func energy() -> Double {
      [(disc, 1), (block, 1e5)].reduce(0) {
        $0 + $1.1 * pow(material.linearVelocity(for: $1.0).x, 2)
      }
    }
    var before = energy()
    for _ in 0..<60 {
      animator.step()
      let after = energy()
      #expect(after <= before * (1 + 1e-9))
      before = after
      #expect(disc.center.x > 0 && disc.center.x < block.center.x)
    }
    expect(material.linearVelocity(for: block).x >= 0 ? 1 : 0, near: 1, within: 0)
  }

  /// The block stops the disc at the wall, and holds it there.
  @Test func aKinematicBlockSqueezesADisc() {
    addWall(at: 0)
    let disc = addDisc(at: 50, speed: -30_000)
    let block = BasicItem(center: CGPoint(x: 120, y: 0), size: CGSize(width: 40, height: 100))
    collision.addItem(block)
    let hand = KinematicBehavior(items: [block])
    animator.addBehavior(hand)
    hand.setLinearVelocity(CGPoint(x: -900, y: 0), for: block)
    for _ in 0..<60 {
      animator.step()
      if block.center.x < 49 { hand.setLinearVelocity(.zero, for: block) }
      #expect(disc.center.x > 0 && disc.center.x < block.center.x)
    }
    #expect(disc.center.x.isFinite)
  }

  /// All walls push in turn.
  @Test func aMovingBoundaryKeepsFastDiscs() {
    func move(to x: CGFloat) -> CGRect {
      let box = CGRect(x: x, y: -50, width: 200, height: 100)
      collision.addBoundary(withIdentifier: "box", for: BezierPath(rect: box))
      return box
    }
    _ = move(to: 0)
    let discs = [addDisc(at: 30, speed: 40_000), addDisc(at: 150, speed: -7000)]
    for step in 1...120 {
      let box = move(to: 100 * sin(Double(step) / 10))
      animator.step()
      for disc in discs { #expect(box.contains(disc.center), "step \(step)") }
      #expect(discs[0].center.x < discs[1].center.x, "step \(step)")
    }
  }

  @Test(arguments: 0..<6) func energyDoesNotGrow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    material.elasticity = [0, 0.6, 1][Int(seed) % 3]
    material.friction = seed < 3 ? 0 : 0.7
    let box = CGRect(x: 0, y: 0, width: 600, height: 600)
    collision.addBoundary(withIdentifier: "box", for: BezierPath(rect: box))
    var items: [BasicItem] = []
    for row in 0..<4 {
      for column in 0..<4 {
        let item = BasicItem(
          center: CGPoint(x: 80 + 140 * column, y: 80 + 140 * row),
          size: CGSize(width: random.double(in: 5...60), height: random.double(in: 5...60)),
          collisionBoundsType: random.bool() ? .rectangle : .ellipse)
        items.append(item)
        collision.addItem(item)
        material.addItem(item)
        let speed = pow(10, random.double(in: 2...4.8))
        material.addLinearVelocity(
          CGPoint(x: random.double(in: -speed...speed), y: random.double(in: -speed...speed)),
          for: item)
        material.addAngularVelocity(random.double(in: -50...50), for: item)
      }
    }
    func energy() -> Double {
      items.reduce(0) { sum, item in
        let (v, w) = (material.linearVelocity(for: item), material.angularVelocity(for: item))
        let (a, b) = (item.bounds.width, item.bounds.height)
        let isRound = item.collisionBoundsType == .ellipse
        let mass = a * b * (isRound ? .pi / 4 : 1)
        let moment = mass * (a * a + b * b) / (isRound ? 16 : 12)
        return sum + mass * (v.x * v.x + v.y * v.y) / 2 + moment * w * w / 2
      }
    }
    var before = energy()
    for step in 0..<120 {
      animator.step()
      let after = energy()
      #expect(after <= before * (1 + 1e-6), "step \(step)")
      before = after
      for item in items { #expect(box.contains(item.center)) }
    }
  }
}

/// Points on a line that bounce off each other and off two walls without losses, from impact to impact.
private struct PointsOnALine {
  private(set) var places: [Double]
  private var speeds: [Double]
  private let masses: [Double]
  private let walls: (Double, Double)
  private(set) var impacts = 0

  init(places: [Double], speeds: [Double], masses: [Double], walls: (Double, Double)) {
    (self.places, self.speeds, self.masses, self.walls) = (places, speeds, masses, walls)
  }

  mutating func advance(by time: Double) {
    var left = time
    while true {
      // The first gap that closes: 0 is that at the left wall.
      var (first, soonest) = (-1, left)
      for gap in 0...places.count {
        let isLeft = gap == 0
        let isRight = gap == places.count
        let width = (isRight ? walls.1 : places[gap]) - (isLeft ? walls.0 : places[gap - 1])
        let closing = (isLeft ? 0 : speeds[gap - 1]) - (isRight ? 0 : speeds[gap])
        guard closing > 0, max(0, width) / closing < soonest else { continue }
        (first, soonest) = (gap, max(0, width) / closing)
      }
      for index in places.indices { places[index] += speeds[index] * soonest }
      guard first >= 0 else { return }
      left -= soonest
      impacts += 1
      if first == 0 || first == places.count {
        speeds[max(0, first - 1)].negate()
      } else {
        let (a, b) = (first - 1, first)
        let common = (masses[a] * speeds[a] + masses[b] * speeds[b]) / (masses[a] + masses[b])
        (speeds[a], speeds[b]) = (2 * common - speeds[a], 2 * common - speeds[b])
      }
    }
  }
}

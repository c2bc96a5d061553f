import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Impacts of mirrored arrangements have mirrored results.
///
/// Pairs used to bounce one after another, so the first one got more: two balls hit by a cue left at
/// 375 and 189 pt/s.
@Suite struct SymmetricImpactTests {
  @Test(arguments: [0.5, 0.75, 0.9, 1] as [CGFloat])
  func aCueBetweenTwoBallsSendsThemToBothSides(elasticity: CGFloat) {
    let cue = ball(150, 300)
    let (up, down) = (ball(200, 290), ball(200, 310))
    let table = Table([cue, up, down], elasticity: elasticity)
    table.properties.addLinearVelocity(CGPoint(x: 500, y: 0), for: cue)
    table.animator.advance(by: 0.3)
    let (above, below) = (table.velocity(of: up), table.velocity(of: down))
    #expect(abs(table.velocity(of: cue).y) < 1e-6)
    #expect(abs(above.x - below.x) < 1e-6 && abs(above.y + below.y) < 1e-6)
    #expect(above.y < -100)
  }

  @Test(arguments: [0.75, 0.95, 1] as [CGFloat])
  func aRackOfFifteenOpensAlikeOnBothSides(elasticity: CGFloat) {
    let balls = (0..<5).flatMap { row in
      (0...row).map { place in
        ball(
          300 + CGFloat(row) * 10 * CGFloat(3).squareRoot(),
          300 + 20 * (CGFloat(place) - CGFloat(row) / 2))
      }
    }
    let cue = ball(150, 300)
    let table = Table(balls + [cue], elasticity: elasticity)
    table.properties.addLinearVelocity(CGPoint(x: 1000, y: 0), for: cue)
    table.animator.advance(by: 0.45)
    var first = 0
    for row in 0..<5 {
      for place in 0...row {
        let (one, other) = (balls[first + place].center, balls[first + row - place].center)
        #expect(abs(one.x - other.x) < 1e-3 && abs(one.y + other.y - 600) < 1e-3)
      }
      first += row + 1
    }
    if elasticity == 1 { #expect(abs(table.squaredSpeeds - 1e6) < 1) }
  }

  @Test(arguments: [0.5, 0.75, 1] as [CGFloat])
  func aBoxThatLandsFlatOnTwoPegsDoesNotTurn(elasticity: CGFloat) {
    let box = BasicItem(center: CGPoint(x: 200, y: 100), size: CGSize(width: 60, height: 20))
    let pegs = [ball(180, 200, radius: 5), ball(220, 200, radius: 5)]
    let table = Table([box] + pegs, elasticity: elasticity)
    let anchors = DynamicItemBehavior(items: pegs)
    anchors.isAnchored = true
    table.animator.addBehavior(anchors)
    table.animator.addBehavior(GravityBehavior(items: [box]))
    table.animator.advance(by: 0.5)
    #expect(abs(table.properties.angularVelocity(for: box)) < 1e-6)
    #expect(table.velocity(of: box).y < -100)
  }

  @Test(arguments: [0.5, 500] as [CGFloat])
  func aBallBetweenTwoThatComeAlikeStays(speed: CGFloat) {
    let balls = [ball(180, 300), ball(200, 300), ball(220, 300)]
    let table = Table(balls, elasticity: 1)
    table.properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: balls[0])
    table.properties.addLinearVelocity(CGPoint(x: -speed, y: 0), for: balls[2])
    table.animator.step()
    for (ball, factor) in zip(balls, [-1, 0, 1] as [CGFloat]) {
      expect(table.velocity(of: ball).x, near: factor * speed, within: 1e-9 * speed)
    }
  }

  /// Three welded balls, the middle one in a row with two more, are one ball of three times the mass.
  @Test func weldedBallsTakeAnImpactTogether() {
    let middle = ball(200, 300)
    let (above, below) = (ball(200, 279), ball(200, 321))
    let (cue, last) = (ball(150, 300), ball(220, 300))
    let table = Table([cue, middle, above, below, last], elasticity: 1)
    for side in [above, below] {
      table.animator.addBehavior(
        AttachmentBehavior.fixedAttachment(
          with: middle, attachedTo: side, attachmentAnchor: side.center))
    }
    table.properties.addLinearVelocity(CGPoint(x: 500, y: 0), for: cue)
    table.animator.advance(by: 0.2)
    // First, 1 kg against 3 kg; then these 3 kg against 1 kg.
    expect(table.velocity(of: cue).x, near: -250, within: 1e-6)
    for ball in [middle, above, below] {
      expect(table.velocity(of: ball).x, near: 125, within: 1e-6)
    }
    expect(table.velocity(of: last).x, near: 375, within: 1e-6)
  }

  /// Two points of each contact take part; a row of boxes used to move on as a whole.
  @Test(arguments: 1...4)
  func aRowOfBoxesPassesAnImpactOn(count: Int) {
    let boxes = (0...count).map { place in
      BasicItem(
        center: CGPoint(x: 300 + 20 * CGFloat(place) - (place == 0 ? 50 : 0), y: 300),
        size: CGSize(width: 20, height: 20))
    }
    let table = Table(boxes, elasticity: 1)
    table.properties.addLinearVelocity(CGPoint(x: 333, y: 0), for: boxes[0])
    table.animator.advance(by: 1)
    for box in boxes.dropLast() { #expect(abs(table.velocity(of: box).x) < 1e-6) }
    #expect(abs(table.velocity(of: boxes[count]).x - 333) < 1e-6)
  }

  /// Pairs of different elasticities that bounce together gain no energy.
  @Test func mixedElasticitiesGainNoEnergy() {
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let balls = (0..<8).map { _ in
        ball(.random(in: 0...120, using: &generator), .random(in: 0...120, using: &generator))
      }
      let table = Table(balls, elasticity: 0.75)
      for ball in balls {
        let own = DynamicItemBehavior(items: [ball])
        own.elasticity = .random(in: 0.7...1, using: &generator)
        table.animator.addBehavior(own)
        table.properties.addLinearVelocity(
          CGPoint(
            x: .random(in: -500...500, using: &generator),
            y: .random(in: -500...500, using: &generator)), for: ball)
      }
      table.animator.step()
      var energy = table.squaredSpeeds
      for step in 0..<60 {
        table.animator.step()
        #expect(table.squaredSpeeds <= energy * (1 + 1e-6), "seed \(seed), step \(step)")
        energy = table.squaredSpeeds
      }
    }
  }

  private func ball(_ x: CGFloat, _ y: CGFloat, radius: CGFloat = 10) -> BasicItem {
    BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: 2 * radius, height: 2 * radius),
      collisionBoundsType: .ellipse)
  }
}

/// Items of equal density on a table without friction.
private struct Table {
  let animator = DynamicAnimator(referenceBounds: .zero)
  let properties: DynamicItemBehavior
  private let items: [BasicItem]

  init(_ items: [BasicItem], elasticity: CGFloat) {
    self.items = items
    properties = DynamicItemBehavior(items: items)
    (properties.elasticity, properties.friction) = (elasticity, 0)
    (properties.resistance, properties.angularResistance) = (0, 0)
    animator.addBehavior(CollisionBehavior(items: items))
    animator.addBehavior(properties)
  }

  func velocity(of item: BasicItem) -> CGPoint { properties.linearVelocity(for: item) }

  var squaredSpeeds: CGFloat {
    items.reduce(0) { sum, item in
      let velocity = velocity(of: item)
      return sum + velocity.x * velocity.x + velocity.y * velocity.y
    }
  }
}

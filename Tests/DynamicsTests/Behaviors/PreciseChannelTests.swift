import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Items of many kinds in a channel that is too narrow for any to pass another.
///
/// Each item reaches across the middle line of the channel, however it is turned. So their order
/// along the channel never changes.
@Suite struct PreciseChannelTests {
  @Test(arguments: 0..<6)
  func nothingPassesInFiftyChannels(block: Int) {
    for seed in block * 50..<(block + 1) * 50 {
      if let fault = Channel(seed: UInt64(seed)).run() {
        Issue.record("seed \(seed): \(fault)")
      }
    }
  }

  /// Without precise collision detection, most of these channels mix their items.
  @Test func withoutItItemsPass() {
    let mixed = (0..<20).count { Channel(seed: UInt64($0), isPrecise: false).run() != nil }
    #expect(mixed > 10)
  }
}

private struct Channel {
  private static let height = 100.0
  private let animator: DynamicAnimator
  private let items: [any DynamicItem]
  private let paddle: BasicItem?
  private let hand = KinematicBehavior()

  init(seed: UInt64, isPrecise: Bool = true) {
    var random = SeededGenerator(seed: seed)
    let count = random.int(in: 2...9)
    let gap = 110.0
    var items: [any DynamicItem] = []
    var left = 30.0
    for _ in 0..<count {
      let item = Self.item(&random, at: left)
      items.append(item)
      left += gap
    }
    self.items = items
    animator = DynamicAnimator(
      referenceBounds: CGRect(x: -200, y: 0, width: left + 400, height: Self.height))
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    // All, or every other one.
    let step = random.bool() ? 1 : 2
    for (index, item) in items.enumerated() {
      let material = DynamicItemBehavior(items: [item])
      material.elasticity = [0, 0.5, 1][random.int(in: 0...2)]
      material.friction = random.double(in: 0...1)
      material.density = pow(10, random.double(in: -1...1))
      material.resistance = 0
      if isPrecise, index % step == 0 { material.usesPreciseCollisionDetection = true }
      if Self.mustNotTurn(item) { material.allowsRotation = false }
      let speed = pow(10, random.double(in: 1...4.8)) * (random.bool() ? 1 : -1)
      material.addLinearVelocity(
        CGPoint(x: speed, y: random.double(in: -500...500)), for: item)
      material.addAngularVelocity(random.double(in: -100...100), for: item)
      animator.addBehavior(material)
    }
    if random.bool() {
      let gravity = GravityBehavior(items: items)
      gravity.setAngle(random.double(in: 0...6), magnitude: random.double(in: 0...20))
      animator.addBehavior(gravity)
    }
    let isTied = random.int(in: 0...3) == 0
    if isTied {
      let tie = random.int(in: 0...(count - 2))
      let attachment =
        random.bool()
        ? AttachmentBehavior(item: items[tie], attachedTo: items[tie + 1])
        : AttachmentBehavior.limitAttachment(
          with: items[tie], offsetFromCenter: .zero, attachedTo: items[tie + 1],
          offsetFromCenter: .zero)
      attachment.frequency = [0, 3][random.int(in: 0...1)]
      animator.addBehavior(attachment)
    }
    // A jam that a rope holds together could be crushed by a paddle.
    if random.int(in: 0...3) == 0, !isTied {
      let paddle = BasicItem(
        center: CGPoint(x: -150, y: Self.height / 2), size: CGSize(width: 6, height: Self.height))
      collision.addItem(paddle)
      hand.addItem(paddle)
      animator.addBehavior(hand)
      hand.setLinearVelocity(CGPoint(x: random.double(in: 0...3000), y: 0), for: paddle)
      self.paddle = paddle
    } else {
      paddle = nil
    }
  }

  private static func item(_ random: inout SeededGenerator, at x: CGFloat) -> any DynamicItem {
    let middle = CGPoint(x: x, y: height / 2)
    switch random.int(in: 0...5) {
    case 0:
      return BasicItem(
        center: middle,
        size: CGSize(width: random.double(in: 0.5...10), height: random.double(in: 70...98)))
    case 1:
      let width = random.double(in: 52...68)
      return BasicItem(center: middle, size: CGSize(width: width, height: width))
    case 2:
      let width = random.double(in: 52...96)
      return BasicItem(
        center: middle, size: CGSize(width: width, height: width), collisionBoundsType: .ellipse)
    case 3:
      return BasicItem(
        center: middle,
        size: CGSize(width: random.double(in: 52...96), height: random.double(in: 52...96)),
        collisionBoundsType: .ellipse)
    case 4:
      let path = BezierPath()
      let radius = random.double(in: 34...46)
      for corner in 0..<6 {
        let angle = Double(corner) * .pi / 3
        let place = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.close()
      let item = BasicItem(
        center: middle, size: CGSize(width: 2 * radius, height: 2 * radius),
        collisionBoundsType: .path)
      item.collisionBoundingPath = path
      return item
    default:
      return DynamicItemGroup(items: [
        BasicItem(center: CGPoint(x: x, y: 30), size: CGSize(width: 64, height: 32)),
        BasicItem(center: CGPoint(x: x, y: 62), size: CGSize(width: 62, height: 32)),
      ])
    }
  }

  /// A thin card could lie down.
  private static func mustNotTurn(_ item: any DynamicItem) -> Bool { item.bounds.width < 50 }

  /// - Returns: The first fault.
  func run() -> String? {
    for step in 1...80 {
      animator.step()
      if let paddle, paddle.center.x > -60 { hand.setLinearVelocity(.zero, for: paddle) }
      let places = items.map(\.center.x)
      guard places.allSatisfy(\.isFinite) else { return "step \(step): not finite" }
      for (index, (a, b)) in zip(places, places.dropFirst()).enumerated() where a >= b {
        return "step \(step): item \(index) at \(a) has passed the next one at \(b)"
      }
      if let paddle, let first = places.first, first < paddle.center.x {
        return "step \(step): the paddle has passed item 0"
      }
    }
    return nil
  }
}

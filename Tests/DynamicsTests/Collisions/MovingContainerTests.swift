import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Items inside a closed boundary stay inside when it moves, turns or changes its size.
@Suite struct MovingContainerTests {
  @Test(arguments: Container.allCases, Trip.allCases)
  fileprivate func takesAlongWhatItHolds(_ container: Container, _ trip: Trip) {
    for seed in 0..<6 {
      var random = SeededGenerator(seed: UInt64(seed))
      let ride = Ride(container, trip, itemCount: seed.isMultiple(of: 2) ? 1 : 6, &random)
      for step in 0..<60 {
        ride.step(&random)
        guard let lost = ride.lostItem else { continue }
        Issue.record("\(container) lost \(lost) of seed \(seed) in step \(step)")
        break
      }
      #expect(ride.greatestSpeed < 30_000)
    }
  }
}

private enum Container: CaseIterable {
  case c, triangle, rectangle, l, star, circle, u, rounded, bean

  var path: BezierPath {
    switch self {
    case .c:
      Self.polygon([
        (0, 0), (300, 0), (300, 100), (100, 100), (100, 200), (300, 200), (300, 300), (0, 300),
      ])
    case .triangle: Self.polygon([(0, 0), (300, 0), (150, 260)])
    case .rectangle: BezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 200))
    case .l: Self.polygon([(0, 0), (100, 0), (100, 200), (300, 200), (300, 300), (0, 300)])
    case .star:
      Self.polygon(
        (0..<10).map { index in
          let (radius, angle) = (index.isMultiple(of: 2) ? 200.0 : 90, Double(index) * .pi / 5)
          return (150 + radius * cos(angle), 150 + radius * sin(angle))
        })
    case .circle: BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 300, height: 300))
    case .u:
      Self.polygon([
        (0, 0), (100, 0), (100, 200), (200, 200), (200, 0), (300, 0), (300, 300), (0, 300),
      ])
    case .rounded:
      BezierPath(roundedRect: CGRect(x: 0, y: 0, width: 300, height: 200), cornerRadius: 40)
    case .bean: Self.beanPath
    }
  }

  private static func polygon(_ corners: [(Double, Double)]) -> BezierPath {
    let path = BezierPath()
    path.move(to: CGPoint(x: corners[0].0, y: corners[0].1))
    for corner in corners.dropFirst() { path.addLine(to: CGPoint(x: corner.0, y: corner.1)) }
    path.close()
    return path
  }

  /// Curved and concave.
  private static var beanPath: BezierPath {
    let path = BezierPath()
    path.move(to: CGPoint(x: 0, y: 100))
    path.addCurve(
      to: CGPoint(x: 300, y: 100), controlPoint1: CGPoint(x: 60, y: -60),
      controlPoint2: CGPoint(x: 240, y: -60))
    path.addCurve(
      to: CGPoint(x: 0, y: 100), controlPoint1: CGPoint(x: 300, y: 380),
      controlPoint2: CGPoint(x: 150, y: 40))
    path.close()
    return path
  }
}

private enum Trip: CaseIterable {
  case shift, turn, resize
}

/// A container, its items, and its motion.
private final class Ride {
  private let path: BezierPath
  private let trip: Trip
  private var items: [BasicItem] = []
  private let collision: CollisionBehavior
  private let properties: DynamicItemBehavior
  private let animator = DynamicAnimator.headless()

  /// In points per step; no corner moves by more than 8.
  private var velocity = CGVector.zero
  /// In radians per step.
  private var turn = 0.0
  private var growth = 1.0
  private var size = 1.0
  private(set) var greatestSpeed = 0.0

  init(
    _ container: Container, _ trip: Trip, itemCount: Int, _ random: inout SeededGenerator
  ) {
    path = container.path
    self.trip = trip
    while items.count < itemCount {
      let item = Self.item(&random)
      if Self.fits(item, in: path, beside: items) { items.append(item) }
    }
    collision = CollisionBehavior(items: items)
    collision.addBoundary(withIdentifier: "container", for: path)
    animator.addBehavior(collision)
    properties = DynamicItemBehavior(items: items)
    properties.elasticity = [0, 0.5, 1][random.int(in: 0...2)]
    properties.friction = [0, 0.3, 1][random.int(in: 0...2)]
    properties.allowsRotation = random.int(in: 0...3) > 0
    animator.addBehavior(properties)
    if random.bool() { animator.addBehavior(GravityBehavior(items: items)) }
  }

  private static func item(_ random: inout SeededGenerator) -> BasicItem {
    let center = random.point(in: CGRect(x: -50, y: -50, width: 400, height: 400))
    let size = CGSize(width: random.double(in: 1...30), height: random.double(in: 1...30))
    let kind = random.int(in: 0...3)
    let item: BasicItem
    switch kind {
    case 0:
      item = BasicItem(
        center: center, size: CGSize(width: size.width, height: size.width),
        collisionBoundsType: .ellipse)
    case 1: item = BasicItem(center: center, size: size, collisionBoundsType: .ellipse)
    case 2: item = BasicItem(center: center, size: size)
    default:
      item = BasicItem(center: center, size: size, collisionBoundsType: .path)
      let corners = BezierPath()
      corners.move(to: CGPoint(x: -size.width / 2, y: size.height / 2))
      corners.addLine(to: CGPoint(x: 0, y: -size.height / 2))
      corners.addLine(to: CGPoint(x: size.width / 2, y: size.height / 2))
      corners.close()
      item.collisionBoundingPath = corners
    }
    item.transform = CGAffineTransform(rotationAngle: random.double(in: -3...3))
    return item
  }

  private static func fits(
    _ item: BasicItem, in path: BezierPath, beside others: [BasicItem]
  ) -> Bool {
    func radius(_ item: BasicItem) -> CGFloat { hypot(item.bounds.width, item.bounds.height) / 2 }
    let isInside = (0..<16).allSatisfy { index in
      let angle = Double(index) / 16 * 2 * .pi
      return path.contains(
        CGPoint(
          x: item.center.x + 1.05 * radius(item) * cos(angle),
          y: item.center.y + 1.05 * radius(item) * sin(angle)))
    }
    return isInside
      && others.allSatisfy {
        hypot($0.center.x - item.center.x, $0.center.y - item.center.y) > radius($0) + radius(item)
      }
  }

  func step(_ random: inout SeededGenerator) {
    move(&random)
    collision.addBoundary(withIdentifier: "container", for: path)
    animator.step()
    for item in items {
      let velocity = properties.linearVelocity(for: item)
      greatestSpeed = max(greatestSpeed, hypot(velocity.x, velocity.y))
    }
  }

  private func move(_ random: inout SeededGenerator) {
    let bounds = path.bounds
    let reach = hypot(bounds.width, bounds.height) / 2
    let isTurning = random.int(in: 0...9) == 0
    switch trip {
    case .shift:
      // The velocity changes suddenly, reverses, or grows a little.
      if isTurning { velocity = CGVector(dx: random.double(in: -5.6...5.6), dy: 0) }
      if random.int(in: 0...14) == 0 { velocity = CGVector(dx: -velocity.dx, dy: -velocity.dy) }
      velocity.dx = max(-5.6, min(5.6, velocity.dx + random.double(in: -1...1)))
      velocity.dy = max(-5.6, min(5.6, velocity.dy + random.double(in: -1...1)))
      path.apply(CGAffineTransform(translationX: velocity.dx, y: velocity.dy))
      return
    case .turn:
      if isTurning || turn == 0 {
        turn = random.double(in: -1...1) * min(5 * .pi / 180, 8 / reach)
      }
    case .resize:
      if isTurning { growth = 1 + random.double(in: -8...8) / reach }
      if !(0.6...1.4).contains(size * growth) { growth = 1 / growth }
      size *= growth
    }
    let around = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
    path.apply(
      around.rotated(by: turn).scaledBy(x: growth, y: growth)
        .translatedBy(x: -bounds.midX, y: -bounds.midY))
  }

  /// An item whose center is outside.
  var lostItem: String? {
    items.first { !path.contains($0.center) }.map { "\($0.bounds.size) at \($0.center)" }
  }
}

import Dynamics
import DynamicsTestSupport
import Testing

/// Between a curve and its chords, up to 0.25 pt apart, an item counted as outside and could leave.
@Suite struct CurveSliverTests {
  @Test(arguments: Outline.allCases, 0..<4 as Range<UInt64>)
  func anItemBetweenACurveAndItsChordsStaysInside(outline: Outline, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = outline.makePath(&random)
    let animator = DynamicAnimator.headless()
    let collision = CollisionBehavior()
    collision.addBoundary(withIdentifier: "curve", for: path)
    let items = places(between: path, &random).map { place in
      BasicItem.box(place.x, place.y, random.double(in: 2...20), random.double(in: 2...20))
    }
    try #require(items.count > 10)
    // The items must not collide with each other.
    collision.collisionMode = .boundaries
    items.forEach(collision.addItem)
    let properties = animator.withoutResistance()
    items.forEach(properties.addItem)
    for item in items {
      let (speed, angle) = (pow(10, random.double(in: 0...5)), random.double(in: 0...6.3))
      properties.addLinearVelocity(
        CGPoint(x: speed * cos(angle), y: speed * sin(angle)), for: item)
    }
    animator.addBehavior(collision)
    let gravity = GravityBehavior(items: items)
    gravity.setAngle(random.double(in: 0...6.3), magnitude: random.double(in: 0...5))
    animator.addBehavior(gravity)
    var escapes = 0
    collision.action = { escapes += items.count { !path.contains($0.center) } }
    for _ in 0..<60 { animator.step() }
    #expect(escapes == 0)
  }

  /// Positions on both sides of each chord that are inside the true curve or inside the chords, not
  /// both.
  private func places(between path: BezierPath, _ random: inout SeededGenerator) -> [CGPoint] {
    var places: [CGPoint] = []
    for line in path.polylines(tolerance: 0.25) {
      let chords = BezierPath()
      for (index, point) in line.enumerated() {
        if index == 0 { chords.move(to: point) } else { chords.addLine(to: point) }
      }
      chords.close()
      for (a, b) in zip(line, line.dropFirst()) {
        let along = CGVector(dx: b.x - a.x, dy: b.y - a.y)
        let length = (along.dx * along.dx + along.dy * along.dy).squareRoot()
        for side in [-1.0, 1] {
          let share = random.double(in: 0.2...0.8)
          let offset = side * random.double(in: 0.001...0.2) / length
          let place = CGPoint(
            x: a.x + along.dx * share - along.dy * offset,
            y: a.y + along.dy * share + along.dx * offset)
          if path.contains(place), !chords.contains(place) { places.append(place) }
        }
      }
    }
    return places
  }

  /// Closed curves of all kinds, somewhere around (500, 500).
  enum Outline: CaseIterable {
    case oval, sector, roundedRect, cubic, quadratic, dented

    func makePath(_ random: inout SeededGenerator) -> BezierPath {
      let (x, y) = (random.double(in: 100...300), random.double(in: 100...300))
      let (width, height) = (random.double(in: 150...600), random.double(in: 150...600))
      let rect = CGRect(x: x, y: y, width: width, height: height)
      func point(_ u: Double, _ v: Double) -> CGPoint {
        CGPoint(x: x + u * width, y: y + v * height)
      }
      let path = BezierPath()
      switch self {
      case .oval: return BezierPath(ovalIn: rect)
      case .roundedRect: return BezierPath(roundedRect: rect, cornerRadius: 70)
      case .sector:
        path.move(to: point(0.5, 0.5))
        path.addArc(
          withCenter: point(0.5, 0.5), radius: width, startAngle: 0.3,
          endAngle: random.double(in: 2...5), clockwise: true)
      case .cubic:
        path.move(to: point(0, 0.5))
        path.addCurve(to: point(1, 0.5), controlPoint1: point(0, -0.5), controlPoint2: point(1, 0))
        path.addCurve(to: point(0, 0.5), controlPoint1: point(1, 1.5), controlPoint2: point(0, 1))
      case .quadratic:
        path.move(to: point(0, 0))
        path.addQuadCurve(to: point(1, 0), controlPoint: point(0.5, -0.6))
        path.addQuadCurve(to: point(0.5, 1), controlPoint: point(1.2, 1))
      case .dented:
        path.move(to: point(0, 0))
        path.addQuadCurve(to: point(1, 0), controlPoint: point(0.5, 0.6))
        path.addCurve(
          to: point(1, 1), controlPoint1: point(1.5, 0.3), controlPoint2: point(0.6, 0.7))
        path.addLine(to: point(0, 1))
        path.addQuadCurve(to: point(0, 0), controlPoint: point(-0.4, 0.5))
      }
      path.close()
      return path
    }
  }
}

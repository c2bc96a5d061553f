import Dynamics

/// A boundary as numbers, with an answer of its own to what is inside.
///
/// The engine follows curves by chords and keeps a tree of them; nothing of that is used here.
enum Outline {
  case rect(CGRect)
  case oval(CGRect)
  case rounded(CGRect, radius: CGFloat)
  /// A piece of pie, under or over half a turn.
  case sector(CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat)
  /// Does not cross itself.
  case polygon([CGPoint])
  /// A polygon that crosses itself.
  case star([CGPoint])
  /// A closed run of cubic curves, each from the end of the one before; does not cross itself.
  case blob([Cubic])
  /// An oval with an oval hole, which goes around the other way.
  case ring(CGRect, hole: CGRect)
  /// Not closed, so it holds nothing.
  case arc(CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat)

  struct Cubic {
    var start, control1, control2, end: CGPoint

    func point(at t: CGFloat) -> CGPoint {
      let s = 1 - t
      func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      }
      return CGPoint(
        x: mix(start.x, control1.x, control2.x, end.x),
        y: mix(start.y, control1.y, control2.y, end.y))
    }
  }

  /// Whether it can hold something; insets that leave nothing of the reference bounds make no boundary.
  var isClosed: Bool {
    switch self {
    case .arc: false
    case .rect(let rect): rect.size.width > 0 && rect.size.height > 0
    case .oval, .rounded, .sector, .polygon, .star, .blob, .ring: true
    }
  }

  /// Corners around (0, 0), on the ellipse that fills a size.
  static func corners(_ count: Int, in size: CGSize) -> [CGPoint] {
    (0..<count).map { index in
      let angle = 2 * .pi * Double(index) / Double(count)
      return CGPoint(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
    }
  }

  func makePath() -> BezierPath {
    let path = BezierPath()
    switch self {
    case .rect(let rect): return BezierPath(rect: rect)
    case .oval(let rect): return BezierPath(ovalIn: rect)
    case .rounded(let rect, let radius):
      return BezierPath(roundedRect: rect, cornerRadius: radius)
    case .ring(let rect, let hole):
      let middle = CGPoint(x: hole.midX, y: hole.midY)
      path.addArc(
        withCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
      path.close()
      path.apply(CGAffineTransform(scaleX: hole.width / 2, y: hole.height / 2))
      path.apply(CGAffineTransform(translationX: middle.x, y: middle.y))
      path.append(BezierPath(ovalIn: rect))
      return path
    case .sector(let center, let radius, let start, let sweep):
      path.move(to: center)
      path.addArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: start + sweep,
        clockwise: true)
    case .polygon(let corners), .star(let corners):
      path.move(to: corners[0])
      corners.dropFirst().forEach(path.addLine)
    case .blob(let curves):
      path.move(to: curves[0].start)
      for curve in curves {
        path.addCurve(
          to: curve.end, controlPoint1: curve.control1, controlPoint2: curve.control2)
      }
    case .arc(let center, let radius, let start, let sweep):
      return BezierPath(
        arcCenter: center, radius: radius, startAngle: start, endAngle: start + sweep,
        clockwise: true)
    }
    path.close()
    return path
  }
}

extension Outline {
  func moved(by way: CGVector) -> Outline {
    switch self {
    case .rect(let rect): .rect(rect.offsetBy(dx: way.dx, dy: way.dy))
    case .oval(let rect): .oval(rect.offsetBy(dx: way.dx, dy: way.dy))
    case .ring(let rect, let hole):
      .ring(rect.offsetBy(dx: way.dx, dy: way.dy), hole: hole.offsetBy(dx: way.dx, dy: way.dy))
    case .rounded(let rect, let radius):
      .rounded(rect.offsetBy(dx: way.dx, dy: way.dy), radius: radius)
    case .sector(let center, let radius, let start, let sweep):
      .sector(center.moved(by: way), radius: radius, start: start, sweep: sweep)
    case .polygon(let corners): .polygon(corners.map { $0.moved(by: way) })
    case .star(let corners): .star(corners.map { $0.moved(by: way) })
    case .blob(let curves):
      .blob(
        curves.map {
          Cubic(
            start: $0.start.moved(by: way), control1: $0.control1.moved(by: way),
            control2: $0.control2.moved(by: way), end: $0.end.moved(by: way))
        })
    case .arc(let center, let radius, let start, let sweep):
      .arc(center.moved(by: way), radius: radius, start: start, sweep: sweep)
    }
  }

  /// Whether whatever is not wider than this surely has room; `nil` where that is not known.
  var room: CGFloat? {
    switch self {
    case .rect(let rect), .oval(let rect), .rounded(let rect, _): min(rect.width, rect.height)
    case .sector, .polygon, .star, .blob, .ring, .arc: nil
    }
  }
}

// MARK: Size

extension Outline {
  /// No more than the least and the greatest width of the engine's edges if these may be convex;
  /// infinite if the outline has a dent that is too deep for that.
  var extent: (least: CGFloat, greatest: CGFloat) {
    guard isClosed else { return (.infinity, .infinity) }
    let hull = Self.hull(of: points)
    let sides = zip(hull, hull.dropFirst() + hull.prefix(1)).map { Side(start: $0, end: $1) }
    // Convex edges are no farther from the outline, and then from its hull: a dent that they leave out
    // is at most twice as deep.
    let isDented = points.contains { point in
      sides.allSatisfy { $0.height(of: point) > 2 * Self.deviation }
    }
    if isDented { return (.infinity, .infinity) }
    let least = sides.map { side in hull.map(side.height).max()! }.min()!
    let greatest = hull.flatMap { corner in hull.map(corner.distance) }.max()!
    return (least - 2 * Self.deviation, greatest - 2 * Self.deviation)
  }

  /// How far edges may be from the curves for which they stand, as documented.
  private static var deviation: CGFloat { 0.25 }

  /// The corners of the convex hull, counterclockwise where y points up (Andrew's monotone chain).
  private static func hull(of points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [CGPoint]) -> ArraySlice<CGPoint> {
      var half: [CGPoint] = []
      for point in points {
        while half.count > 1,
          !(Side(start: half[half.count - 2], end: half[half.count - 1]).height(of: point) > 0)
        {
          half.removeLast()
        }
        half.append(point)
      }
      return half.dropLast()
    }
    return Array(half(sorted) + half(sorted.reversed()))
  }

  private struct Side {
    var start, end: CGPoint

    /// The distance of a point from the line through both ends; negative on the right of it where y points up.
    func height(of point: CGPoint) -> CGFloat {
      let (x, y) = (end.x - start.x, end.y - start.y)
      return (x * (point.y - start.y) - y * (point.x - start.x)) / start.distance(to: end)
    }
  }

  /// On the outline, the outer one of a ring, in no particular order.
  private var points: [CGPoint] {
    let turn = 2 * CGFloat.pi
    func ellipse(_ rect: CGRect) -> [CGPoint] {
      (0..<Self.chords).map {
        let angle = turn * CGFloat($0) / CGFloat(Self.chords)
        return CGPoint(
          x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
      }
    }
    switch self {
    case .rect(let rect): return Self.corners(of: rect)
    case .oval(let rect), .ring(let rect, _): return ellipse(rect)
    case .rounded(let rect, let radius):
      // Without its corners, it is a little smaller.
      return Self.corners(of: rect.insetBy(dx: 0.3 * radius, dy: 0.3 * radius))
    case .sector(let center, let radius, let start, let sweep):
      return [center]
        + (0...Self.chords).map {
          let angle = start + sweep * CGFloat($0) / CGFloat(Self.chords)
          return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    case .polygon(let corners), .star(let corners):
      // The sides of a star cross its inside.
      return corners
        + zip(corners, corners.dropFirst() + corners.prefix(1)).map {
          CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2)
        }
    case .blob(let curves):
      return curves.flatMap { curve in
        (0..<Self.chords).map { curve.point(at: CGFloat($0) / CGFloat(Self.chords)) }
      }
    case .arc: return []
    }
  }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
}

// MARK: Inside

extension Outline {
  /// Whether a point is inside, or no farther outside than `slack` points, which may be negative for
  /// convex outlines only.
  func contains(_ point: CGPoint, slack: CGFloat) -> Bool {
    switch self {
    case .arc: return false
    case .rect(let rect):
      return point.x > rect.minX - slack && point.x < rect.maxX + slack
        && point.y > rect.minY - slack && point.y < rect.maxY + slack
    case .ring(let rect, let hole):
      return Self.oval(rect).contains(point, slack: slack)
        && !Self.oval(hole).contains(point, slack: -slack)
    case .oval(let rect):
      let (x, y) = (point.x - rect.midX, point.y - rect.midY)
      let (a, b) = (rect.width / 2 + slack, rect.height / 2 + slack)
      return (x / a) * (x / a) + (y / b) * (y / b) <= 1
    case .rounded(let rect, let radius):
      let core = rect.insetBy(dx: radius, dy: radius)
      let nearest = CGPoint(
        x: max(core.minX, min(core.maxX, point.x)), y: max(core.minY, min(core.maxY, point.y)))
      return point.distance(to: nearest) <= radius + slack
    case .sector(let center, let radius, let start, let sweep):
      guard point.distance(to: center) <= radius + slack else { return false }
      let turn = 2 * CGFloat.pi
      var angle = atan2(point.y - center.y, point.x - center.x) - start
      angle -= (angle / turn).rounded(.down) * turn
      if angle <= sweep { return true }
      return [start, start + sweep].contains {
        let end = CGPoint(x: center.x + radius * cos($0), y: center.y + radius * sin($0))
        return point.distance(toLineFrom: center, to: end) <= slack
      }
    case .polygon(let corners), .star(let corners):
      return Self.isInside(point, corners[...], slack: slack)
    case .blob(let curves):
      let points = curves.flatMap { curve in
        (0..<Self.chords).map { curve.point(at: CGFloat($0) / CGFloat(Self.chords)) }
      }
      return Self.isInside(point, points[...], slack: slack + Self.stray)
    }
  }

  private static var chords: Int { 48 }
  /// How far so many chords may stray from a curve that is a few hundred points long.
  private static var stray: CGFloat { 0.1 }

  private static func isInside(
    _ point: CGPoint, _ corners: ArraySlice<CGPoint>, slack: CGFloat
  ) -> Bool {
    guard var a = corners.last else { return false }
    var winding = 0
    for b in corners {
      if (a.y > point.y) != (b.y > point.y),
        point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      {
        winding += b.y > a.y ? 1 : -1
      }
      a = b
    }
    if winding != 0 { return true }
    a = corners[corners.endIndex - 1]
    for b in corners {
      if point.distance(toLineFrom: a, to: b) <= slack { return true }
      a = b
    }
    return false
  }
}

extension CGPoint {
  fileprivate func moved(by way: CGVector) -> CGPoint { CGPoint(x: x + way.dx, y: y + way.dy) }

  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

  /// To the nearest point of a straight line between two others.
  fileprivate func distance(toLineFrom a: CGPoint, to b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let share = square > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / square : 0
    let bounded = max(0, min(1, share))
    return distance(to: CGPoint(x: a.x + bounded * dx, y: a.y + bounded * dy))
  }
}

import Foundation

/// A corner on a grid of integers, on which it is exact whether three corners turn left or right.
///
/// With rounded products, two tests could contradict each other, and an algorithm on polygons would
/// not end.
struct GridPoint: Hashable {
  var x: Int64
  var y: Int64

  static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }

  func cross(_ other: Self) -> Int128 {
    Int128(x) * Int128(other.y) - Int128(y) * Int128(other.x)
  }

  func dot(_ other: Self) -> Int128 {
    Int128(x) * Int128(other.x) + Int128(y) * Int128(other.y)
  }

  var length: Double { hypotenuse(Double(x), Double(y)) }

  /// Twice the area of a triangle; positive for a turn to the right on screen.
  static func turn(_ a: Self, _ b: Self, _ c: Self) -> Int128 { (b - a).cross(c - b) }

  /// Whether the point is on a line between two others, or at one of its ends.
  func isOnLine(from start: Self, to end: Self) -> Bool {
    min(start.x, end.x) <= x && x <= max(start.x, end.x) && min(start.y, end.y) <= y
      && y <= max(start.y, end.y) && Self.turn(start, end, self) == 0
  }

  /// Whether two lines have a point in common.
  static func haveCommonPoint(_ a: Self, _ b: Self, _ c: Self, _ d: Self) -> Bool {
    let (atC, atD) = (turn(a, b, c).signum(), turn(a, b, d).signum())
    if atC == 0, c.isOnLine(from: a, to: b) { return true }
    if atD == 0, d.isOnLine(from: a, to: b) { return true }
    guard atC * atD < 0 else { return a.isOnLine(from: c, to: d) || b.isOnLine(from: c, to: d) }
    return turn(c, d, a).signum() * turn(c, d, b).signum() <= 0
  }
}

extension [GridPoint] {
  /// Each corner with the next; the last one with the first.
  var sides: some Sequence<(GridPoint, GridPoint)> { zip(self, dropFirst() + prefix(1)) }

  /// Positive if the corners run clockwise on screen.
  var doubledArea: Int128 {
    guard let origin = first else { return 0 }
    return sides.reduce(0) { $0 + ($1.0 - origin).cross($1.1 - origin) }
  }

  /// Whether a point is inside the polygon; it must not be on its outline.
  func contains(_ point: GridPoint) -> Bool {
    var isInside = false
    for (start, end) in sides where (start.y <= point.y) != (end.y <= point.y) {
      let turn = GridPoint.turn(start, end, point)
      if (turn > 0) == (end.y > start.y) { isInside.toggle() }
    }
    return isInside
  }
}

/// The grid of some points: as fine as the farthest coordinates themselves.
struct PolygonGrid {
  private let scale: Double

  /// Differences of coordinates up to 2⁵² are exact, and sums of their products fit into 128 bits.
  private static var bits: Int { 52 }

  /// Corners closer than this are one, as a fraction of the extent.
  private static var resolution: Double { 0x1p-40 }

  init?(around contours: [[CGPoint]]) {
    let farthest = contours.joined().reduce(0.0) { max($0, abs(Double($1.x)), abs(Double($1.y))) }
    guard farthest > 1e-100, farthest < 1e100 else { return nil }
    scale = Double(sign: .plus, exponent: Self.bits - 1 - farthest.exponent, significand: 1)
  }

  func point(_ point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int64((Double(point.x) * scale).rounded()), y: Int64((Double(point.y) * scale).rounded()))
  }

  func point(_ point: GridPoint) -> CGPoint {
    CGPoint(x: Double(point.x) / scale, y: Double(point.y) / scale)
  }

  /// The least distance of two corners on the grid.
  static func tolerance(of contours: [[GridPoint]]) -> Double {
    let points = contours.joined()
    guard let first = points.first else { return 0 }
    let farthest = points.reduce(0.0) { max($0, ($1 - first).length) }
    return farthest * resolution
  }
}

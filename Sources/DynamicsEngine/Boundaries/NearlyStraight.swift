internal import DynamicsChipmunk

extension [Vector] {
  /// The points of a polyline without those that hardly bend it.
  ///
  /// Each removed point is nearer than `tolerance` to the line that replaces it. A finely drawn
  /// outline has thousands of edges that cannot be told apart, and a body that lies on it would
  /// touch dozens of them. From each kept point, a cone of directions narrows until the next point
  /// is outside of it (Sklansky and Gonzalez, "Fast polygonal approximation", 1980).
  func withoutNearlyStraightPoints(tolerance: Double) -> [Vector] {
    guard var last = first else { return [] }
    var kept = [last]
    var cone = Cone(at: last, tolerance: tolerance)
    for point in dropFirst() {
      if !cone.mayEnd(at: point, after: last) {
        kept.append(last)
        cone = Cone(at: last, tolerance: tolerance)
      }
      cone.narrow(by: point)
      last = point
    }
    kept.append(last)
    return kept
  }
}

/// The directions in which a line from one point passes near all points that followed.
private struct Cone {
  private let apex: Vector
  private let tolerance: Double
  /// The counterclockwise and the clockwise end on screen; `nil` while all directions are in the
  /// cone.
  private var sides: (first: Vector, last: Vector)?

  init(at apex: Vector, tolerance: Double) {
    self.apex = apex
    self.tolerance = tolerance
  }

  /// Whether a line to a point passes near all points before it, the last of which is `last`.
  func mayEnd(at point: Vector, after last: Vector) -> Bool {
    let (offset, soFar) = (point - apex, last - apex)
    // A polyline that turns back is not a line, however narrow it is.
    guard soFar.dot(soFar) == 0 || (point - last).dot(soFar) > 0 else { return false }
    guard let sides else { return true }
    return sides.first.cross(offset) >= 0 && offset.cross(sides.last) >= 0
  }

  mutating func narrow(by point: Vector) {
    let offset = point - apex
    let square = offset.dot(offset)
    guard square > tolerance * tolerance else { return }
    // Of a right-angled triangle whose hypotenuse is `offset` and whose shortest side is `tolerance`.
    let (sine, cosine) = (tolerance, (square - tolerance * tolerance).squareRoot())
    let first = offset * cosine - offset.perpendicular * sine
    let last = offset * cosine + offset.perpendicular * sine
    guard let sides else { return self.sides = (first, last) }
    self.sides = (
      sides.first.cross(first) > 0 ? first : sides.first,
      last.cross(sides.last) > 0 ? last : sides.last
    )
  }
}

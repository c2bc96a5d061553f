internal import DynamicsGeometry

/// The curve that an edge stands for: a cubic with the directions of the true curve at both ends.
///
/// An arc of 0.2 rad is nearer to it than to its edge by a factor of 300. It has no corner
/// where edges meet that stand for one curve. Discs touch it, and not the edge.
struct EdgeCurve: BitwiseCopyable, Equatable {
  // The slopes as seen along the edge, positive toward `along.perpendicular`.
  var slopeAtStart = 0.0
  var slopeAtEnd = 0.0
  // Whether the edge before, or after, goes on with the curve without a corner.
  var goesOnAtStart = false
  var goesOnAtEnd = false

  /// Whether the edge stands for itself, and no curve goes on at it.
  var isLine: Bool { self == EdgeCurve() }

  /// Whether the curve is nowhere behind its tangents, as seen from `along.perpendicular` or the other side.
  func bulges(to side: Double) -> Bool {
    side * (2 * slopeAtStart + slopeAtEnd) >= 0 && side * (slopeAtStart + 2 * slopeAtEnd) <= 0
  }

  /// The height above the edge, its derivative and the second one at a fraction of the edge, in
  /// lengths of the edge.
  func height(at s: Double) -> (height: Double, slope: Double, bend: Double) {
    let (a, b) = (slopeAtStart, slopeAtEnd)
    return (
      s * (1 - s) * (a * (1 - s) - b * s),
      a * (3 * s - 1) * (s - 1) + b * s * (3 * s - 2),
      a * (6 * s - 4) + b * (6 * s - 2)
    )
  }
}

extension EdgeCurve {
  /// The curves of all edges of a chain; empty if it has only lines.
  ///
  /// - Parameter vertices: The vertices of the contour that the edges are between.
  static func all(
    of contour: Contour, at vertices: [Int], _ edges: borrowing FlatArray<Edge>, isClosed: Bool
  ) -> [EdgeCurve] {
    let directions = contour.directionsOfEdges
    guard !directions.isEmpty, edges.count == vertices.count - 1 else { return [] }
    let smooth = contour.smoothVertices
    return edges.indices.map { index in
      let along = edges[index].along
      let (start, end) = (vertices[index], vertices[index + 1])
      let slopes = (
        along.slope(of: Vector(directions[start].start)),
        along.slope(of: Vector(directions[end - 1].end))
      )
      var curve = EdgeCurve()
      if let first = slopes.0, let last = slopes.1,
        (abs(first) + abs(last)) * along.length <= 8 * Tuning.Chain.maxDeviation
      {
        (curve.slopeAtStart, curve.slopeAtEnd) = (first, last)
      }
      curve.goesOnAtStart = index > 0 ? smooth[start] : isClosed && smooth[0]
      curve.goesOnAtEnd = index + 1 < edges.count ? smooth[end] : isClosed && smooth[0]
      return curve
    }
  }
}

extension Vector {
  /// The slope of another direction as seen along this one; `nil` if it is too steep for an edge of a curve.
  fileprivate func slope(of other: Vector) -> Double? {
    let (along, across) = (dot(other), cross(other))
    return along > abs(across) ? across / along : nil
  }
}

/// An edge in its place, with its curve.
struct CurvedEdge: BitwiseCopyable {
  let edge: Edge
  let curve: EdgeCurve

  /// Where a curve is nearest to a place.
  struct Nearest: BitwiseCopyable {
    let point: Vector
    /// From the point to the place.
    let offset: Vector
    /// A unit vector along the curve.
    let tangent: Vector
    /// From the point to the place: a unit vector toward `tangent.perpendicular`, or about that.
    let normal: Vector
    /// Along the normal; negative behind the curve.
    let distance: Double
    /// −1 if the place is before the normal at the curve's start, 1 if it is behind that at its end;
    /// otherwise 0.
    let beyond: Int

    /// The distance from the curve if that went straight on at its ends.
    var distanceFromTangent: Double { tangent.cross(offset) }
  }

  func nearest(to place: Vector) -> Nearest {
    let along = edge.along
    let length = along.length
    let direction = along * (1 / length)
    let offset = place - edge.start
    let (x, y) = (offset.dot(direction) / length, direction.cross(offset) / length)
    let isBefore = x + y * curve.slopeAtStart <= 0
    let isAfter = x - 1 + y * curve.slopeAtEnd >= 0
    // Beyond the center of its curvature, the ends are nearest.
    let beyond = isBefore && (!isAfter || x < 0.5) ? -1 : isAfter ? 1 : 0
    let s = beyond == 0 ? fraction(x, y) : beyond < 0 ? 0 : 1
    let (height, slope, _) = curve.height(at: s)
    let point =
      beyond > 0 ? edge.end : edge.start + direction.combining(s * length, height * length)
    let tangent = direction.combining(1, slope) * (1 / (1 + slope * slope).squareRoot())
    let way = place - point
    let ahead = tangent.cross(way)
    let far = way.length
    guard beyond != 0, far > 0 else {
      return Nearest(
        point: point, offset: way, tangent: tangent, normal: tangent.perpendicular, distance: ahead,
        beyond: beyond)
    }
    let distance = ahead < 0 ? -far : far
    return Nearest(
      point: point, offset: way, tangent: tangent, normal: way * (1 / distance), distance: distance,
      beyond: beyond)
  }

  /// The fraction at which the normal goes through a place, which is between the normals at both
  /// ends: by Newton's method in a bracket.
  private func fraction(_ x: Double, _ y: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = max(0, min(1, x))
    for _ in 0..<Tuning.EdgeCurve.iterations {
      let (height, slope, bend) = curve.height(at: s)
      let value = x - s + (y - height) * slope
      if value > 0 { low = s } else { high = s }
      let rate = -1 - slope * slope + (y - height) * bend
      let guess = s - value / rate
      let next = guess > low && guess < high ? guess : (low + high) / 2
      if abs(next - s) < Tuning.EdgeCurve.tolerance { return next }
      s = next
    }
    return s
  }
}

extension ShapePointer {
  /// The edge with its curve, before the step.
  var curvedEdge: CurvedEdge {
    CurvedEdge(
      edge: Edge(start: pointee.start, end: pointee.end), curve: pointee.curve)
  }

  /// The inner side of its chain.
  var innerSide: Double {
    pointee.boundary!.pointee.chains[Int(pointee.chain)].innerSide
  }

  /// Whether the neighbor beyond an end goes on with the curve, and a place is in front of it.
  func leavesToNeighbor(_ place: Vector, beyond: Int) -> Bool {
    guard beyond != 0, let next = neighbor(beyond) else { return false }
    return next.curvedEdge.nearest(to: place).beyond != -beyond
  }

  /// The edge that goes on with the curve before the start (−1) or after the end (1).
  func neighbor(_ side: Int) -> ShapePointer? {
    if side < 0 { return pointee.curve.goesOnAtStart ? pointee.before : nil }
    return pointee.curve.goesOnAtEnd ? pointee.after : nil
  }
}

internal import DynamicsChipmunk

/// A part of a body that moves straight without turning, and the first edge of a chain that stops
/// it.
///
/// An edge stops the part however little the part would penetrate.
struct EdgeCast: BitwiseCopyable {
  /// The start of the body's center, and of the part's center.
  private let start: Vector
  private let partStart: Vector
  private let displacement: Vector
  /// From the body's center, turned with the body.
  private let corners: UnsafeBufferPointer<Vector>
  private let box: BoundingBox

  init(
    _ corners: UnsafeBufferPointer<Vector>, center: Vector, from start: Vector,
    along displacement: Vector
  ) {
    self.corners = corners
    self.start = start
    self.displacement = displacement
    partStart = start + center
    box = BoundingBox(of: corners).moved(by: start).grown(by: 1e-6)
  }

  /// The first edge that stops the part.
  ///
  /// - Parameter excluded: The outward normal of an edge that the part already lies at.
  func firstStop(
    at chain: Chain, excluding excluded: Vector? = nil
  ) -> (fraction: Double, normal: Vector)? {
    var first: (fraction: Double, normal: Vector, index: Int32)?
    chain.tree.walk(where: { mayTouch($0, before: first?.fraction ?? 1) }) { index in
      let edge = chain.edges[Int(index)]
      var normal = edge.along.perpendicular * (1 / edge.along.length)
      if (partStart - edge.start).dot(normal) < 0 { normal = -normal }
      guard displacement.dot(normal) < 0 else { return }
      if let excluded, excluded.dot(normal) > 1 - 1e-9 { return }
      guard let fraction = firstTouch(of: edge) else { return }
      let best = first ?? (1, .zero, -1)
      // Of equally near edges, the first in the chain.
      guard fraction < best.fraction || (fraction == best.fraction && index < best.index) else {
        return
      }
      first = (fraction, normal, index)
    }
    return first.map { ($0.fraction, $0.normal) }
  }

  /// Whether the part's box reaches another one before a fraction of the path.
  private func mayTouch(_ other: BoundingBox, before fraction: Double) -> Bool {
    box.swept(along: displacement * fraction).intersects(other)
  }

  /// The fraction of the path at which the part touches an edge.
  private func firstTouch(of edge: Edge) -> Double? {
    // Relative to the part, the edge moves along −displacement. The two overlap while they overlap on all
    // separating axes, which are each side's normal and the edge's own. So the time spans of all
    // axes are intersected.
    let (a, b) = (edge.start - start, edge.end - start)
    var (entry, exit) = (0.0, 1.0)
    guard clipInterval(along: (b - a).perpendicular, a, b, &entry, &exit) else { return nil }
    for index in corners.indices {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      guard clipInterval(along: (next - corners[index]).perpendicular, a, b, &entry, &exit) else {
        return nil
      }
    }
    return entry
  }

  private func clipInterval(
    along axis: Vector, _ a: Vector, _ b: Vector, _ entry: inout Double, _ exit: inout Double
  ) -> Bool {
    var (low, high) = (Double.infinity, -Double.infinity)
    for corner in corners {
      let height = corner.dot(axis)
      low = min(low, height)
      high = max(high, height)
    }
    let (first, second) = (a.dot(axis), b.dot(axis))
    let (otherLow, otherHigh) = (min(first, second), max(first, second))
    let speed = displacement.dot(axis)
    if speed == 0 { return low <= otherHigh && otherLow <= high }
    entry = max(entry, (speed > 0 ? otherLow - high : otherHigh - low) / speed)
    exit = min(exit, (speed > 0 ? otherHigh - low : otherLow - high) / speed)
    return entry <= exit
  }
}

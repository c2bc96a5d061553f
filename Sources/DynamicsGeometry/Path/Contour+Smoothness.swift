internal import Foundation

// Which vertices of a contour stand for a curve, and which are corners.

extension Contour {
  /// Whether the true contour has no corner at a vertex, for each vertex of the polyline.
  ///
  /// Inside a curve it has none. Where two segments join, it has none if the polyline bends there no
  /// more than beside it, as between a line and an arc that continues it.
  package var smoothVertices: [Bool] {
    guard let subpath else { return polyline.map { _ in false } }
    let bends = bends
    let isJoint = isJoint(of: subpath)
    let count = bends.count
    return isJoint.indices.map { index in
      guard let bend = bends[index % count], bend < 0.5 else { return false }
      if !isJoint[index] { return true }
      let beside = [index + count - 1, index + 1].map { $0 % count }
      return beside.contains { !isJoint[$0] && bend <= 1.01 * (bends[$0] ?? 0) }
    }
  }

  /// Whether a vertex is the end of a segment, for each vertex of the polyline.
  private func isJoint(of subpath: Subpath) -> [Bool] {
    var ends = subpath.segments.map(\.end)[...]
    return polyline.indices.map { index in
      var isJoint = index == 0 || index == polyline.count - 1
      while let end = ends.first, end.isAbout(polyline[index]) {
        isJoint = true
        ends.removeFirst()
      }
      return isJoint
    }
  }

  /// The angles in radians by which the polyline bends at its vertices; `nil` at its ends.
  ///
  /// A closed one has none for its last vertex, which is the first.
  private var bends: [CGFloat?] {
    let isClosed = polyline.count > 2 && polyline.first == polyline.last
    let count = isClosed ? polyline.count - 1 : polyline.count
    return (0..<count).map { index in
      guard isClosed || (index > 0 && index < count - 1) else { return nil }
      let (before, here) = (polyline[(index + count - 1) % count], polyline[index])
      let after = polyline[(index + 1) % count]
      let a = CGPoint(x: here.x - before.x, y: here.y - before.y)
      let b = CGPoint(x: after.x - here.x, y: after.y - here.y)
      return abs(arctangent(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y))
    }
  }
}

extension CGPoint {
  /// Whether it is another point up to the rounding of a transform.
  fileprivate func isAbout(_ other: CGPoint) -> Bool {
    abs(x - other.x) + abs(y - other.y) <= 1e-9 * (1 + abs(x) + abs(y))
  }
}

internal import Foundation

// Which vertices of a contour stand for a curve, and which are corners.

extension Contour {
  /// Whether the true contour has no corner at a vertex, for each vertex of the polyline.
  ///
  /// Inside a curve it has none. Where two segments join, it has none if their directions there differ by less than a
  /// degree, or if the polyline bends there no more than beside it: coordinates of a program may be rounded.
  package var smoothVertices: [Bool] {
    guard let subpath, let joints = joints(of: subpath) else { return polyline.map { _ in false } }
    let bends = bends
    let count = bends.count
    return joints.indices.map { index in
      guard let bend = bends[index % count], bend < 0.5 else { return false }
      guard let goesOn = joints[index] else { return true }
      if goesOn { return true }
      let beside = [index + count - 1, index + 1].map { $0 % count }
      return beside.contains { joints[$0] == nil && bend <= 1.01 * (bends[$0] ?? 0) }
    }
  }

  /// Whether a segment goes on in the direction of the one before, for each vertex of the polyline where two join;
  /// `nil` inside of a segment.
  ///
  /// - Returns: `nil` if the segments cannot be found in the polyline.
  private func joints(of subpath: Subpath) -> [Bool?]? {
    let segments = subpath.directions
    guard let first = segments.first, let last = segments.last else { return nil }
    let closes = subpath.isLoop && last.end.isParallel(to: first.start)
    var next = 0
    let joints = polyline.indices.map { index -> Bool? in
      if index == 0 || index == polyline.count - 1 { return closes }
      guard next < segments.count - 1, segments[next].endPoint.isAbout(polyline[index]) else {
        return nil
      }
      next += 1
      return segments[next - 1].end.isParallel(to: segments[next].start)
    }
    return next == segments.count - 1 ? joints : nil
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

extension Subpath {
  /// The directions in which each segment starts and ends, and its end; the line that closes the subpath is one, too.
  ///
  /// They are not of unit length. Segments without length are left out, as in the polyline.
  fileprivate var directions: [(start: CGVector, end: CGVector, endPoint: CGPoint)] {
    var directions = placedSegments.compactMap {
      start, segment -> (start: CGVector, end: CGVector, endPoint: CGPoint)? in
      let end = segment.end
      guard let curve = segment.curve(from: start) else {
        return start.isAbout(end) ? nil : (start.way(to: end), start.way(to: end), end)
      }
      guard !curve.hull.allSatisfy(start.isAbout) else { return nil }
      // So near the ends, a chord has the direction of the curve, even if a control point is at its end.
      let near: CGFloat = 1e-4
      return (
        curve.start.way(to: curve.point(at: near)), curve.point(at: 1 - near).way(to: end), end
      )
    }
    if isClosed, let last = directions.last?.endPoint, !last.isAbout(start) {
      directions.append((last.way(to: start), last.way(to: start), start))
    }
    return directions
  }
}

extension CGVector {
  /// Whether it has about the direction of another one: to a degree.
  fileprivate func isParallel(to other: CGVector) -> Bool {
    let (along, across) = (dx * other.dx + dy * other.dy, dx * other.dy - dy * other.dx)
    return along > 0 && abs(across) <= 0.0175 * along
  }
}

extension CGPoint {
  fileprivate func way(to other: CGPoint) -> CGVector {
    CGVector(dx: other.x - x, dy: other.y - y)
  }

  /// Whether it is another point up to the rounding of a transform.
  fileprivate func isAbout(_ other: CGPoint) -> Bool {
    abs(x - other.x) + abs(y - other.y) <= 1e-9 * (1 + abs(x) + abs(y))
  }
}

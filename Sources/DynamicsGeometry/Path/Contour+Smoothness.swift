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
    guard let first = segments.first, let last = segments.last,
      let ends = endVertices(of: segments)
    else { return nil }
    let closes = subpath.isLoop && last.end.isParallel(to: first.start)
    var joints = polyline.map { _ -> Bool? in nil }
    for (number, vertex) in ends.dropLast().enumerated() {
      joints[vertex] = segments[number].end.isParallel(to: segments[number + 1].start)
    }
    (joints[0], joints[joints.count - 1]) = (closes, closes)
    return joints
  }

  /// The vertex at which each segment ends.
  ///
  /// - Returns: `nil` if the segments cannot be found in the polyline.
  private func endVertices(of segments: [Subpath.Directions]) -> [Int]? {
    var ends: [Int] = []
    for index in polyline.indices.dropFirst().dropLast()
    where ends.count < segments.count - 1
      && segments[ends.count].endPoint.isAbout(polyline[index])
    {
      ends.append(index)
    }
    return ends.count == segments.count - 1 ? ends + [polyline.count - 1] : nil
  }

  /// The directions of the true contour at both ends of each edge of the polyline; empty if that has only lines, or if the
  /// segments cannot be found in it.
  ///
  /// They are not of unit length.
  package var directionsOfEdges: [(start: CGVector, end: CGVector)] {
    guard let segments = subpath?.directions, let ends = endVertices(of: segments) else {
      return []
    }
    var directions: [(start: CGVector, end: CGVector)] = []
    for (segment, last) in zip(segments, ends) {
      let (first, count) = (directions.count, CGFloat(last - directions.count))
      for edge in first..<last {
        // Chords are of equal progress.
        let (start, end) = (CGFloat(edge - first) / count, CGFloat(edge + 1 - first) / count)
        directions.append((segment.direction(at: start), segment.direction(at: end)))
      }
    }
    return directions
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
  /// Where a segment goes, in directions that are not of unit length.
  fileprivate struct Directions {
    let startPoint, endPoint: CGPoint
    /// `nil` for a line.
    let curve: (any PathCurve)?

    var start: CGVector { direction(at: 0) }
    var end: CGVector { direction(at: 1) }

    /// The direction at `progress`, from 0 to 1.
    func direction(at progress: CGFloat) -> CGVector {
      guard let curve else { return startPoint.way(to: endPoint) }
      func way(within near: CGFloat) -> CGVector {
        curve.point(at: max(0, progress - near))
          .way(to: curve.point(at: min(1, progress + near)))
      }
      let (near, nearer) = (way(within: 1e-4), way(within: 1e-6))
      // If a control point is at the end, the curve is too slow there for its coordinates.
      return 200 * hypotenuse(nearer.dx, nearer.dy) > hypotenuse(near.dx, near.dy) ? nearer : near
    }
  }

  /// The directions of each segment; the line that closes the subpath is one, too.
  ///
  /// Segments without length are left out, as in the polyline.
  fileprivate var directions: [Directions] {
    var directions = placedSegments.compactMap { start, segment -> Directions? in
      let curve = segment.curve(from: start)
      let hull = curve?.hull ?? [segment.end]
      guard !hull.allSatisfy(start.isAbout) else { return nil }
      return Directions(startPoint: start, endPoint: segment.end, curve: curve)
    }
    if isClosed, let last = directions.last?.endPoint, !last.isAbout(start) {
      directions.append(Directions(startPoint: last, endPoint: start, curve: nil))
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

internal import Foundation

/// The outlines of an area: simple polygons that do not touch each other, each with its holes.
struct SimpleContours {
  struct Region {
    /// Clockwise on screen.
    var outline: [GridPoint]
    /// Counterclockwise.
    var holes: [[GridPoint]] = []
  }

  private(set) var regions: [Region] = []

  /// The area inside some closed contours, by the nonzero winding rule.
  ///
  /// Contours without an area do not count.
  init(_ contours: [[GridPoint]]) throws(DecompositionFailure) {
    let tolerance = PolygonGrid.tolerance(of: contours)
    let clean = contours.map { Self.withoutStraightCorners($0, tolerance) }
      .filter { $0.count >= 3 }
    guard !clean.isEmpty else { throw .hasNoArea }
    guard SideCrossings(clean).areNone else { throw .crossesItself }
    nest(clean)
  }

  /// Removes corners that coincide with a neighbor, corners on a straight line, and spikes without
  /// a width.
  private static func withoutStraightCorners(
    _ corners: [GridPoint], _ tolerance: Double
  ) -> [GridPoint] {
    var left: [GridPoint] = []
    for corner in corners {
      left.append(corner)
      removeStraightEnds(&left, tolerance)
    }
    // Where the last corner meets the first.
    while left.count >= 3 {
      if isStraight(left[left.count - 2], left[left.count - 1], left[0], tolerance) {
        left.removeLast()
      } else if isStraight(left[left.count - 1], left[0], left[1], tolerance) {
        left.removeFirst()
      } else {
        break
      }
    }
    return left
  }

  private static func removeStraightEnds(_ corners: inout [GridPoint], _ tolerance: Double) {
    while corners.count >= 2 {
      let end = corners.count - 1
      if (corners[end] - corners[end - 1]).length <= tolerance {
        corners.removeLast()
      } else if corners.count >= 3,
        isStraight(corners[end - 2], corners[end - 1], corners[end], tolerance)
      {
        corners.remove(at: end - 1)
      } else {
        return
      }
    }
  }

  private static func isStraight(
    _ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ tolerance: Double
  ) -> Bool {
    let longer = max((b - a).length, (c - b).length)
    return min((b - a).length, (c - b).length) <= tolerance
      || abs(Double(GridPoint.turn(a, b, c))) <= tolerance * longer
  }

  /// Keeps the contours between inside and outside, and finds the outline around each hole.
  private mutating func nest(_ contours: [[GridPoint]]) {
    let directions = contours.map { $0.doubledArea > 0 ? 1 : -1 }
    let around = contours.indices.map { index in
      contours.indices.filter { $0 != index && contours[$0].contains(contours[index][0]) }
    }
    let windings = around.map { $0.reduce(0) { $0 + directions[$1] } }
    var regionOfContour: [Int: Int] = [:]
    for index in contours.indices where windings[index] == 0 {
      regionOfContour[index] = regions.count
      regions.append(Region(outline: Self.turned(contours[index], clockwise: true)))
    }
    for index in contours.indices
    where windings[index] != 0 && windings[index] + directions[index] == 0 {
      // The innermost of the outlines around it, which is inside of all others.
      let outline = around[index].filter { regionOfContour[$0] != nil }
        .max { around[$0].count < around[$1].count }
      guard let outline, let region = regionOfContour[outline] else { continue }
      regions[region].holes.append(Self.turned(contours[index], clockwise: false))
    }
  }

  private static func turned(_ corners: [GridPoint], clockwise: Bool) -> [GridPoint] {
    (corners.doubledArea > 0) == clockwise ? corners : corners.reversed()
  }
}

/// Looks for sides of polygons that have a point in common, other than a corner between two sides.
private struct SideCrossings {
  private struct Side {
    let start: GridPoint
    let end: GridPoint
    let contour: Int
    let index: Int
    var left: Int64 { min(start.x, end.x) }
    var right: Int64 { max(start.x, end.x) }
  }

  private let counts: [Int]
  private let sides: [Side]

  init(_ contours: [[GridPoint]]) {
    counts = contours.map(\.count)
    sides = contours.enumerated().flatMap { contour, corners in
      corners.sides.enumerated().map { index, side in
        Side(start: side.0, end: side.1, contour: contour, index: index)
      }
    }.sorted { ($0.left, $0.contour, $0.index) < ($1.left, $1.contour, $1.index) }
  }

  /// Only sides whose extents from left to right overlap are compared.
  var areNone: Bool {
    for first in sides.indices {
      var second = first + 1
      while second < sides.count, sides[second].left <= sides[first].right {
        if cross(sides[first], sides[second]) { return false }
        second += 1
      }
    }
    return true
  }

  private func cross(_ a: Side, _ b: Side) -> Bool {
    guard max(a.start.y, a.end.y) >= min(b.start.y, b.end.y),
      max(b.start.y, b.end.y) >= min(a.start.y, a.end.y)
    else { return false }
    if a.contour == b.contour {
      let count = counts[a.contour]
      if (a.index + 1) % count == b.index { return b.end.isOnLine(from: a.start, to: a.end) }
      if (b.index + 1) % count == a.index { return a.end.isOnLine(from: b.start, to: b.end) }
    }
    return GridPoint.haveCommonPoint(a.start, a.end, b.start, b.end)
  }
}

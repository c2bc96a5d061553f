import Foundation

/// One segment of a subpath; it starts at the end of the segment before.
enum PathSegment: Equatable, Sendable {
  case line(to: CGPoint)
  case quadCurve(to: CGPoint, control: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case arc(EllipseArc)

  var end: CGPoint {
    switch self {
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .arc(let arc): arc.end
    }
  }

  /// The points whose bounding box is the segment's part of the path's bounds.
  var boundingPoints: [CGPoint] {
    switch self {
    case .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .arc(let arc): arc.extremes
    }
  }

  /// The segment as a curve from `start`; `nil` if it is a line.
  func curve(from start: CGPoint) -> (any PathCurve)? {
    switch self {
    case .line: nil
    case .quadCurve(let end, let control): CubicCurve(start: start, control: control, end: end)
    case .curve(let end, let control1, let control2):
      CubicCurve(start: start, control1: control1, control2: control2, end: end)
    case .arc(let arc): arc
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathSegment {
    switch self {
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .arc(let arc): .arc(arc.applying(transform))
    }
  }
}

/// The segments from one `move(to:)` to the next.
struct Subpath: Equatable, Sendable {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false

  /// The start of the next segment.
  var currentPoint: CGPoint { isClosed ? start : segments.last?.end ?? start }

  var boundingPoints: [CGPoint] { [start] + segments.flatMap(\.boundingPoints) }

  /// Whether all points are finite.
  var isFinite: Bool { boundingPoints.allSatisfy(\.isFinite) }

  /// Whether the subpath is closed, or its last point equals its first.
  var isLoop: Bool { isClosed || currentPoint.coincides(with: start) }

  func applying(_ transform: CGAffineTransform) -> Subpath {
    Subpath(
      start: start.applying(transform), segments: segments.map { $0.applying(transform) },
      isClosed: isClosed)
  }

  /// The segments with their start points.
  var placedSegments: Zip2Sequence<[CGPoint], [PathSegment]> {
    zip([start] + segments.map(\.end), segments)
  }

  /// Returns the subpath as chords; fewer than two points if it has no length.
  func polyline(tolerance: CGFloat) -> [CGPoint] {
    var points = [start]
    for (start, segment) in placedSegments {
      let ends = segment.curve(from: start)?.chordEnds(tolerance: tolerance) ?? [segment.end]
      for end in ends where !end.coincides(with: points[points.count - 1]) { points.append(end) }
    }
    if isClosed {
      while points.count > 1, points[points.count - 1].coincides(with: start) {
        points.removeLast()
      }
      if points.count > 1 { points.append(start) }
    }
    return points
  }

  /// The winding number of the subpath, closed by a line, around `point`; clockwise is positive.
  func winding(around point: CGPoint) -> Int {
    var winding = chordCrossings(
      from: segments.last?.end ?? start, to: start, rightOf: point)
    for (start, segment) in placedSegments {
      guard let curve = segment.curve(from: start) else {
        winding += chordCrossings(from: start, to: segment.end, rightOf: point)
        continue
      }
      // After a transform, the start of an arc may differ by rounding from the end of the segment
      // before. Count crossings of the gap, too.
      winding += chordCrossings(from: start, to: curve.start, rightOf: point)
      winding += curve.crossings(rightOf: point)
    }
    return winding
  }
}

import Foundation

extension BezierPath {
  /// The same shape drawn from its end to its start.
  ///
  /// A closed subpath starts where it started, and goes round the other way.
  package func reversing() -> BezierPath {
    let path = BezierPath()
    path.subpaths = subpaths.reversed().map(\.reversed)
    return path
  }
}

extension Subpath {
  fileprivate var reversed: Subpath {
    let starts = [start] + segments.map(\.end).dropLast()
    var way = zip(starts, segments).map { $1.reversed(to: $0) }
    way.reverse()
    guard isClosed else {
      return Subpath(start: segments.last?.end ?? start, segments: way)
    }
    // The closing line comes first now, and where it would close, the way already ends.
    if let end = segments.last?.end, !end.coincides(with: start) {
      way.insert(.line(to: end), at: 0)
    }
    return Subpath(start: start, segments: way, isClosed: true)
  }
}

extension PathSegment {
  fileprivate func reversed(to start: CGPoint) -> PathSegment {
    switch self {
    case .line: .line(to: start)
    case .quadCurve(_, let control): .quadCurve(to: start, control: control)
    case .curve(_, let control1, let control2):
      .curve(to: start, control1: control2, control2: control1)
    case .arc(let arc): .arc(arc.reversed)
    }
  }
}

extension EllipseArc {
  fileprivate var reversed: EllipseArc {
    EllipseArc(
      center: center, xAxis: xAxis, yAxis: yAxis, startAngle: endAngle, endAngle: startAngle)
  }
}

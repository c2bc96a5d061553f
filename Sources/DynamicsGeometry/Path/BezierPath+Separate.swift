import Foundation

extension BezierPath {
  /// A path of each subpath, closed if it is filled.
  package func separated(closing: Bool) -> [BezierPath] {
    subpaths.map { subpath in
      let path = BezierPath()
      path.subpaths = [subpath]
      if closing { path.close() }
      return path
    }
  }

  /// Whether it is one subpath that ends where it began.
  package var isLoop: Bool { subpaths.count == 1 && subpaths[0].isLoop }
}

extension BezierPath {
  /// The path in the other direction.
  package var reversed: BezierPath {
    let path = BezierPath()
    path.subpaths = subpaths.reversed().map(\.reversed)
    return path
  }
}

extension Subpath {
  fileprivate var reversed: Subpath {
    let starts = [start] + segments.map(\.end).dropLast()
    return Subpath(
      start: segments.last?.end ?? start,
      segments: zip(starts, segments).reversed().map { start, segment in
        switch segment {
        case .line: .line(to: start)
        case .quadCurve(_, let control): .quadCurve(to: start, control: control)
        case .curve(_, let control1, let control2):
          .curve(to: start, control1: control2, control2: control1)
        case .arc(let arc):
          .arc(
            EllipseArc(
              center: arc.center, xAxis: arc.xAxis, yAxis: arc.yAxis, startAngle: arc.endAngle,
              endAngle: arc.startAngle))
        }
      }, isClosed: isClosed)
  }
}

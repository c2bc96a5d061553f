package import Foundation

/// A subpath of cubic Bézier curves only, for formats that know no others.
package struct CubicSubpath: Equatable, Sendable {
  /// The start, then two control points and the end of each curve; a line has its ends as control
  /// points.
  package var points: [CGPoint]
  package var isClosed: Bool
}

extension BezierPath {
  /// The subpaths as cubic curves; arcs differ from them by less than 0.03 % of their radius.
  ///
  /// - Complexity: O(*n*), where *n* is the number of segments of the path.
  package var cubicSubpaths: [CubicSubpath] {
    subpaths.map { subpath in
      var points = [subpath.start]
      for (start, segment) in subpath.placedSegments {
        switch segment {
        case .line(let end): points += [start, end, end]
        case .curve(let end, let control1, let control2): points += [control1, control2, end]
        case .quadCurve(let end, let control):
          points += [start.partWay(2 / 3, to: control), end.partWay(2 / 3, to: control), end]
        case .arc(let arc): points += arc.cubicPoints
        }
      }
      return CubicSubpath(points: points, isClosed: subpath.isClosed)
    }
  }
}

extension EllipseArc {
  /// The control points and ends of cubic curves, one for each quarter turn or less.
  fileprivate var cubicPoints: [CGPoint] {
    let sweep = endAngle - startAngle
    let count = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let quarter = SinCos(sweep / count / 4)
    let length: CGFloat = 4 / 3 * quarter.sine / quarter.cosine
    return (0..<Int(count)).flatMap { index -> [CGPoint] in
      let (from, to) = (CGFloat(index) / count, CGFloat(index + 1) / count)
      let (start, end) = (point(at: from), point(at: to))
      let (first, second) = (tangent(at: from), tangent(at: to))
      return [
        CGPoint(x: start.x + length * first.dx, y: start.y + length * first.dy),
        CGPoint(x: end.x - length * second.dx, y: end.y - length * second.dy), end,
      ]
    }
  }

  /// The derivative by the angle.
  private func tangent(at progress: CGFloat) -> CGVector {
    let turn = SinCos(startAngle + progress * (endAngle - startAngle))
    return CGVector(
      dx: turn.cosine * yAxis.dx - turn.sine * xAxis.dx,
      dy: turn.cosine * yAxis.dy - turn.sine * xAxis.dy)
  }
}

extension CGPoint {
  fileprivate func partWay(_ fraction: CGFloat, to other: CGPoint) -> CGPoint {
    CGPoint(x: x + fraction * (other.x - x), y: y + fraction * (other.y - y))
  }
}

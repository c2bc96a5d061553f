internal import Foundation

// The bounds of contours: within them, no calculation overflows, and none takes longer than the number
// of vertices and curves justifies.

extension Contour {
  /// The farthest coordinate of a vertex, in points: as far as moving items and boundaries can get.
  private static let farthest: CGFloat = 2e15

  /// Whether the contour has vertices, and all its numbers are within the bounds.
  package var isBounded: Bool {
    polyline.count >= 2
      && polyline.allSatisfy { abs($0.x) <= Self.farthest && abs($0.y) <= Self.farthest }
      && subpath?.isBounded ?? true
  }
}

extension Subpath {
  fileprivate var isBounded: Bool {
    start.isBounded && segments.allSatisfy(\.isBounded)
  }
}

extension PathSegment {
  fileprivate var isBounded: Bool {
    switch self {
    case .line(let end): end.isBounded
    case .quadCurve(let end, let control): end.isBounded && control.isBounded
    case .curve(let end, let control1, let control2):
      end.isBounded && control1.isBounded && control2.isBounded
    case .arc(let arc): arc.isBounded
    }
  }
}

extension EllipseArc {
  /// Whether it also goes at most once around; a longer one would be halved until each part is short.
  fileprivate var isBounded: Bool {
    let turn = 2 * CGFloat.pi
    return center.isBounded && CGPoint(x: xAxis.dx, y: xAxis.dy).isBounded
      && CGPoint(x: yAxis.dx, y: yAxis.dy).isBounded
      && abs(startAngle) <= turn && abs(endAngle) <= turn && abs(endAngle - startAngle) <= turn
  }
}

extension CGPoint {
  /// Whether sums and rotations of such points are finite; the center of a flat arc may be very far.
  fileprivate var isBounded: Bool { abs(x) <= 1e300 && abs(y) <= 1e300 }
}

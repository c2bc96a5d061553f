package import Foundation

/// A subpath as straight lines that follow it, with the true curves that they stand for.
package struct Contour: Equatable, Codable, Sendable {
  /// Ends where it began when the contour is closed.
  package let polyline: [CGPoint]
  /// `nil` when the lines are all that there is.
  let subpath: Subpath?

  /// A contour of straight lines.
  package init(_ polyline: [CGPoint]) {
    self.polyline = polyline
    subpath = nil
  }

  init(polyline: [CGPoint], subpath: Subpath?) {
    self.polyline = polyline
    self.subpath = subpath
  }

  fileprivate init(_ subpath: Subpath, tolerance: CGFloat) {
    polyline = subpath.polyline(tolerance: tolerance)
    self.subpath = subpath.isStraight ? nil : subpath
  }

  /// Whether the lines stray from the true contour.
  package var isCurved: Bool { subpath != nil }

  /// Whether the true contour, closed by a line, winds around a point.
  ///
  /// Exact up to rounding.
  package func encloses(_ point: CGPoint) -> Bool {
    guard let subpath else { return isInsidePolyline(point) }
    return subpath.winding(around: point) != 0
  }

  private func isInsidePolyline(_ point: CGPoint) -> Bool {
    guard var start = polyline.last else { return false }
    var winding = 0
    for end in polyline {
      if (start.y > point.y) != (end.y > point.y),
        point.x < start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      {
        winding += end.y > start.y ? 1 : -1
      }
      start = end
    }
    return winding != 0
  }
}

extension BezierPath {
  /// The subpaths that have a length, as ``polylines(tolerance:)`` follows them.
  package func contours(tolerance: CGFloat) -> [Contour] {
    subpaths.map { Contour($0, tolerance: 0.999 * tolerance) }.filter { $0.polyline.count > 1 }
  }
}

extension Subpath {
  fileprivate var isStraight: Bool {
    segments.allSatisfy {
      if case .line = $0 { true } else { false }
    }
  }
}

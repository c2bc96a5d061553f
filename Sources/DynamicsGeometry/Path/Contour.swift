package import Foundation

/// A subpath as a polyline, with the true curves that it approximates.
package struct Contour: Equatable, Sendable {
  /// The vertices; for a closed contour, the last equals the first.
  package let polyline: [CGPoint]
  /// The true curves; `nil` if there are only lines.
  let subpath: Subpath?
  /// Whether it is the wall of a room, which also contains items that are too large for it.
  package let isReferenceBounds: Bool

  /// A contour of straight lines.
  package init(_ polyline: [CGPoint]) {
    self.init(polyline: polyline, subpath: nil)
  }

  init(polyline: [CGPoint], subpath: Subpath?, isReferenceBounds: Bool = false) {
    self.polyline = polyline
    self.subpath = subpath
    self.isReferenceBounds = isReferenceBounds
  }

  fileprivate init(_ subpath: Subpath, tolerance: CGFloat) {
    self.init(
      polyline: subpath.polyline(tolerance: tolerance),
      subpath: subpath.isStraight ? nil : subpath)
  }

  /// Returns the contour as the wall of a room.
  package var asReferenceBounds: Contour {
    Contour(polyline: polyline, subpath: subpath, isReferenceBounds: true)
  }

  package func applying(_ transform: CGAffineTransform) -> Contour {
    Contour(
      polyline: polyline.map { $0.applying(transform) }, subpath: subpath?.applying(transform),
      isReferenceBounds: isReferenceBounds)
  }

  /// Whether the polyline differs from the true contour.
  package var isCurved: Bool { subpath != nil }

  /// Whether the true contour, closed by a line, has a nonzero winding number around a point.
  ///
  /// The result is exact up to rounding.
  package func contains(_ point: CGPoint) -> Bool {
    (subpath?.winding(around: point) ?? polyline.winding(around: point)) != 0
  }
}

extension BezierPath {
  /// Returns the subpaths that have a length, approximated as in ``polylines(tolerance:)``.
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

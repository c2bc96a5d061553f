package import Foundation

/// A subpath as straight lines that follow it, with the true curves that they stand for.
package struct Contour: Equatable, Codable, Sendable {
  /// Ends where it began when the contour is closed.
  package let polyline: [CGPoint]
  /// `nil` when the lines are all that there is.
  private let subpath: Subpath?

  /// A contour of straight lines.
  package init(_ polyline: [CGPoint]) {
    self.polyline = polyline
    subpath = nil
  }

  fileprivate init(_ subpath: Subpath, tolerance: CGFloat) {
    polyline = subpath.polyline(tolerance: tolerance)
    self.subpath = subpath.isStraight ? nil : subpath
  }

  /// Whether the lines stray from the true contour.
  package var isCurved: Bool { subpath != nil }

  /// Whether the true curves, closed by a line, wind an odd number of times around a point.
  ///
  /// Exact up to rounding; to be asked of curved contours.
  package func encloses(_ point: CGPoint) -> Bool {
    guard let subpath else { return false }
    return subpath.winding(around: point) % 2 != 0
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

package import Foundation

extension CGRect {
  /// Whether the intersection has an area; on Linux, `intersects(_:)` is also true for a common
  /// edge.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether another rectangle differs by rounding errors only.
  package func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}

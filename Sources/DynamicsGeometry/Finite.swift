package import Foundation

// For paths, regions, and the assertions of the engine.

extension CGPoint {
  /// Whether neither coordinate is NaN or infinite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGVector {
  /// Whether neither component is NaN or infinite.
  package var isFinite: Bool { dx.isFinite && dy.isFinite }
}

extension CGSize {
  /// Whether neither side is NaN or infinite.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether all four edges are finite; `CGRect.null` is not, `CGRect.infinite` is.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && size.isFinite
  }
}

extension CGAffineTransform {
  /// Whether none of the six numbers is NaN or infinite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension EdgeInsets {
  /// Whether none of the four insets is NaN or infinite.
  package var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}

extension Offset {
  /// Whether neither part is NaN or infinite.
  package var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}

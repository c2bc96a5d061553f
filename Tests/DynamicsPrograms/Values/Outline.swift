package import Dynamics

/// A path, of the kinds that programs draw and of those that they should not.
package enum Outline: String, CaseIterable {
  case rectangle, oval, rounded, triangle, concave, bowTie, open, empty, dot, flat, huge, notFinite
  case twoParts, manyCorners

  /// The path in `box`.
  package func path(in box: CGRect) -> BezierPath {
    switch self {
    case .rectangle: return BezierPath(rect: box)
    case .oval: return BezierPath(ovalIn: box)
    case .rounded: return BezierPath(roundedRect: box, cornerRadius: box.width / 4)
    case .triangle: return polygon([(0, 1), (0.5, 0), (1, 1)], box)
    case .concave: return polygon([(0, 0), (1, 0), (1, 1), (0.5, 0.3), (0, 1)], box)
    case .bowTie: return polygon([(0, 0), (1, 1), (1, 0), (0, 1)], box)
    case .open: return polygon([(0, 0), (0.2, 1), (1, 1)], box, isClosed: false)
    case .empty: return BezierPath()
    case .dot: return polygon([(0.5, 0.5)], box)
    case .flat: return polygon([(0, 0.5), (0.4, 0.5), (1, 0.5), (0.4, 0.5)], box)
    case .huge: return BezierPath(rect: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    case .notFinite: return polygon([(0, 0), (1, .nan), (.infinity, 1)], box)
    case .twoParts:
      let path = BezierPath(rect: box)
      path.append(BezierPath(ovalIn: box.insetBy(dx: box.width / 5, dy: box.height / 5)))
      return path
    case .manyCorners:
      let turns = (0..<300).map { Double($0) * .pi / 150 }
      return polygon(turns.map { (0.5 + 0.5 * cos($0), 0.5 + 0.5 * sin($0 * 3)) }, box)
    }
  }

  private func polygon(
    _ corners: [(Double, Double)], _ box: CGRect, isClosed: Bool = true
  ) -> BezierPath {
    let path = BezierPath()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(
        x: box.minX + corner.0 * box.width, y: box.minY + corner.1 * box.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.close() }
    return path
  }
}

package import Foundation

extension Recording.Shape {
  /// The corners of each part in the item's own axes; ellipses become polygons.
  package func polygons(pointsPerEllipse: Int = 32) -> [[CGPoint]] {
    parts.map { part in
      Recording.Pose(center: part.center, angle: part.angle)
        .placing(part.outline.corners(pointsPerEllipse))
    }
  }

  /// The largest distance of the outline from the item's center, in points.
  package var radius: CGFloat {
    polygons().joined().reduce(0) { max($0, ($1.x * $1.x + $1.y * $1.y).squareRoot()) }
  }
}

extension Recording.Shape.Outline {
  fileprivate func corners(_ pointsPerEllipse: Int) -> [CGPoint] {
    switch self {
    case .rectangle(let size):
      let (x, y) = (size.width / 2, size.height / 2)
      return [
        CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
      ]
    case .ellipse(let size):
      return (0..<pointsPerEllipse).map { index in
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(pointsPerEllipse)
        let (x, y): (CGFloat, CGFloat) = (cos(angle), sin(angle))
        return CGPoint(x: x * size.width / 2, y: y * size.height / 2)
      }
    case .polygon(let points): return points
    }
  }
}

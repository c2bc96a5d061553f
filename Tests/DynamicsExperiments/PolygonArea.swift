import Dynamics
import Foundation

/// The area inside of a simple polygon, with its exact mass and moment of inertia.
struct PolygonArea {
  /// In points; clockwise on screen, around the center of mass if that is (0, 0).
  let corners: [CGPoint]

  static let angle = PolygonArea([(0, 0), (30, 0), (30, 70), (100, 70), (100, 100), (0, 100)])
  /// Open downward; its inner side is between the first two corners.
  static let channel = PolygonArea([
    (80, 20), (20, 20), (20, 100), (0, 100), (0, 0), (100, 0), (100, 100), (80, 100),
  ])
  static let star = PolygonArea(
    (0..<10).map { index in
      let (radius, angle) = (index.isMultiple(of: 2) ? 60.0 : 25, .pi * Double(index) / 5)
      return (radius * cos(angle), radius * sin(angle))
    })

  init(corners: [CGPoint]) { self.corners = corners }

  /// Moves the corners so that their center of mass is (0, 0).
  private init(_ points: [(Double, Double)]) {
    let raw = PolygonArea(corners: points.map { CGPoint(x: $0.0, y: $0.1) })
    let center = raw.center
    corners = raw.corners.map { CGPoint(x: $0.x - center.x, y: $0.y - center.y) }
  }

  private var sides: [(CGPoint, CGPoint)] {
    Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
  }

  /// Square points.
  private var area: Double { sides.reduce(0) { $0 + cross($1) } / 2 }

  private var center: CGPoint {
    let x = sides.reduce(0.0) { $0 + cross($1) * Double($1.0.x + $1.1.x) }
    let y = sides.reduce(0.0) { $0 + cross($1) * Double($1.0.y + $1.1.y) }
    return CGPoint(x: x / (6 * area), y: y / (6 * area))
  }

  /// Kilograms, at density 1.
  var mass: Double { abs(area) / 10_000 }

  /// About (0, 0), in square points.
  var momentPerMass: Double {
    let sum = sides.reduce(0.0) { sum, side in
      let (a, b) = side
      let squares = a.x * a.x + a.x * b.x + b.x * b.x + a.y * a.y + a.y * b.y + b.y * b.y
      return sum + cross(side) * Double(squares)
    }
    return sum / (12 * area)
  }

  private func cross(_ side: (CGPoint, CGPoint)) -> Double {
    Double(side.0.x * side.1.y - side.0.y * side.1.x)
  }

  func item(at center: CGPoint) -> BasicItem {
    let path = Self.path(corners)
    path.close()
    let item = BasicItem(center: center, size: path.bounds.size, collisionBoundsType: .path)
    item.collisionBoundingPath = path
    return item
  }

  static func path(_ corners: [CGPoint]) -> BezierPath {
    let path = BezierPath()
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    return path
  }
}

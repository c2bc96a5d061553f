internal import DynamicsChipmunk
package import Foundation

/// A convex shape around its center, in points.
package enum Outline: Hashable, Sendable {
  case rectangle(CGSize)
  case ellipse(CGSize)
  /// A convex polygon around (0, 0).
  case polygon([CGPoint])
}

extension Outline {
  /// In square points.
  package var area: Double {
    switch self {
    case .rectangle(let size): size.width * size.height
    case .ellipse(let size): .pi / 4 * size.width * size.height
    case .polygon(let points): abs(signedArea(points))
    }
  }

  /// The moment of inertia about (0, 0) of one kilogram, evenly distributed, in square points.
  package var momentPerMass: Double {
    switch self {
    case .rectangle(let size):
      (size.width * size.width + size.height * size.height) / 12
    case .ellipse(let size):
      (size.width * size.width + size.height * size.height) / 16
    case .polygon(let points):
      polygonMomentPerMass(points)
    }
  }

  /// The box of the outline at angle 0.
  var box: CGRect {
    switch self {
    case .rectangle(let size), .ellipse(let size):
      CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    case .polygon(let points):
      points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  /// The least distance of two parallel lines that enclose the outline.
  var minWidth: Double {
    switch self {
    case .rectangle(let size), .ellipse(let size): min(size.width, size.height)
    case .polygon: Self.minWidth(of: corners)
    }
  }

  /// The least width of a polygon; one of the two lines is along a side.
  static func minWidth(of corners: [Vector]) -> Double {
    corners.sides.reduce(.infinity) { least, side in
      let along = side.1 - side.0
      let normal = along.perpendicular * (1 / along.length)
      let heights = corners.map { ($0 - side.0).dot(normal) }
      return min(least, heights.max()! - heights.min()!)
    }
  }

  /// The corners of the outline, or of a polygon inscribed in a curved outline.
  var corners: [Vector] { corners(ofCurve: 24) }

  /// - Parameter count: The number of corners of a curved outline.
  func corners(ofCurve count: Int) -> [Vector] {
    let (core, radius) = roundedCore
    guard radius > 0 else { return core }
    return (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let direction = Vector(angle: angle)
      let farthest = core.max { $0.dot(direction) < $1.dot(direction) } ?? .zero
      return farthest + direction * radius
    }
  }

  /// The outline as a polygon with a radius, the form that Chipmunk collides.
  var roundedCore: (core: [Vector], radius: Double) {
    switch self {
    case .rectangle:
      return (box.corners, 0)
    case .ellipse(let size):
      return EllipseCore(halfWidth: size.width / 2, halfHeight: size.height / 2).rounded
    case .polygon(let points):
      let corners = CornerRemoval.simplified(points.map(Vector.init))
      return (signedArea(points) < 0 ? corners.reversed() : corners, 0)
    }
  }
}

extension CGRect {
  /// Clockwise on screen.
  var corners: [Vector] {
    [
      Vector(x: minX, y: minY), Vector(x: maxX, y: minY), Vector(x: maxX, y: maxY),
      Vector(x: minX, y: maxY),
    ]
  }
}

/// The area, positive if the points run clockwise on screen.
private func signedArea(_ points: [CGPoint]) -> Double {
  let origin = referencePoint(of: points)
  var doubled = 0.0
  for (a, b) in points.sides {
    doubled += (a - origin).cross(b - origin)
  }
  return doubled / 2
}

/// The point of a polygon's box that is nearest to (0, 0); most boxes contain (0, 0) itself.
///
/// Rounding errors of products of coordinates would exceed the area of a small polygon far away.
private func referencePoint(of points: [CGPoint]) -> Vector {
  guard let first = points.first else { return .zero }
  var (low, high) = (Vector(first), Vector(first))
  for point in points {
    low = Vector(x: min(low.x, point.x), y: min(low.y, point.y))
    high = Vector(x: max(high.x, point.x), y: max(high.y, point.y))
  }
  return Vector(x: min(max(0, low.x), high.x), y: min(max(0, low.y), high.y))
}

extension CGPoint {
  fileprivate static func - (point: CGPoint, origin: Vector) -> Vector {
    Vector(x: point.x - origin.x, y: point.y - origin.y)
  }
}

/// The moment of inertia per mass of a polygon about (0, 0), as a sum over the triangles of its sides
/// and a reference point.
private func polygonMomentPerMass(_ points: [CGPoint]) -> Double {
  let origin = referencePoint(of: points)
  let area = signedArea(points)
  var weighted = 0.0
  var weightedCenter = Vector.zero
  for (first, second) in points.sides {
    let (a, b) = (first - origin, second - origin)
    let cross = a.cross(b)
    let square = (a.x * a.x + a.x * b.x + b.x * b.x) + (a.y * a.y + a.y * b.y + b.y * b.y)
    weighted += cross * square
    weightedCenter += (a + b) * cross
  }
  let moment = weighted / (12 * area)
  if origin.isZero { return moment }
  // The parallel axis theorem, from the reference point to (0, 0).
  let center = weightedCenter * (1 / (6 * area))
  return moment + 2 * origin.dot(center) + origin.dot(origin)
}

extension Array {
  /// Each corner of a polygon with the next; the last one with the first.
  var sides: some Sequence<(Element, Element)> { zip(self, dropFirst() + prefix(1)) }
}

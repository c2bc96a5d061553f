internal import CChipmunk
package import Foundation

/// A convex shape around its centre, in points.
package enum Outline: Hashable, Sendable {
  case rectangle(CGSize)
  case ellipse(CGSize)
  /// A convex polygon around (0, 0).
  case polygon([CGPoint])
}

extension Outline {
  /// Square points.
  package var area: Double {
    switch self {
    case .rectangle(let size): size.width * size.height
    case .ellipse(let size): .pi / 4 * size.width * size.height
    case .polygon(let points): abs(signedArea(points))
    }
  }

  /// The moment of inertia about (0, 0) of one kilogram spread evenly, in square points.
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

  /// The smaller of the outline's two extents.
  var smallestExtent: Double {
    switch self {
    case .rectangle(let size), .ellipse(let size): min(size.width, size.height)
    case .polygon(let points):
      min(
        extent(points.map(\.x)),
        extent(points.map(\.y)))
    }
  }

  /// The corners of a convex polygon that is the outline, or that follows a curved one from inside.
  var corners: [Vector] {
    let (core, radius) = roundedCore
    guard radius > 0 else { return core }
    return (0..<Self.cornersOfCurve).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(Self.cornersOfCurve)
      let direction = Vector(x: cos(angle), y: sin(angle))
      let farthest = core.max { $0.dot(direction) < $1.dot(direction) } ?? .zero
      return farthest + direction * radius
    }
  }

  private static let cornersOfCurve = 24

  /// Chipmunk's search for the depth of an overlap is slow from twenty rounds on, and two polygons
  /// take at most one for each of their corners less three.
  package static let mostCorners = 11

  /// The outline as a polygon with a radius around it, which is what Chipmunk collides.
  ///
  /// An ellipse is an octagon in a round coat: exact on its axes, and elsewhere within 3 % of its
  /// longer half axis.
  var roundedCore: (core: [Vector], radius: Double) {
    switch self {
    case .rectangle(let size):
      let (x, y) = (size.width / 2, size.height / 2)
      return (
        [Vector(x: -x, y: -y), Vector(x: x, y: -y), Vector(x: x, y: y), Vector(x: -x, y: y)], 0
      )
    case .ellipse(let size):
      return Self.roundedCore(ofEllipse: size.width / 2, size.height / 2)
    case .polygon(let points):
      let corners = points.map(Vector.init)
      return (signedArea(points) < 0 ? corners.reversed() : corners, 0)
    }
  }

  private static func roundedCore(
    ofEllipse a: Double, _ b: Double
  ) -> (core: [Vector], radius: Double) {
    if a == b { return ([.zero], a) }
    // Nearly the radius of curvature at the ends of the longer axis.
    let (long, short) = (max(a, b), min(a, b))
    let radius = 0.98 * short * short / long
    // Between the axes, half of what the straight edges miss is given back.
    let bulge = 0.025 * (long - radius)
    let normal = Vector(x: b, y: a) * (1 / Vector(x: b, y: a).length)
    let corner =
      Vector(x: a, y: b) * 0.5.squareRoot() + normal * (bulge - radius)
    return (
      [
        Vector(x: a - radius, y: 0), corner, Vector(x: 0, y: b - radius),
        Vector(x: -corner.x, y: corner.y), Vector(x: radius - a, y: 0), -corner,
        Vector(x: 0, y: radius - b), Vector(x: corner.x, y: -corner.y),
      ], radius
    )
  }

}

private func extent(_ values: [CGFloat]) -> Double {
  guard let low = values.min(), let high = values.max() else { return 0 }
  return high - low
}

/// Positive when the points run clockwise on screen.
private func signedArea(_ points: [CGPoint]) -> Double {
  var doubled = 0.0
  for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
    doubled += a.x * b.y - a.y * b.x
  }
  return doubled / 2
}

/// The standard sum over the triangles that each side forms with the origin.
private func polygonMomentPerMass(_ points: [CGPoint]) -> Double {
  var weighted = 0.0
  var doubledArea = 0.0
  for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
    let cross = a.x * b.y - a.y * b.x
    let square = (a.x * a.x + a.x * b.x + b.x * b.x) + (a.y * a.y + a.y * b.y + b.y * b.y)
    weighted += cross * square
    doubledArea += cross
  }
  return weighted / (6 * doubledArea)
}

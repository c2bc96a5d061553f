internal import CChipmunk
package import Foundation

/// The shape of a body around its centre, in points.
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
    switch self {
    case .rectangle(let size):
      let (x, y) = (size.width / 2, size.height / 2)
      return [
        Vector(x: -x, y: -y), Vector(x: x, y: -y), Vector(x: x, y: y), Vector(x: -x, y: y),
      ]
    case .ellipse(let size):
      return (0..<Self.ellipseCorners).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(Self.ellipseCorners)
        return Vector(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
      }
    case .polygon(let points):
      let corners = points.map(Vector.init)
      return signedArea(points) < 0 ? corners.reversed() : corners
    }
  }

  /// More corners follow the curve better, but Chipmunk's overlap search warns on standard error
  /// when it needs more than twenty rounds; with this many it stays below.
  private static let ellipseCorners = 24

  /// Makes the Chipmunk shape on `body`.
  func makeShape(on body: UnsafeMutablePointer<cpBody>) -> UnsafeMutablePointer<cpShape> {
    if case .ellipse(let size) = self, size.width == size.height {
      return cpCircleShapeNew(body, size.width / 2, .zero)
    }
    let corners = self.corners
    return corners.withUnsafeBufferPointer {
      cpPolyShapeNewRaw(body, Int32(corners.count), $0.baseAddress, 0)
    }
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

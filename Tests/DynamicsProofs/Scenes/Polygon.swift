/// Area, center of mass and moment of polygons, by triangles with a corner at the origin.
enum Polygon {
  static func area(of corners: [Vector]) -> Double { abs(signedArea(of: corners)) }

  static func centroid(of corners: [Vector]) -> Vector {
    // Relative to a corner, so that nothing is lost far from the origin.
    let origin = corners[0]
    let local = corners.map { $0 - origin }
    let sum = edges(of: local).reduce(Vector.zero) { $0 + cross($1.0, $1.1) * ($1.0 + $1.1) }
    return origin + (1 / (6 * signedArea(of: local))) * sum
  }

  /// The moment of inertia about the origin, divided by the mass.
  static func squareOfGyration(of corners: [Vector]) -> Double {
    let sum = edges(of: corners).reduce(0.0) { sum, edge in
      let (a, b) = edge
      return sum + cross(a, b) * (a.dot(a) + a.dot(b) + b.dot(b))
    }
    return sum / (12 * signedArea(of: corners))
  }

  private static func signedArea(of corners: [Vector]) -> Double {
    edges(of: corners).reduce(0.0) { $0 + cross($1.0, $1.1) } / 2
  }

  private static func edges(of corners: [Vector]) -> [(Vector, Vector)] {
    Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
  }

  private static func cross(_ a: Vector, _ b: Vector) -> Double { a.x * b.y - a.y * b.x }
}

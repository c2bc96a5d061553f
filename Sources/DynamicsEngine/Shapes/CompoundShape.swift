package import Foundation

/// The shape of a body: one convex outline, or several that move as one.
package struct CompoundShape: Hashable, Sendable {
  /// An outline in its place, from the centre of the body.
  package struct Part: Hashable, Sendable {
    package var outline: Outline
    /// In points.
    package var center: CGPoint
    /// Radians.
    package var angle: Double

    package init(_ outline: Outline, center: CGPoint = .zero, angle: Double = 0) {
      self.outline = outline
      self.center = center
      self.angle = angle
    }
  }

  /// At least one.
  package let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }
  package init(_ outline: Outline) { parts = [Part(outline)] }

  /// Square points; what overlaps counts twice, as two bodies in the same place would.
  package var area: Double { parts.reduce(0) { $0 + $1.outline.area } }

  /// The moment of inertia about the centre of one kilogram spread evenly, in square points.
  package var momentPerMass: Double {
    // The parallel axis theorem, part by part.
    parts.reduce(0) { sum, part in
      let distance = part.center.x * part.center.x + part.center.y * part.center.y
      return sum + part.outline.area * (part.outline.momentPerMass + distance)
    } / area
  }

  /// That of the thinnest part, in any direction.
  var leastWidth: Double { parts.reduce(.infinity) { min($0, $1.outline.leastWidth) } }
}

extension CompoundShape.Part {
  /// Where a point of the outline lies on the body.
  func placed(_ point: Vector) -> Vector {
    if angle == 0, center == .zero { return point }
    return Vector(center) + point.rotated(by: Vector(angle: angle))
  }
}

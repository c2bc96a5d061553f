internal import DynamicsChipmunk
package import Foundation

/// The shape of a body: one convex outline, or several that move as one.
package struct Figure: Hashable, Sendable {
  /// An outline in its place, from the centre of the body.
  package struct Piece: Hashable, Sendable {
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
  package let pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }
  package init(_ outline: Outline) { pieces = [Piece(outline)] }

  /// Square points; what overlaps counts twice, as two bodies in the same place would.
  package var area: Double { pieces.reduce(0) { $0 + $1.outline.area } }

  /// The moment of inertia about the centre of one kilogram spread evenly, in square points.
  package var momentPerMass: Double {
    // The parallel axis theorem, piece by piece.
    pieces.reduce(0) { sum, piece in
      let distance = piece.center.x * piece.center.x + piece.center.y * piece.center.y
      return sum + piece.outline.area * (piece.outline.momentPerMass + distance)
    } / area
  }

  var parts: [ConvexPart] { pieces.map(ConvexPart.init) }

  /// Makes the Chipmunk shapes on `body`.
  func makeShapes(
    on body: UnsafeMutablePointer<cpBody>
  ) -> [UnsafeMutablePointer<cpShape>] {
    pieces.map { $0.makeShape(on: body) }
  }
}

extension Figure.Piece {
  /// Where a point of the outline lies on the body.
  func placed(_ point: Vector) -> Vector {
    if angle == 0, center == .zero { return point }
    return Vector(center) + point.rotated(by: Vector(x: cos(angle), y: sin(angle)))
  }

  fileprivate func makeShape(
    on body: UnsafeMutablePointer<cpBody>
  ) -> UnsafeMutablePointer<cpShape> {
    let (core, radius) = outline.roundedCore
    if core.count == 1 { return cpCircleShapeNew(body, radius, Vector(center)) }
    return core.map(placed).withUnsafeBufferPointer {
      cpPolyShapeNewRaw(body, Int32($0.count), $0.baseAddress, radius)
    }
  }
}

/// A piece as a polygon, for what is computed without Chipmunk.
struct ConvexPart {
  /// From the centre of the body.
  var center: Vector
  /// From `center`; they follow a curved outline from inside.
  var corners: [Vector]
  let smallestExtent: Double

  fileprivate init(_ piece: Figure.Piece) {
    center = Vector(piece.center)
    let middle = center
    corners = piece.outline.corners.map { piece.placed($0) - middle }
    smallestExtent = piece.outline.smallestExtent
  }

  /// As it is when the body is turned.
  func turned(by rotation: Vector) -> ConvexPart {
    var turned = self
    turned.center = center.rotated(by: rotation)
    turned.corners = corners.map { $0.rotated(by: rotation) }
    return turned
  }
}

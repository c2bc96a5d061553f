package import Foundation

/// The shape of a body: one or more convex outlines that move as one.
package struct CompoundShape: Hashable, Sendable {
  /// An outline at an offset from the center of the body.
  package struct Part: Hashable, Sendable {
    package var outline: Outline
    /// In points.
    package var center: CGPoint
    /// In radians.
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

  /// Whether it is an outline around the center.
  package func isOnly(_ outline: Outline) -> Bool {
    parts.count == 1 && parts[0].angle == 0 && parts[0].center == .zero
      && parts[0].outline == outline
  }

  /// In square points; overlapping areas count twice, as those of two bodies in one place would.
  package var area: Double { parts.reduce(0) { $0 + $1.outline.area } }

  /// The moment of inertia about the center of one kilogram, evenly distributed, in square points.
  package var momentPerMass: Double {
    // The parallel axis theorem, part by part.
    parts.reduce(0) { sum, part in
      let distance = part.center.x * part.center.x + part.center.y * part.center.y
      return sum + part.outline.area * (part.outline.momentPerMass + distance)
    } / area
  }

  /// The least width of the thinnest part, in any direction; of an outline that was cut into parts,
  /// its least thickness.
  func minWidth(_ seams: Seams?) -> Double {
    guard let seams else { return parts.reduce(.infinity) { min($0, $1.outline.minWidth) } }
    return parts.enumerated().reduce(seams.thickness) {
      seams.hasSeam($1.offset) ? $0 : min($0, $1.element.outline.minWidth)
    }
  }
}

extension CompoundShape.Part {
  var isPolygon: Bool {
    if case .polygon = outline { true } else { false }
  }

  fileprivate func isOfOneItem(with other: Self) -> Bool {
    isPolygon && other.isPolygon && center == other.center && angle == other.angle
  }

  /// The box around the outline, from the center of the part, while the body is turned.
  func reach(at turn: Rotation) -> BoundingBox {
    let turn = angle == 0 ? turn : Rotation(angle: angle).followed(by: turn)
    switch outline {
    case .ellipse(let size):
      let (a, b) = (Double(size.width) / 2, Double(size.height) / 2)
      let half = Vector(
        x: Vector(x: a * turn.cosine, y: b * turn.sine).length,
        y: Vector(x: a * turn.sine, y: b * turn.cosine).length)
      return BoundingBox(low: half * -1, high: half)
    case .rectangle: return BoundingBox(of: outline.box.corners.map { $0.rotated(by: turn) })
    case .polygon(let points):
      return BoundingBox(of: points.map { Vector($0).rotated(by: turn) })
    }
  }

  /// The position on the body of a point of the outline.
  func placed(_ point: Vector) -> Vector {
    if angle == 0, center == .zero { return point }
    return Vector(center) + point.rotated(by: Rotation(angle: angle))
  }
}

extension CompoundShape {
  /// The boxes around the items that it is made of, as the corners from the center of the body.
  ///
  /// Polygons in a row with one center and one angle are parts of one item.
  var boxes: [[Vector]] {
    var boxes: [(part: Part, box: CGRect)] = []
    for part in parts {
      if let last = boxes.last, last.part.isOfOneItem(with: part) {
        boxes[boxes.count - 1].box = last.box.union(part.outline.box)
      } else {
        boxes.append((part, part.outline.box))
      }
    }
    return boxes.map { $0.box.corners.map($0.part.placed) }
  }

  /// Whether a body may have this shape.
  package var isValid: Bool { flaw == nil }

  /// The reason why the compound shape is invalid; `nil` for a valid one.
  var flaw: String? {
    if parts.isEmpty { return "a compound shape must have a part" }
    for part in parts {
      if let flaw = part.outline.flaw { return flaw }
      let place = [Double(part.center.x), Double(part.center.y), part.angle]
      if !place.allSatisfy({ abs($0) <= Double(Outline.farthest) }) {
        return "a part of a compound shape is too far away"
      }
    }
    return nil
  }
}

public import Foundation

extension Recording {
  /// The outline that an item collides with: one convex shape, or several that move as one.
  public struct Shape: Hashable, Codable, Sendable {
    /// A convex shape around its own middle, in points.
    public enum Outline: Hashable, Codable, Sendable {
      /// Upright, of a size.
      case rectangle(size: CGSize)
      /// Upright, of a size.
      case ellipse(size: CGSize)
      /// Corners in order.
      case polygon(corners: [CGPoint])
    }

    /// An outline in its place in the item.
    public struct Part: Hashable, Codable, Sendable {
      /// The outline.
      public var outline: Outline
      /// From the center of the item, in points.
      public var center: CGPoint
      /// How far the part is turned in the item, in radians.
      public var angle: CGFloat

      /// Makes a part.
      public init(_ outline: Outline, center: CGPoint = .zero, angle: CGFloat = 0) {
        self.outline = outline
        self.center = center
        self.angle = angle
      }
    }

    /// The parts; one but for groups.
    public var parts: [Part]

    /// Makes a shape of parts.
    public init(_ parts: [Part]) { self.parts = parts }

    /// Makes a shape of one part.
    public init(_ outline: Outline) { parts = [Part(outline)] }
  }
}

extension Recording.Shape {
  /// The corners of each part in the item's own axes, ellipses as polygons.
  func polygons(pointsPerEllipse: Int = 32) -> [[CGPoint]] {
    parts.map { part in
      Recording.Pose(center: part.center, angle: part.angle)
        .placing(part.outline.corners(pointsPerEllipse))
    }
  }

  /// How far the outline reaches from the item's center.
  var radius: CGFloat {
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
        let angle = 2 * .pi * Double(index) / Double(pointsPerEllipse)
        return CGPoint(x: cos(angle) * size.width / 2, y: sin(angle) * size.height / 2)
      }
    case .polygon(let points): return points
    }
  }
}

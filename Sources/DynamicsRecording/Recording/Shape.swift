public import Foundation

extension Recording {
  /// The outline by which an item collides: one convex shape, or several for a group.
  public struct Shape: Hashable, Codable, Sendable {
    /// A convex shape around its center, in points.
    public enum Outline: Hashable, Codable, Sendable {
      /// An upright rectangle.
      case rectangle(size: CGSize)
      /// An upright ellipse, with its width and height.
      case ellipse(size: CGSize)
      /// A polygon with its corners in order.
      case polygon(corners: [CGPoint])
    }

    /// An outline at its place in the item.
    public struct Part: Hashable, Codable, Sendable {
      /// The outline, around its own center.
      public var outline: Outline
      /// The center of the part, in points from the center of the item.
      public var center: CGPoint
      /// The angle of the part in the item, in radians.
      public var angle: CGFloat

      /// Makes a part.
      ///
      /// - Parameters:
      ///   - outline: The outline.
      ///   - center: The center of the part, in points from the item's center; the default is (0,
      ///     0).
      ///   - angle: The angle of the part in the item, in radians; the default is 0.
      public init(_ outline: Outline, center: CGPoint = .zero, angle: CGFloat = 0) {
        self.outline = outline
        self.center = center
        self.angle = angle
      }
    }

    /// The parts: one, or several for a group.
    public var parts: [Part]

    /// Makes a shape of several parts.
    public init(_ parts: [Part]) { self.parts = parts }

    /// Makes a shape of one outline.
    public init(_ outline: Outline) { parts = [Part(outline)] }
  }
}

extension Recording.Shape {
  /// The corners of each part in the item's own axes; ellipses become polygons.
  func polygons(pointsPerEllipse: Int = 32) -> [[CGPoint]] {
    parts.map { part in
      Recording.Pose(center: part.center, angle: part.angle)
        .placing(part.outline.corners(pointsPerEllipse))
    }
  }

  /// The largest distance of the outline from the item's center, in points.
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

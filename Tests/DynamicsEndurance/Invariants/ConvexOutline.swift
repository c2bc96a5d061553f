import Dynamics

/// The corners of an item, clockwise on the screen; of an ellipse, many points on it.
struct ConvexOutline {
  let corners: [CGPoint]

  init(_ corners: [CGPoint]) { self.corners = corners }

  init(of body: Stage.Body) {
    let size = body.item.bounds.size
    let own: [CGPoint] =
      switch body.form {
      case .box:
        [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { x, y in
          CGPoint(x: x * size.width / 2, y: y * size.height / 2)
        }
      case .disc, .egg:
        Outline.corners(64, in: size)
      case .triangle, .hexagon: Stage.corners(of: body.form, size)
      }
    corners = own.map { body.item.room($0) }
  }

  /// How far one must move for the two to part; 0 where they do not overlap.
  ///
  /// Of convex polygons, that is along the normal of an edge.
  func depth(in other: Self) -> CGFloat {
    max(0, min(leastWay(out: other), other.leastWay(out: self)))
  }

  private func leastWay(out other: Self) -> CGFloat {
    var least = CGFloat.infinity
    var a = corners[corners.count - 1]
    for b in corners {
      // Outside is on the right of edges that run clockwise on the screen.
      let length = hypot(b.x - a.x, b.y - a.y)
      let (x, y) = ((b.y - a.y) / length, -(b.x - a.x) / length)
      let deepest = other.corners.reduce(-CGFloat.infinity) {
        max($0, (a.x - $1.x) * x + (a.y - $1.y) * y)
      }
      least = min(least, deepest)
      a = b
    }
    return least
  }
}

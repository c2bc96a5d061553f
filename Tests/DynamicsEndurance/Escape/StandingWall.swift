import Dynamics

extension EscapeRun {
  /// A wall that stands now.
  struct StandingWall {
    var name: Int
    var behavior: Int
    var outline: Outline { didSet { extent = outline.extent } }
    var path: BezierPath
    /// Set when it is the reference bounds.
    var insets: EdgeInsets?
    private var extent: (least: CGFloat, greatest: CGFloat)

    init(
      name: Int, behavior: Int, outline: Outline, path: BezierPath, insets: EdgeInsets? = nil
    ) {
      (self.name, self.behavior, self.outline) = (name, behavior, outline)
      (self.path, self.insets, extent) = (path, insets, outline.extent)
    }

    /// Whether an item has room inside; one that has none is pushed out.
    func hasRoom(for body: Body) -> Bool {
      let size = body.plan.size
      return min(size.width, size.height) <= extent.least
        && hypot(size.width, size.height) <= extent.greatest
    }

    /// As a user would ask.
    func contains(_ point: CGPoint) -> Bool { outline.isClosed && path.contains(point) }

    /// Whether it may have moved here from elsewhere in one step.
    func isNear(_ bounds: CGRect) -> Bool {
      let (now, most) = (path.bounds, 32.0 as CGFloat)
      return abs(now.minX - bounds.minX) <= most && abs(now.maxX - bounds.maxX) <= most
        && abs(now.minY - bounds.minY) <= most && abs(now.maxY - bounds.maxY) <= most
    }

    /// Whether what it holds must follow when it moves; what is in a ring may come into its hole.
    var takesAlong: Bool {
      if case .ring = outline { return false }
      return outline.isClosed
    }
  }
}

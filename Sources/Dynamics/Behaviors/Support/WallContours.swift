/// The contours of the reference bounds, which many collision behaviors may have as a boundary.
final class WallContours {
  @exclusivity(unchecked)
  private var latest: (walls: CGRect, contours: [Contour])?

  /// The contours of a rectangle; empty if it has no area.
  func contours(of walls: CGRect) -> [Contour] {
    if let latest, latest.walls == walls { return latest.contours }
    // `CGRect.width` would be the absolute value.
    guard walls.size.width > 0, walls.size.height > 0 else { return [] }
    let contours = BezierPath(rect: walls).contours(tolerance: Limits.flatness)
      .map(\.asReferenceBounds)
    latest = (walls, contours)
    return contours
  }
}

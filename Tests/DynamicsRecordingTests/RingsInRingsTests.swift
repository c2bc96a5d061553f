import Dynamics
@_spi(Samples) import DynamicsRecording
import Testing

/// How areas with holes are drawn.
@Suite struct RingsInRingsTests {
  /// Squares within each other, each the other way around than the one before.
  private func squares(_ sides: [CGFloat]) -> BezierPath {
    let path = BezierPath()
    for (index, side) in sides.enumerated() {
      let h = side / 2
      var corners = [
        CGPoint(x: -h, y: -h), CGPoint(x: h, y: -h), CGPoint(x: h, y: h), CGPoint(x: -h, y: h),
      ]
      if !index.isMultiple(of: 2) { corners.reverse() }
      path.move(to: corners[0])
      for corner in corners.dropFirst() { path.addLine(to: corner) }
      path.close()
    }
    return path
  }

  /// Of polygons with bridges to their holes, by the shoelace formula.
  private func area(_ shape: Recording.Shape) -> CGFloat {
    shape.polygons(pointsPerEllipse: 64).reduce(0) { sum, corners in
      let next = corners.dropFirst() + corners.prefix(1)
      return sum + abs(zip(corners, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
  }

  @Test(arguments: [[100], [100, 80], [100, 80, 60], [100, 80, 60, 40]])
  func theDrawnAreaIsThatOfThePath(sides: [CGFloat]) throws {
    let item = BasicItem(
      center: CGPoint(x: 100, y: 100), size: CGSize(width: 100, height: 100),
      collisionBoundsType: .path)
    item.collisionBoundingPath = squares(sides)
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 200, height: 200))
    animator.addBehavior(GravityBehavior(items: [item]))
    let recording = animator.record(for: 0.1)
    let expected = sides.enumerated().reduce(0) { sum, side in
      sum + (side.offset.isMultiple(of: 2) ? 1 : -1) * side.element * side.element
    }
    #expect(abs(area(recording.items[0].shape) - expected) < 1e-6)
  }
}

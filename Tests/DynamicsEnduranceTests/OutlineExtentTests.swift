import Dynamics
import Testing

@testable import DynamicsEndurance

/// A bar of 487 pt left a blob of 13 × 10 pt, which was no fault: the edges of the blob leave out dents
/// of 0.2 pt, and a convex boundary holds only what fits.
@Suite struct OutlineExtentTests {
  @Test(arguments: [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 2] as [CGFloat])
  func aLongBarIsHeldOnlyByDentsThatNoEdgesLeaveOut(depth: CGFloat) {
    let outline = Self.triangle(dents: depth)
    #expect(outline.extent.least.isInfinite == (depth > 0.5))
    let bar = EscapeScene.Item(
      name: 0, shape: .rectangle, center: .zero, size: CGSize(width: 7, height: 487), angle: 4.4,
      behaviors: [0], isAnchored: false, turns: false, density: 1, elasticity: 0, friction: 0,
      resistance: 0, velocity: CGPoint(x: 7000, y: -11_000), spin: 0)
    let scene = EscapeScene(
      timeStep: 1.0 / 120, steps: 20, bounds: .zero,
      parts: [.wall(EscapeScene.Wall(name: 0, behavior: 0, kind: .path(outline))), .item(bar)])
    let fault = EscapeRun(scene).run()
    #expect(fault == nil)
  }

  /// A regular hexagon, less what edges may be off; its widths are √3 and 2 radii.
  @Test func theExtentOfAHexagonIsItsWidths() {
    let hexagon = Outline.polygon(Outline.corners(6, in: CGSize(width: 20, height: 20)))
    #expect(abs(hexagon.extent.least - (10 * 3.0.squareRoot() - 0.5)) < 1e-9)
    #expect(abs(hexagon.extent.greatest - (20 - 0.5)) < 1e-9)
  }

  /// The sides of a pentagram cross inside of the hull of its corners.
  @Test func aStarIsNotConvex() {
    let corners = Outline.corners(5, in: CGSize(width: 20, height: 20))
    #expect(Outline.star((0..<5).map { corners[$0 * 2 % 5] }).extent.least.isInfinite)
    #expect(!Outline.polygon(corners).extent.least.isInfinite)
  }

  /// Around (0, 0), with corners 12 pt from there, and sides that bend inward by so many points.
  private static func triangle(dents depth: CGFloat) -> Outline {
    let corners = Outline.corners(3, in: CGSize(width: 24, height: 24))
    func bent(_ share: CGFloat, _ start: CGPoint, _ end: CGPoint) -> CGPoint {
      // A cubic gets three quarters as far from its chord as its inner control points; sides are 6 pt from (0, 0).
      let inward = 1 - depth / 0.75 / 6
      let (middle, half) = (
        CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2),
        CGPoint(x: (end.x - start.x) / 2, y: (end.y - start.y) / 2)
      )
      return CGPoint(x: inward * middle.x + share * half.x, y: inward * middle.y + share * half.y)
    }
    return .blob(
      corners.indices.map { index in
        let (start, end) = (corners[index], corners[(index + 1) % 3])
        return Outline.Cubic(
          start: start, control1: bent(-1.0 / 3, start, end), control2: bent(1.0 / 3, start, end),
          end: end)
      })
  }
}

import Foundation
import Testing

@testable import Dynamics

/// One-sided boundaries whose corners point to their solid side.
extension OneSidedTests {
  /// Boundaries whose corners point to their solid side, which is above, drawn from left to right.
  enum Ridge: CaseIterable {
    case roof, spire, teeth, hill, stairs

    var path: BezierPath {
      let path = BezierPath()
      func draw(_ points: [(CGFloat, CGFloat)]) {
        path.move(to: CGPoint(x: points[0].0, y: points[0].1))
        for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
      }
      switch self {
      case .roof: draw([(100, 600), (500, 400), (900, 600)])
      case .spire: draw([(440, 690), (500, 350), (560, 690)])
      case .teeth:
        draw((0...24).map { (260 + 20 * CGFloat($0), $0.isMultiple(of: 2) ? 560 : 500) })
      case .hill:
        path.addArc(
          withCenter: CGPoint(x: 500, y: 700), radius: 200, startAngle: -.pi, endAngle: 0,
          clockwise: true)
      case .stairs: draw([(300, 600), (400, 600), (400, 500), (600, 500), (600, 600), (700, 600)])
      }
      return path
    }

    /// The outline of what is below, on which items must not be.
    func isBelow(_ place: CGPoint) -> Bool {
      let solid = path
      for x in [solid.bounds.maxX, solid.bounds.minX] { solid.addLine(to: CGPoint(x: x, y: 9000)) }
      solid.close()
      return solid.contains(place)
    }
  }

  private func scene(_ ridge: Ridge, _ items: [BasicItem], gravity: CGFloat = 1) -> Scene {
    let scene = Scene(items, gravity: gravity)
    scene.collision.removeAllBoundaries()
    scene.collision.addBoundary(withIdentifier: "ridge", for: ridge.path)
    scene.collision.setSolidSide(.left, forBoundaryWithIdentifier: "ridge")
    return scene
  }

  @Test(arguments: Ridge.allCases, [0, 3000, 30_000] as [CGFloat])
  func aRidgeHoldsWhatFallsOnIt(ridge: Ridge, speed: CGFloat) {
    for shape in Shape.allCases {
      for offset in stride(from: -48, through: 48, by: 16) as StrideThrough<CGFloat> {
        for isPrecise in [false, true] {
          let scene = scene(ridge, [shape.item(500 + offset, 300)])
          scene.properties.usesPreciseCollisionDetection = isPrecise
          scene.jump(-speed)
          for _ in 0..<60 {
            scene.animator.step()
            if ridge.isBelow(scene.item.center) {
              Issue.record("\(shape) at \(offset), precise: \(isPrecise)")
              break
            }
          }
        }
      }
    }
  }

  /// From below, all of it is open, also while the item turns.
  @Test(arguments: Ridge.allCases, [900, 12_000] as [CGFloat])
  func aRidgeLetsThroughFromBelow(ridge: Ridge, speed: CGFloat) {
    for shape in Shape.allCases {
      for offset in stride(from: -48, through: 48, by: 16) as StrideThrough<CGFloat> {
        let scene = scene(ridge, [shape.item(500 + offset, 760)], gravity: 0)
        scene.properties.addAngularVelocity(3, for: scene.item)
        let free = Scene([shape.item(500 + offset, 760)], gravity: 0)
        free.collision.removeAllBoundaries()
        free.properties.addAngularVelocity(3, for: free.item)
        scene.jump(speed)
        free.jump(speed)
        scene.run(0.7)
        free.run(0.7)
        #expect(scene.item.center == free.item.center, "\(shape) at \(offset)")
      }
    }
  }
}

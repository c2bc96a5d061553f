import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct ExitPathTests {
  /// The parts of a body may be in any order.
  @Test(arguments: [200, -200.0], [false, true])
  func theForemostPartStopsABody(way: Double, isReversed: Bool) throws {
    let scene = RowScene()
    let box = Outline.rectangle(CGSize(width: 10, height: 10))
    let parts = [-15, 15].map {
      CompoundShape.Part(box, center: CGPoint(x: $0, y: 0), angle: 0)
    }
    let body = scene.addBody(CompoundShape(isReversed ? parts.reversed() : parts))
    let chain = try #require(Chain(rectangle(width: 200, height: 200)))
    let end = ExitPath(body: body, shapes: scene.shapes, chain: chain)
      .end(from: .zero, to: Vector(x: way, y: 0))
    #expect(abs(end.x - (way > 0 ? 80 : -80)) < 0.1 && abs(end.y) < 1e-9)
  }
}

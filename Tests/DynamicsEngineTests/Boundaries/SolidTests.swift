import DynamicsChipmunk
import Testing

@testable import DynamicsEngine

@Suite struct SolidTests {
  /// Boxes of 20 pt beside a square of 10 pt, of which some reach into it.
  @Test(arguments: [(0.0, true), (10, true), (14.9, false), (15.5, false), (100, false)])
  func onlyAPartThatIsDeepInsideLiesAcross(x: Double, liesAcross: Bool) {
    let scene = RowScene()
    let ground = scene.addBody(EngineScene.box(5)).chipmunk
    let corners = [(-5.0, -5.0), (5, -5), (5, 5), (-5, 5)].map(Vector.init(x:y:))
    let solid = Solid(of: corners, on: ground)
    defer { cpShapeFree(solid.shape) }
    let box = scene.addBody(EngineScene.box(20), at: Vector(x: x, y: 0))
    let part = scene.rows(of: box)[0].pointee.shape!
    _ = cpShapeUpdate(part, box.pointee.body.transform)
    #expect(solid.overlaps(part) == liesAcross)
  }
}

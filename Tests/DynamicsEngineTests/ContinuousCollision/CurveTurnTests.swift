import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct CurveTurnTests {
  /// An impulse on the corner of a polygon also spins it, so its velocity must not only turn.
  @Test func onlyRoundBodiesFollowACurve() throws {
    let scene = RowScene()
    scene.addBoundary([Vector(x: -100, y: 0), .zero, Vector(x: 100, y: -10)])
    let edges = scene.boundaries[0].pointee.shapes.map { scene.shapes[$0] }
    let slope = Rotation(angle: -atan(0.1))
    (edges[0].pointee.turnAtEnd, edges[1].pointee.turnAtStart) = (slope, slope)
    let corners = (0..<24).map { Vector(angle: .pi * Double($0) / 12) * 10 }
    for (outline, turns) in [
      (Outline.ellipse(CGSize(width: 20, height: 20)), true),
      (.polygon(corners.map(\.point)), false),
    ] {
      let body = scene.addBody(CompoundShape(outline), at: Vector(x: -1, y: -10))
      body.velocity = Vector(x: 500, y: 0)
      let part = scene.rows(of: body)[0]
      #expect(abs(part.pointee.radius - 10) < 1e-9)
      let stop = TimeOfImpactHit(
        fraction: 0.5, part: part, obstacle: edges[1],
        contact: SweptContact(normal: Vector(x: slope.sine, y: -slope.cosine), point: .zero))
      let turn = stop.turnOfCurve(for: body, from: body.position, after: 0, duration: 0.01)
      #expect((turn != nil) == turns)
      if let turn { #expect(abs(turn.sine - slope.sine) < 1e-9) }
    }
  }
}

import DynamicsChipmunk
import DynamicsGeometry
import Foundation

@testable import DynamicsEngine

/// Bodies and boundaries of a world that takes no steps.
final class RowScene {
  private let world = World()
  private let set: CollisionSetPointer
  private(set) var boundaries: [BoundaryPointer] = []

  var shapes: Slab<ShapeRow> { world.shapes }

  init() { set = world.sets[world.addCollisionSet()] }

  /// A body that collides with everything.
  func addBody(
    _ compound: CompoundShape, at place: Vector = .zero, angle: Double = 0,
    isAnchored: Bool = false
  ) -> BodyPointer {
    let body = world.body(world.addBody(compound, at: place.point, angle: angle))
    body.pointee.material.isAnchored = isAnchored
    body.pointee.isAwake = !isAnchored
    world.insert(body, into: set)
    world.applyMaterial(to: body)
    return body
  }

  /// A boundary that encloses no body yet.
  @discardableResult
  func addBoundary(_ contours: [Contour]) -> BoundaryPointer {
    let boundary = world.boundaries.allocate(serial: &world.counters.boundary)
    world.build(boundary, contours, in: set, rank: &world.counters.edge)
    boundaries.append(boundary)
    return boundary
  }

  @discardableResult
  func addBoundary(_ points: [Vector]) -> BoundaryPointer {
    addBoundary([Contour(points.map(\.point))])
  }

  func rows(of body: BodyPointer) -> [ShapePointer] { Array(shapes.of(body)) }

  /// Moves a body by a step.
  ///
  /// Something that stops it changes its velocity, with which it then moves on; without a velocity,
  /// it stays there.
  func move(_ body: BodyPointer, by way: Vector, turn: Double = 0) {
    body.pointee.step.start = body.position
    body.pointee.step.startAngle = body.angle
    body.setPose(body.position + way, angle: body.angle + turn)
    world.continuousCollision.impacts.removeAll()
    _ = world.continuousCollision.move(
      body,
      in: MotionStep(
        length: EngineScene.step, count: 1, obstacleDisplacement: 0, isPrecise: false))
  }

  func corners(of body: BodyPointer) -> [Vector] {
    rows(of: body).flatMap { row in
      row.pointee.corners.map { $0.rotated(by: body.rotation) + body.position }
    }
  }
}

/// The corners of an upright rectangle around a point, back to the first.
func rectangle(around center: Vector = .zero, width: Double, height: Double) -> [Vector] {
  [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)].map { (x: Double, y: Double) in
    center + Vector(x: x * width / 2, y: y * height / 2)
  }
}

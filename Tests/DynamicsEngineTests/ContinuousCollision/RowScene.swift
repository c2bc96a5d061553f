import DynamicsChipmunk
import DynamicsGeometry
import Foundation

@testable import DynamicsEngine

/// Bodies and boundaries as rows, without a world around them.
final class RowScene {
  let shapes = Slab(blank: ShapeRow())
  let broadPhase: BroadPhase
  let ground: BodyPointer
  private(set) var bodies: [BodyPointer] = []
  private(set) var boundaries: [BoundaryPointer] = []
  private var shapeRank: UInt32 = 0
  private var edgeRank: UInt32 = 1 << 31

  init() {
    broadPhase = BroadPhase(
      shapes, Slab(blank: CollisionSetRow()), Slab(blank: BodyRow()))
    ground = Self.makeBody(serial: -1)
    ground.pointee.material.isAnchored = true
  }

  deinit {
    for boundary in boundaries {
      for row in boundary.pointee.shapes { ShapeMemory.free(shapes[row]) }
      boundary.deinitialize(count: 1)
      boundary.deallocate()
    }
    for body in bodies {
      for row in rows(of: body) { ShapeMemory.free(row) }
      body.deallocate()
    }
    ground.deallocate()
  }

  private static func makeBody(serial: Int32) -> BodyPointer {
    let body = BodyPointer.allocate(capacity: 1)
    body.initialize(to: BodyRow())
    body.pointee.id = BodyID(index: serial, serial: serial)
    body.setPose(.zero, angle: 0, rotation: Vector(x: 1, y: 0))
    return body
  }

  /// A body that collides with everything.
  func addBody(
    _ compound: CompoundShape, at place: Vector = .zero, angle: Double = 0,
    isAnchored: Bool = false
  ) -> BodyPointer {
    let body = Self.makeBody(serial: Int32(bodies.count))
    body.pointee.material.isAnchored = isAnchored
    body.pointee.leastWidth = compound.leastWidth
    body.pointee.isAwake = !isAnchored
    body.pointee.collisions.setsWithBodies.insert(0)
    body.pointee.collisions.setsWithBoundaries.insert(0)
    body.setPose(place, angle: angle, rotation: Vector(x: cos(angle), y: sin(angle)))
    body.pointee.step.start = place
    body.pointee.step.startAngle = angle
    for part in compound.parts.reversed() {
      let (index, row) = shapes.take()
      row.pointee.index = index
      row.pointee.rank = shapeRank
      row.pointee.body = body
      row.pointee.next = body.pointee.firstShape
      body.pointee.firstShape = index
      shapeRank += 1
      ShapeMemory.fill(row, with: part)
      broadPhase.insert(row, isStatic: isAnchored)
    }
    body.pointee.greatestWidth =
      rows(of: body).flatMap { $0.pointee.corners }
      .greatestDistance
    bodies.append(body)
    return body
  }

  @discardableResult
  func addBoundary(_ contours: [Contour]) -> BoundaryPointer {
    let boundary = BoundaryPointer.allocate(capacity: 1)
    boundary.initialize(to: BoundaryRow())
    boundary.pointee.id = BoundaryRowID(
      index: Int32(boundaries.count), serial: Int32(boundaries.count))
    boundary.pointee.set = 0
    BoundaryEdges.build(
      boundary, WallChains(ground: ground.chipmunk).chains(of: contours), ground: ground,
      shapes: shapes,
      broadPhase: broadPhase, rank: &edgeRank)
    boundaries.append(boundary)
    return boundary
  }

  @discardableResult
  func addBoundary(_ points: [Vector]) -> BoundaryPointer {
    addBoundary([Contour(points.map(\.point))])
  }

  func rows(of body: BodyPointer) -> [ShapePointer] {
    var rows: [ShapePointer] = []
    var index = body.pointee.firstShape
    while index >= 0 {
      rows.append(shapes[index])
      index = shapes[index].pointee.next
    }
    return rows
  }

  /// Moves a body by a step, and puts it back where something stops it.
  func move(_ body: BodyPointer, by way: Vector, turn: Double = 0) {
    body.pointee.step.start = body.position
    body.pointee.step.startAngle = body.angle
    body.setPose(body.position + way, angle: body.angle + turn)
    let continuousCollision = ContinuousCollision(
      fixed: broadPhase.fixed, moving: broadPhase.moving, shapes)
    _ = continuousCollision.stop(body, obstacleDisplacement: 0)
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

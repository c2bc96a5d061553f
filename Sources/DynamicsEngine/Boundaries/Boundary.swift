internal import CChipmunk
internal import Foundation

/// One or more chains of edges that hold the members of a ``CollisionGroup`` in or out.
package final class Boundary {
  /// The order of creation in its world; never used twice there.
  package let id: Int
  let chains: [Chain]
  private var walls: [Wall] = []

  init(id: Int, polylines: [[CGPoint]]) {
    self.id = id
    chains = polylines.compactMap { Chain($0.map(Vector.init)) }
  }

  /// True when there is nothing to bump into, as with a path of no length.
  package var isEmpty: Bool { chains.isEmpty }

  func build(on body: UnsafeMutablePointer<cpBody>, for group: CollisionGroup) {
    for (index, chain) in chains.enumerated() {
      let first = walls.count
      defer { joinWalls(walls[first...].filter { $0.side != .inner }, isClosed: chain.isClosed) }
      for edge in chain.edges {
        if chain.isConvex {
          walls.append(Wall(of: self, chain: index, side: .inner, edge, on: body, for: group))
          walls.append(Wall(of: self, chain: index, side: .outer, edge, on: body, for: group))
        } else {
          walls.append(Wall(of: self, chain: index, side: .both, edge, on: body, for: group))
        }
      }
    }
  }

  /// Tells walls in a row of each other, so that what touches one does not bump into the end of the
  /// next: several elastic contacts at once throw a body back the way it came.
  private func joinWalls(_ walls: [Wall], isClosed: Bool) {
    guard walls.count > 1 else { return }
    for (index, wall) in walls.enumerated() {
      let before = index > 0 ? walls[index - 1] : isClosed ? walls[walls.count - 1] : wall
      let after = index + 1 < walls.count ? walls[index + 1] : isClosed ? walls[0] : wall
      // Beyond a free end there is nothing: a neighbor on the edge itself would let bodies through.
      wall.join(
        before: before === wall ? wall.edge.start : before.edge.start,
        after: after === wall ? wall.edge.end : after.edge.end)
    }
  }

  func tearDown() {
    for wall in walls { wall.removeFromSpace() }
    walls.removeAll()
  }
}

/// One edge of a boundary as Chipmunk sees it.
final class Wall {
  /// Whom a wall stops.
  enum Side { case inner, outer, both }

  /// A heavy item presses a light one through a line.
  ///
  /// Where all that is inside must come from one side, the wall reaches this far out behind the
  /// line, in points.
  private static let depth = 40.0

  unowned let boundary: Boundary
  unowned let group: CollisionGroup
  let chain: Int
  let side: Side
  let edge: (start: Vector, end: Vector)
  private let shape: UnsafeMutablePointer<cpShape>

  init(
    of boundary: Boundary, chain index: Int, side: Side, _ edge: (start: Vector, end: Vector),
    on body: UnsafeMutablePointer<cpBody>, for group: CollisionGroup
  ) {
    self.boundary = boundary
    self.group = group
    self.chain = index
    self.side = side
    self.edge = edge
    let chain = boundary.chains[index]
    if side == .inner {
      // A thick capsule that touches the edge from outside.
      let along = edge.end - edge.start
      let outward = along.turned * (-chain.innerSide * Self.depth / 2 / along.length)
      shape = cpSegmentShapeNew(body, edge.start + outward, edge.end + outward, Self.depth / 2)
    } else {
      shape = cpSegmentShapeNew(body, edge.start, edge.end, 0)
    }
    // Chipmunk multiplies materials; with 1 here an item keeps its own.
    shape.pointee.e = 1
    shape.pointee.u = 1
    shape.pointee.filter = group.wallFilter
    shape.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    cpSpaceAddShape(body.pointee.space, shape)
  }

  /// - Parameters:
  ///   - before: The start of the wall before, or this one's own start for none.
  ///   - after: The end of the wall after, or this one's own end for none.
  func join(before: Vector, after: Vector) {
    cpSegmentShapeSetNeighbors(shape, before, after)
  }

  func removeFromSpace() {
    cpSpaceRemoveShape(shape.pointee.space, shape)
    cpShapeFree(shape)
  }

  func stops(_ body: Body) -> Bool {
    guard body.groups.contains(where: { $0 === group }) else { return false }
    guard side != .both else { return true }
    let isInside = body.enclosures.contains { $0.boundary === boundary && $0.chain == chain }
    return isInside == (side == .inner)
  }
}

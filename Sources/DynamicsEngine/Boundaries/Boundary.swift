internal import DynamicsChipmunk
internal import DynamicsGeometry
internal import Foundation

/// One or more chains of edges that hold the members of a ``CollisionGroup`` in or out.
package final class Boundary {
  /// The order of creation in its world; never used twice there.
  package let id: Int
  let chains: [Chain]
  private var walls: [Wall] = []

  init(id: Int, contours: [Contour]) {
    self.id = id
    chains = contours.compactMap { Chain($0.polyline.map(Vector.init), following: $0) }
  }

  /// True when there is nothing to bump into, as with a path of no length.
  package var isEmpty: Bool { chains.isEmpty }

  func build(on body: UnsafeMutablePointer<cpBody>, for group: CollisionGroup) {
    for (index, chain) in chains.enumerated() {
      let edges = chain.edges
      for place in Self.scatteredPlaces(count: edges.count) {
        func wall(_ side: Wall.Side) -> Wall {
          Wall(of: self, chain: index, side: side, edges[place], on: body, for: group)
        }
        if chain.isConvex { walls.append(wall(.inner)) }
        let outer = wall(chain.isConvex ? .outer : .both)
        // Beyond a free end there is nothing: a neighbor on the edge itself would let bodies through.
        outer.join(
          before: place > 0 ? edges[place - 1].start : chain.isClosed ? edges.last?.start : nil,
          after: place + 1 < edges.count
            ? edges[place + 1].end : chain.isClosed ? edges.first?.end : nil)
        walls.append(outer)
      }
    }
  }

  /// The places of a row in an order in which neighbors are far apart.
  ///
  /// Chipmunk's tree of boxes becomes as deep as a straight line or a smooth curve has edges if it
  /// gets them one after the other; from far apart ones first, it becomes balanced.
  private static func scatteredPlaces(count: Int) -> [Int] {
    guard count > harmlessDepth else { return Array(0..<count) }
    let unusedBits = (count - 1).leadingZeroBitCount
    return (0..<(1 << (Int.bitWidth - unusedBits))).compactMap { index in
      let place = Int(UInt(index).reversedBits >> UInt(unusedBits))
      return place < count ? place : nil
    }
  }

  private static let harmlessDepth = 256

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

  /// Tells the wall where the walls before it and after it start and end, if there are any.
  ///
  /// So what touches one wall does not bump into the end of the next: several elastic contacts at
  /// once throw a body back the way it came.
  func join(before: Vector?, after: Vector?) {
    cpSegmentShapeSetNeighbors(shape, before ?? edge.start, after ?? edge.end)
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

extension UInt {
  /// The last bit first.
  fileprivate var reversedBits: UInt {
    var (rest, reversed): (UInt, UInt) = (self, 0)
    for _ in 0..<UInt.bitWidth {
      reversed = reversed << 1 | rest & 1
      rest >>= 1
    }
    return reversed
  }
}

internal import DynamicsChipmunk

/// Keeps bodies from catching on corners where the next immovable shape continues the surface.
///
/// The narrow phase collides pairs one by one. A body that slides from one tile to the next
/// penetrates the first a little, so it would hit the side or the corner of the second. But these
/// are inside the first tile. So the second tile is extended over the first, and contacts with the
/// extension are left to the first tile. Box2D's chains do the same with ghost vertices.
struct GhostCorners: ~Copyable {
  private let longer = ExtendedPolygon()
  private let neighbors = NeighboringPairs()
  /// Where Chipmunk puts the contacts with a longer shape.
  private let found = FlatArray<cpContact>()

  init() { found.resize(to: 2, filling: cpContact()) }

  /// Corrects the contacts of a part, which are still in world coordinates.
  ///
  /// The result for one pair does not depend on the results for others.
  ///
  /// - Parameter range: All pairs of the part, which is the first shape of each.
  /// - Returns: The end of the range without the pairs that touch ghost corners only.
  func correct(_ pairs: PairPointer, _ range: Range<Int>) -> Int {
    for index in range { (pairs + index).useEdgeNormal() }
    if range.count > 1 {
      neighbors.fill(pairs, range)
      for index in range where pairs[index].isWithSharpObstacle && !pairs[index].isInsideCurve {
        correct(pairs, index, range)
      }
    }
    var end = range.lowerBound
    for index in range where pairs[index].count > 0 {
      if end != index { pairs[end] = pairs[index] }
      end += 1
    }
    return end
  }

  private func correct(_ pairs: PairPointer, _ index: Int, _ range: Range<Int>) {
    let best = continuation(pairs, index, range, excluding: nil)
    let pair = pairs + index
    let isRight = best.map { pair.normalOfObstacle.dot($0.normal) > 1 - 1e-10 } ?? true
    guard let best, !isRight else { return }
    collide(pair, with: best, continuation(pairs, index, range, excluding: best))
  }

  /// The straightest continuation of the shape at a corner with a contact.
  ///
  /// - Parameter first: If given, only the other end of the same side counts.
  private func continuation(
    _ pairs: PairPointer, _ index: Int, _ range: Range<Int>, excluding first: Continuation?
  ) -> Continuation? {
    let pair = pairs + index
    let (part, shape) = (pair.pointee.a.pointee.shape!, pair.pointee.b.pointee.shape!)
    var best: Continuation?
    for place in 0..<pair.count {
      let point = pair.pointOnObstacle(place)
      let corner = shape.corner(nearest: point)
      guard (shape.corner(corner) - point).length < Tuning.GhostCorners.reach else { continue }
      neighbors.forEach(near: point, in: range) { other in
        guard other != index, pairs[other].isWithSharpObstacle else { return }
        let neighbor = pairs[other].b.pointee.shape!
        // Other parts of the same outline are no neighbors: ``SeamContacts`` knows them.
        guard pair.pointee.b.pointee.seams == nil || pairs[other].bodyB != pair.pointee.bodyB,
          isAt(neighbor, point), isAt(neighbor, shape.corner(corner))
        else { return }
        take(Continuation(of: shape, at: corner, isAfter: false, by: neighbor, for: part))
        take(Continuation(of: shape, at: corner, isAfter: true, by: neighbor, for: part))
      }
    }
    return best

    func take(_ found: Continuation?) {
      guard let found, first.map(found.isOppositeEnd) ?? true else { return }
      if abs(found.rise) < abs(best?.rise ?? .infinity) { best = found }
    }
  }

  private func isAt(_ shape: UnsafeMutablePointer<cpShape>, _ point: Vector) -> Bool {
    var info = cpPointQueryInfo()
    return cpShapePointQuery(shape, point, &info) <= Tuning.Continuation.maxGap
  }

  private func collide(_ pair: PairPointer, with one: Continuation, _ other: Continuation?) {
    let (part, obstacle) = (pair.pointee.a.pointee.shape!, pair.pointee.b.pointee.shape!)
    longer.take(obstacle, one, other)
    // The part is a circle or a polygon, so Chipmunk keeps it first, and `r2` is on the obstacle.
    var info = ShapeContacts.find(part, longer.shape, into: found.base)
    var count = 0
    for place in 0..<Int(info.count) {
      let point = found[place].r2
      guard one.distance(of: point) <= Tuning.Continuation.maxGap,
        other?.distance(of: point) ?? 0 <= Tuning.Continuation.maxGap
      else { continue }
      found[count] = found[place]
      count += 1
    }
    info.count = Int32(count)
    // The manifold was made of the first contacts, so the order of the shapes has to stay.
    if pair.pointee.isSwapped {
      info.n = -info.n
      for place in 0..<count { swap(&found[place].r1, &found[place].r2) }
    }
    pair.pointee.take(info)
  }
}

extension PairRow {
  /// Whether the second shape is an immovable polygon or line.
  ///
  /// Contacts with the inside of a closed convex chain have no corners, and those with curves only at their ends.
  fileprivate var isWithSharpObstacle: Bool {
    !isInside && !isAcross && b.pointee.isLeafStatic && b.pointee.shape!.cornerCount > 1
  }
}

extension PairPointer {
  fileprivate func pointOnObstacle(_ place: Int) -> Vector {
    pointee.isSwapped ? points[place].r1 : points[place].r2
  }

  /// The outward normal of the second shape.
  fileprivate var normalOfObstacle: Vector {
    pointee.isSwapped ? pointee.normal : -pointee.normal
  }

  /// Replaces the normal of a contact with an edge from inside by the edge's inward normal.
  ///
  /// All bodies inside a convex chain are on the inner side of each edge, and no other direction
  /// leads out of the space behind an edge.
  fileprivate func useEdgeNormal() {
    let edge = pointee.b
    guard let boundary = edge.pointee.boundary, pointee.isInside, !pointee.touchesCurve else {
      return
    }
    let chain = boundary.pointee.chains[Int(edge.pointee.chain)]
    let inward = chain.inwardNormal(
      of: Edge(start: edge.pointee.start, end: edge.pointee.end))
    let isEdgeFirst = pointee.isSwapped
    let oldNormal = pointee.normal
    pointee.normal = isEdgeFirst ? inward : -inward
    let radius = pointee.a.pointee.shape!.radius
    var count = 0
    for place in 0..<self.count {
      var point = points[place]
      let old = isEdgeFirst ? point.r2 + oldNormal * radius : point.r1 - oldNormal * radius
      let onPart = old - inward * radius
      let height = (onPart - edge.pointee.start).dot(inward)
      guard height <= Tuning.ShapeContacts.margin else { continue }
      let onEdge = onPart - inward * height
      (point.r1, point.r2) = isEdgeFirst ? (onEdge, onPart) : (onPart, onEdge)
      points[count] = point
      count += 1
    }
    pointee.count = Int32(count)
  }
}

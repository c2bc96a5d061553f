internal import DynamicsChipmunk

/// The path of a body out of a chain, up to the edge that stops it and then along that edge.
struct ExitPath {
  let body: BodyPointer
  let shapes: Slab<ShapeRow>
  let chain: Chain

  func end(from start: Vector, to end: Vector) -> Vector {
    var place = start
    for _ in 0..<Tuning.Containment.maxEdges {
      let displacement = end - place
      guard let stop = firstStop(from: place, along: displacement, excluding: nil) else {
        return end
      }
      place += displacement * stop.fraction
      let rest = end - place
      let along = rest - stop.normal * rest.dot(stop.normal)
      guard along.dot(along) > 1e-12 else { return place }
      guard let next = firstStop(from: place, along: along, excluding: stop.normal) else {
        return place + along
      }
      place += along * next.fraction
    }
    return place
  }

  private func firstStop(
    from start: Vector, along displacement: Vector, excluding normal: Vector?
  ) -> (fraction: Double, normal: Vector)? {
    var first: (fraction: Double, normal: Vector)?
    for part in shapes.of(body) {
      let corners = part.pointee.corners
      withUnsafeTemporaryAllocation(of: Vector.self, capacity: corners.count) { turned in
        let rotation = body.rotation
        for place in corners.indices { turned[place] = corners[place].rotated(by: rotation) }
        let sweep = EdgeCast(
          UnsafeBufferPointer(turned), center: part.pointee.center.rotated(by: rotation),
          from: start, along: displacement)
        guard let stop = sweep.firstStop(at: chain, excluding: normal),
          stop.fraction < first?.fraction ?? .infinity
        else { return }
        first = stop
      }
    }
    return first
  }
}

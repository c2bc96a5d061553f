internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Rays from a point in all directions, each of which ends at the first thing that it meets.
///
/// Between two neighboring directions to corners and tangents, the same surface is first, and where it is hit is a smooth
/// function of the angle. So a few rays there give its integral to many digits (Gauss's quadrature), however small or
/// far away things are.
struct BlastSweep {
  /// The end of a ray.
  struct Hit {
    /// `nil` for a boundary.
    let body: BodyPointer?
    /// A unit vector.
    let direction: Vector
    let distance: Double
    /// The angle that the ray stands for, in radians.
    let angle: Double
  }

  /// The angles between which an obstacle is seen, from −π to π.
  private struct Span {
    let from: Double
    let to: Double
    let obstacle: Int
  }

  private let center: Vector
  private let radius: Double
  private var obstacles: [BlastObstacle] = []
  private var spans: [Span] = []
  /// The directions in which what is met may change.
  private var angles: [Double] = (-4...4).map { Double($0) * .pi / 4 }

  init(center: Vector, radius: Double) { (self.center, self.radius) = (center, radius) }

  /// Adds the parts of a body; one that contains the center neither feels the wave nor stops it.
  mutating func add(_ body: BodyPointer, _ parts: ShapesOfBody) {
    let reach = radius + body.pointee.boundingRadius
    guard (body.position - center).length < 1.01 * reach else { return }
    var found: [BlastObstacle] = []
    for part in parts {
      guard let obstacle = BlastObstacle(part: part, seenFrom: center) else { return }
      found.append(obstacle)
    }
    for obstacle in found { add(obstacle) }
  }

  /// Adds an edge of a boundary.
  mutating func add(_ edge: ShapePointer) {
    let line = Edge(start: edge.pointee.start, end: edge.pointee.end)
    let nearest = line.place(nearest: center) - center
    guard nearest.length < radius, let obstacle = BlastObstacle(edge: line, seenFrom: center) else {
      return
    }
    add(obstacle)
  }

  private mutating func add(_ obstacle: BlastObstacle) {
    let number = obstacles.count
    obstacles.append(obstacle)
    let (from, to) = (obstacle.from, obstacle.to)
    if from < -.pi {
      spans.append(Span(from: from + 2 * .pi, to: .pi, obstacle: number))
      spans.append(Span(from: -.pi, to: to, obstacle: number))
    } else if to > .pi {
      spans.append(Span(from: from, to: .pi, obstacle: number))
      spans.append(Span(from: -.pi, to: to - 2 * .pi, obstacle: number))
    } else {
      spans.append(Span(from: from, to: to, obstacle: number))
    }
    angles += obstacle.corners.map { $0 < -.pi ? $0 + 2 * .pi : $0 > .pi ? $0 - 2 * .pi : $0 }
  }

  /// Visits the ends of all rays, by growing angles.
  mutating func run(_ visit: (Hit) -> Void) {
    angles.sort()
    spans.sort { ($0.from, $0.obstacle) < ($1.from, $1.obstacle) }
    var (next, active) = (0, [Span]())
    for (start, end) in zip(angles, angles.dropFirst()) where end - start > 1e-12 {
      let middle = (start + end) / 2
      while next < spans.count, spans[next].from < middle {
        insert(spans[next], into: &active)
        next += 1
      }
      active.removeAll { $0.to < middle }
      guard !active.isEmpty else { continue }
      for node in Self.nodes {
        let direction = Vector(angle: middle + (end - start) / 2 * node.place)
        guard let (distance, first) = first(of: active, along: direction) else { continue }
        visit(
          Hit(
            body: obstacles[first].body, direction: direction, distance: distance,
            angle: (end - start) / 2 * node.weight))
      }
    }
  }

  /// Keeps the obstacles in the order of their distances, so that a ray need not look at those behind the first.
  private func insert(_ span: Span, into active: inout [Span]) {
    let nearest = obstacles[span.obstacle].nearest
    let place = active.firstIndex { obstacles[$0.obstacle].nearest > nearest }
    active.insert(span, at: place ?? active.endIndex)
  }

  private func first(
    of active: [Span], along direction: Vector
  ) -> (distance: Double, obstacle: Int)? {
    var first: (distance: Double, obstacle: Int)?
    for span in active {
      let limit = first?.distance ?? radius
      if obstacles[span.obstacle].nearest >= limit { break }
      if let distance = obstacles[span.obstacle]
        .distance(along: direction, from: center, within: limit)
      {
        first = (distance, span.obstacle)
      }
    }
    return first
  }

  /// Places from −1 to 1 and their weights.
  ///
  /// Gauss's eight places are those of φ in sin(φ·π/2), because near a tangent to a circle the distance changes as a
  /// square root.
  private static let nodes: [(place: Double, weight: Double)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
  ].flatMap { place, weight in
    let turn = SinCos(place * .pi / 2)
    let weight = weight * turn.cosine * .pi / 2
    return [(-turn.sine, weight), (turn.sine, weight)]
  }
}

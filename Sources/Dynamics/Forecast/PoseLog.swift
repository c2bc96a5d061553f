internal import DynamicsEngine

/// Collects the poses of a simulation's bodies in place of showing them on items.
final class PoseLog {
  // Each step appends to these many times, and nothing else runs meanwhile. So exclusivity checks, which would
  // cost more than the accesses, are not needed.

  /// The bodies that moved, step after step, by the indices of their rows.
  @exclusivity(unchecked)
  private var rows: [Int32] = []
  @exclusivity(unchecked)
  private var poses: [ItemPose] = []
  /// For each step in which something moved, its number and the end of its part of ``poses``.
  @exclusivity(unchecked)
  private var steps: [(number: Int32, end: Int)] = []
  @exclusivity(unchecked)
  private var moved: [BodyID] = []
  private let start: [(body: BodyID, pose: ItemPose)]
  private let firstStep: Int

  /// Begins with the present poses.
  init(_ simulation: Simulation) {
    firstStep = simulation.clock.stepCount
    start = simulation.items.bodies.map { ($0, simulation.presentPose(of: $0)) }
  }

  /// Notes the poses of the bodies that have moved.
  func record(_ simulation: Simulation) {
    Unmanaged.passUnretained(simulation.world)._withUnsafeGuaranteedRef { world in
      world.drainMoved(into: &moved)
      guard !moved.isEmpty else { return }
      for body in moved where world.contains(body) {
        rows.append(body.index)
        poses.append(ItemPose(world.pose(of: body)))
      }
      steps.append((Int32(simulation.clock.stepCount - firstStep), poses.count))
    }
  }

  /// The poses sorted by item.
  ///
  /// No body comes during a forecast, so a row belongs to one item.
  var tracks: PoseTracks {
    var counts = [Int](repeating: 0, count: start.reduce(0) { max($0, Int($1.body.index) + 1) })
    for (body, _) in start { counts[Int(body.index)] += 1 }
    for row in rows { counts[Int(row)] += 1 }
    var tracks = PoseTracks(count: start.count + rows.count)
    var next = counts
    var end = 0
    for row in counts.indices {
      next[row] = end
      end += counts[row]
    }
    for (body, pose) in start {
      let row = Int(body.index)
      tracks.add(ItemID(body), next[row]..<next[row] + counts[row])
      tracks.set(next[row], to: pose, after: 0)
      next[row] += 1
    }
    var place = 0
    for (number, end) in steps {
      while place < end {
        let row = Int(rows[place])
        tracks.set(next[row], to: poses[place], after: number)
        next[row] += 1
        place += 1
      }
    }
    return tracks
  }
}

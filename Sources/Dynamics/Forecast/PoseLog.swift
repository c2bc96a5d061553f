internal import DynamicsEngine

/// Collects the poses of a simulation's bodies in place of showing them on items.
final class PoseLog {
  /// The bodies that moved, step after step, by the indices of their rows.
  private var rows: [Int32] = []
  private var poses: [ItemPose] = []
  /// For each step in which something moved, its number and the end of its part of ``poses``.
  private var steps: [(number: Int32, end: Int)] = []
  private var moved: [BodyID] = []
  private let start: [(body: BodyID, pose: ItemPose)]
  private let firstStep: Int

  /// Begins with the present poses.
  init(_ simulation: Simulation) {
    firstStep = simulation.clock.stepCount
    start = simulation.items.bodies.map { ($0, simulation.presentPose(of: $0)) }
    simulation.world.drainMoved(into: &moved)
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

  /// The tracks of all items.
  ///
  /// No body comes during a forecast, so a row belongs to one item.
  var tracks: [ItemID: PoseTrack] {
    var counts = [Int](repeating: 0, count: start.reduce(0) { max($0, Int($1.body.index) + 1) })
    for row in rows { counts[Int(row)] += 1 }
    var byRow = counts.map { PoseTrack(capacity: $0 + 1) }
    for (body, pose) in start { byRow[Int(body.index)].append(pose, after: 0) }
    var next = 0
    for (number, end) in steps {
      while next < end {
        byRow[Int(rows[next])].append(poses[next], after: number)
        next += 1
      }
    }
    return Dictionary(
      uniqueKeysWithValues: start.map { (ItemID($0.body), byRow[Int($0.body.index)]) })
  }
}

internal import DynamicsEngine

/// Collects the poses of a simulation's bodies in place of showing them on items.
final class PoseLog {
  private var tracks: [PoseTrack?] = []
  private var bodies: [BodyID] = []
  private var moved: [BodyID] = []
  private let firstStep: Int

  /// Begins with the present poses.
  init(_ simulation: Simulation) {
    firstStep = simulation.clock.stepCount
    bodies = simulation.items.bodies
    tracks = Array(repeating: nil, count: bodies.reduce(0) { max($0, Int($1.index) + 1) })
    for body in bodies { tracks[Int(body.index)] = PoseTrack(simulation.presentPose(of: body)) }
    simulation.world.drainMoved(into: &moved)
  }

  /// Notes the poses of the bodies that have moved.
  func record(_ simulation: Simulation) {
    simulation.world.drainMoved(into: &moved)
    let step = simulation.clock.stepCount - firstStep
    for body in moved where simulation.world.contains(body) {
      tracks[Int(body.index)]?.append(ItemPose(simulation.world.pose(of: body)), after: step)
    }
  }

  var tracksByItem: [ItemID: PoseTrack] {
    Dictionary(
      uniqueKeysWithValues: bodies.compactMap { body in
        tracks[Int(body.index)].map { (ItemID(body), $0) }
      })
  }
}

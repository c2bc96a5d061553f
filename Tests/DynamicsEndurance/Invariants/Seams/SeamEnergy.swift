import Dynamics

/// Finds energy that comes from nowhere, after all drives are over.
struct SeamEnergy {
  private var recent: [CGFloat] = []
  private var least = CGFloat.infinity
  private var height: CGFloat?
  /// The most that moved; what falls far may part with a little of a lift.
  private var most: CGFloat = 0

  mutating func look(_ scene: SeamScene) -> String? {
    let animator = scene.animator
    let now = animator.gravityEnergy
    // Velocities belong half a step before places.
    let energy = animator.kineticEnergy + (now + (height ?? now)) / 2
    height = now
    recent.append(energy)
    guard recent.count > 4 else { return nil }
    if recent.count > 5 { recent.removeFirst() }
    let middle = recent.sorted()[2]
    let mass = scene.bodies.reduce(0) { $0 + $1.size.width * $1.size.height / 10_000 }
    most = max(most, animator.kineticEnergy)
    let scale = most + mass * 1000 * 20
    defer { least = min(least, middle) }
    guard middle - least > 0.05 * scale else { return nil }
    return "\(100 * (middle - least) / scale) % more"
  }
}

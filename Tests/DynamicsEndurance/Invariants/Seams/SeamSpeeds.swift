import Dynamics

/// Finds items that are faster than what drives them, that start up from rest, or that follow what leaves them.
struct SeamSpeeds {
  private var starts: [CGPoint]
  /// The fastest that the first item, which is driven, has been.
  private var driven: CGFloat = 0
  private let isQuiet: Bool
  private let mayFollow: Bool
  private var wasAtRest = false
  /// The fastest after this step.
  private(set) var now: CGFloat = 0

  init(_ scene: SeamScene) {
    starts = scene.bodies.map(\.item.center)
    isQuiet = scene.isQuiet
    mayFollow =
      !scene.isSqueezing || scene.isPulled || scene.bodies.count > 2
      || scene.plan.has { $0.isJoint || ($0.isDrive && !$0.isStrong) }
  }

  mutating func look(_ scene: SeamScene, step: Int) -> [(InvariantFault.Kind, String)] {
    let speeds = scene.bodies.map { scene.velocity(of: $0).distance(to: .zero) }
    now = speeds.max() ?? 0
    let spin = abs(scene.properties.angularVelocity(for: scene.bodies[0].item))
    let size = scene.bodies[0].size
    driven = max(driven, speeds[0] + spin * hypot(size.width, size.height) / 2)
    let fall = scene.isPulled ? 3 * (2000 * (drop(scene) + 5)).squareRoot() : 0
    let own = scene.mostGain * scene.input + fall + 50
    let pushed = scene.mostGain * max(driven, scene.kick, scene.course.speed) + fall + 50
    let isDrivenAll = scene.plan.has(.field) || scene.plan.has(.motor)
    for (index, speed) in speeds.enumerated() {
      let most = index == 0 || isDrivenAll ? own : min(own, pushed)
      // Also false for NaN.
      if !(speed <= most) {
        return [(.fast, "item \(index) at \(speed) pt/s, more than \(most), in step \(step)")]
      }
    }
    if isQuiet, now > scene.leastUnrest {
      return [(.fast, "\(now) pt/s from rest in step \(step)")]
    }
    return follow(scene, speeds, step: step)
  }

  /// What contacts alone hold does not go with a paddle that leaves.
  private mutating func follow(
    _ scene: SeamScene, _ speeds: [CGFloat], step: Int
  ) -> [(InvariantFault.Kind, String)] {
    guard !mayFollow else { return [] }
    let turn = scene.course.turn
    if step == turn - 1 { wasAtRest = now < 20 }
    guard wasAtRest, (turn + 2..<turn + 36).contains(step),
      now > max(25, 0.3 * scene.course.speed)
    else { return [] }
    return [
      (.follows, "\(now) pt/s with a drive that leaves at \(scene.course.speed) in step \(step)")
    ]
  }

  /// How far any item has fallen.
  private func drop(_ scene: SeamScene) -> CGFloat {
    let way = scene.gravity.gravityDirection
    return zip(scene.bodies, starts).reduce(0) { most, pair in
      let (center, start) = (pair.0.item.center, pair.1)
      return max(most, (center.x - start.x) * way.dx + (center.y - start.y) * way.dy)
    }
  }
}

extension SeamScene {
  /// How much faster than what drives it an item may be: small ones are, and those in wedges.
  var mostGain: CGFloat {
    guard isSqueezing || isJamming else { return 5 }
    let isWedge = hasRoundObstacle || plan.has { $0.isShape || $0 == .curve || $0 == .polygon }
    return isWedge ? 20 : 5
  }

  /// Whether boxes stand straight on a flat wall, or float, and nothing drives them.
  var isQuiet: Bool {
    let way = frame.vector(1, 0)
    let isStraight = bodies.allSatisfy { abs(frame.local($0.item.center).y) < 1e-6 }
    let isUp = gravity.gravityDirection == way
    let isStanding = plan.has { $0.isWall && $0 != .curve } && !plan.has(.curve)
    return plan.situation == .rest && isStraight && !plan.has { $0.isShape && $0 != .heavy }
      && !joints.contains { $0.kind == .slide }
      && (isUp && isStanding && !hasRoundObstacle || !isPulled)
  }

  var hasRoundObstacle: Bool { obstacles.contains { $0.parts[0].count > 4 } }

  /// In pt/s: what falls by all gaps, and a little more.
  var leastUnrest: CGFloat {
    // What is a hair above something falls for a step or two.
    let fall = room > 0 ? 17 + 1.5 * (2000 * room).squareRoot() : 3
    return (isPulled ? fall : 2) + 3 * kick
  }
}

import Dynamics

/// Finds items that are behind walls, and those that stay inside each other.
struct SeamDepths {
  /// In points.
  private static let most: CGFloat = 1
  /// In points, for fewer steps, while items are driven against each other.
  private static let mostDeep: CGFloat = 4
  private static let mostDeepSteps = 40
  /// Of a corner behind a wall; a wall may be round.
  private static let mostInWall: CGFloat = 2
  /// Steps in which an overlap opens; a fall may have made it deep.
  private static let mostSteps = 160

  private let scene: SeamScene
  private let walls: [SeamScene.Wall]
  private var pairs: [(SeamBody, SeamBody)] = []
  private var counts: [Int]
  private var deepCounts: [Int]
  private var wallSteps = 0

  init(_ scene: SeamScene) {
    self.scene = scene
    walls = scene.walls.filter { !$0.isOpen || !scene.isSqueezing && !scene.isJamming }
    for (index, body) in scene.bodies.enumerated() {
      for other in scene.bodies[..<index] + scene.obstacles where scene.collide(body, other) {
        pairs.append((body, other))
      }
    }
    counts = pairs.map { _ in 0 }
    deepCounts = counts
  }

  mutating func look(step: Int, place: CGFloat) -> [(InvariantFault.Kind, String)] {
    var faults: [(InvariantFault.Kind, String)] = []
    for wall in walls {
      for body in scene.bodies {
        let depth = wall.depth(scene.frame.local(body.item.center), place)
        if depth > 0.5 { faults.append((.through, "by \(depth) pt in step \(step)")) }
      }
    }
    guard step % 4 == 0, !isCrushed(step) else { return faults }
    let worst = walls.reduce(0) { max($0, depth(in: $1, place)) }
    wallSteps = worst > Self.mostInWall ? wallSteps + 4 : 0
    if wallSteps >= Self.mostSteps {
      faults.append((.overlap, "by \(worst) pt with a wall up to step \(step)"))
    }
    let isDriven = scene.plan.situation == .towards && step <= scene.course.end
    for (index, pair) in pairs.enumerated() {
      let depth = pair.0.depth(in: pair.1)
      counts[index] = depth > Self.most ? counts[index] + 4 : 0
      deepCounts[index] = isDriven && depth > Self.mostDeep ? deepCounts[index] + 4 : 0
      if counts[index] >= Self.mostSteps || deepCounts[index] >= Self.mostDeepSteps {
        faults.append((.overlap, "by \(depth) pt up to step \(step)"))
      }
    }
    return faults
  }

  private func depth(in wall: SeamScene.Wall, _ place: CGFloat) -> CGFloat {
    scene.bodies.reduce(0) { worst, body in
      body.outlines.reduce(worst) { worst, outline in
        outline.corners.reduce(worst) { max($0, wall.depth(scene.frame.local($1), place)) }
      }
    }
  }

  /// Whether items are pressed together, or have not yet parted.
  private func isCrushed(_ step: Int) -> Bool {
    scene.isJamming || scene.isSqueezing && step < scene.course.turn + 240
      || scene.plan.has(.field) && step < scene.course.end + 120
  }

  /// How deep two items are inside each other, if it is more than so many points.
  func deepest(than least: CGFloat) -> CGFloat? {
    guard !scene.isJamming else { return nil }
    let worst = pairs.reduce(0) { max($0, $1.0.depth(in: $1.1)) }
    return worst > least ? worst : nil
  }
}

extension SeamScene {
  /// Whether two items are not attached to each other; a rope may keep such items inside each other.
  fileprivate func collide(_ body: SeamBody, _ other: SeamBody) -> Bool {
    !joints.contains { joint in
      guard let second = joint.second else { return false }
      let isForth = joint.first === body.item && second === other.item
      return isForth || joint.first === other.item && second === body.item
    }
  }
}

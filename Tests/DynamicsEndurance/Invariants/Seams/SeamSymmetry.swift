import Dynamics

/// Finds items that leave a straight line, although everything lies and acts along it.
struct SeamSymmetry {
  /// Across the line in points, and in radians.
  private static let most: (aside: CGFloat, turn: CGFloat) = (2, 0.1)

  private let isStraight: Bool
  private let start: [CGFloat]

  init(_ scene: SeamScene) {
    isStraight = scene.isStraight
    start = scene.bodies.map { scene.frame.local($0.item.center).y }
  }

  func fault(_ scene: SeamScene, step: Int) -> String? {
    guard isStraight else { return nil }
    for (index, body) in scene.bodies.enumerated() {
      let aside = abs(scene.frame.local(body.item.center).y - start[index])
      let turn = abs(atan2(body.item.transform.b, body.item.transform.a) - scene.frame.tilt)
      guard aside > Self.most.aside || turn > Self.most.turn else { continue }
      return "item \(index) by \(aside) pt and \(turn) rad in step \(step)"
    }
    return nil
  }
}

extension SeamScene {
  /// Whether two boxes at most lie in the middle before something flat, and all that drives them acts there.
  fileprivate var isStraight: Bool {
    let isMiddle = bodies.allSatisfy { abs(frame.local($0.item.center).y) < 1e-6 }
    let isAlong = abs(frame.local(gravityEnd).y) < 1e-6
    let isDriven = plan.situation == .towards || plan.situation == .squeezed
    return isDriven && isMiddle && isAlong && !isOffCenter && bodies.count < 3
      && !hasRoundObstacle
      && !plan.has {
        $0.isJoint || $0 == .field || $0 == .curve || $0.isShape && $0 != .heavy && $0 != .tiny
      }
  }

  private var gravityEnd: CGPoint {
    let way = gravity.gravityDirection
    return CGPoint(x: frame.origin.x + way.dx, y: frame.origin.y + way.dy)
  }
}

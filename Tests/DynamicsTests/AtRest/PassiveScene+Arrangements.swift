import Dynamics
import DynamicsTestSupport
import Foundation

extension PassiveScene {
  /// 47 items of 40 pt in rows of seven.
  static func grid(
    _ form: Form, elasticity: CGFloat, friction: CGFloat, gravity: CGFloat = 1,
    hasResistance: Bool = true
  ) -> PassiveScene {
    let scene = PassiveScene(gravity: gravity)
    for index in 0..<47 {
      let center = CGPoint(x: 40 + 52 * CGFloat(index % 7), y: 370 - 52 * CGFloat(index / 7))
      scene.add(
        form, at: center, CGSize(width: 40, height: 40), elasticity: elasticity,
        friction: friction, hasResistance: hasResistance)
    }
    return scene
  }

  /// 3 to 30 items of one material; boxes, or forms of all kinds.
  static func pile(seed: UInt64) -> PassiveScene {
    var random = SeededGenerator(seed: seed)
    let scene = PassiveScene()
    let count = random.int(in: 3...30)
    let elasticity = random.double(in: 0...0.95)
    let friction = random.double(in: 0...1)
    let isMixed = random.bool()
    for index in 0..<count {
      let form = isMixed ? Form.allCases[random.int(in: 0...3)] : .box
      let width = random.double(in: 15...43)
      let height = form == .box ? random.double(in: 15...43) : width
      // Too far apart to overlap, however they are turned.
      let center = CGPoint(
        x: 38 + 64 * CGFloat(index % 6) + random.double(in: -1...1),
        y: 360 - 64 * CGFloat(index / 6))
      scene.add(
        form, at: center, CGSize(width: width, height: height), angle: random.double(in: -3...3),
        elasticity: elasticity, friction: friction)
    }
    return scene
  }

  static func seeSaw(seed: UInt64, elasticity: CGFloat) -> PassiveScene {
    var random = SeededGenerator(seed: seed)
    let scene = PassiveScene()
    let friction = [0.2, 0, 0.5, 1][Int(seed % 4)]
    scene.add(
      .triangle, at: CGPoint(x: 200, y: 370), CGSize(width: 60, height: 60), angle: -.pi / 2,
      friction: friction, isAnchored: seed % 2 == 0)
    scene.add(
      at: CGPoint(x: 200 + random.double(in: -10...10), y: 330), CGSize(width: 200, height: 10),
      elasticity: elasticity, friction: friction)
    for index in 0..<3 {
      let center = CGPoint(x: random.double(in: 110...290), y: 280 - 40 * CGFloat(index))
      scene.add(
        at: center, CGSize(width: 24, height: 24), elasticity: elasticity, friction: friction)
    }
    return scene
  }

  /// Boxes of 20 pt above each other.
  ///
  /// - Parameters:
  ///   - gap: Between two boxes; each falls by all gaps below it.
  ///   - seed: The seed of each box's offset to the side, up to 1.5 pt, and angle, up to 0.01 rad,
  ///     as if built by a person; `nil` for boxes that touch and are exactly above each other.
  static func tower(
    of count: Int, gap: CGFloat, seed: UInt64?, elasticity: CGFloat? = nil,
    friction: CGFloat? = nil
  ) -> PassiveScene {
    let scene = PassiveScene(size: CGSize(width: 400, height: 800))
    var random = SeededGenerator(seed: seed ?? 0)
    for index in 0..<count {
      let side = seed == nil ? 0 : random.double(in: -1.5...1.5)
      let angle = seed == nil ? 0 : random.double(in: -0.01...0.01)
      // A turned box reaches 0.1 pt farther.
      let bottom: CGFloat = seed == nil ? 790 : 789.7
      scene.add(
        at: CGPoint(x: 200 + side, y: bottom - CGFloat(index) * (20 + gap)),
        CGSize(width: 20, height: 20), angle: angle, elasticity: elasticity, friction: friction)
    }
    return scene
  }
}

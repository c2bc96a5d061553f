import Dynamics
import Foundation

extension PlayScene {
  static let cards = PlayScene(
    "cards", .show, "Drag cards and throw them over the table.", ground: .felt
  ) { stage in
    stage.isWeightless = true
    stage.material.resistance = 1.6
    stage.material.angularResistance = 2
    stage.material.elasticity = 0.5
    let names = ["A♠", "K♥", "Q♣", "J♦", "10♠", "9♥", "8♣", "7♦", "6♠", "5♥"]
    for (index, name) in names.enumerated() {
      let card = stage.box(
        46 + 57 * Double(index % 5), 55 + 70 * Double(index / 5), 36, 52, .card(name))
      card.angle = 0.12 * Double(index * 7 % 5 - 2)
    }
  }

  static let crates = PlayScene(
    "crates", .show, "Crates and balls in a box: throw them, or turn gravity by h j k l.",
    ground: .paper
  ) { stage in
    stage.material.elasticity = 0.35
    stage.material.friction = 0.4
    for (index, side) in [40.0, 26, 34, 22, 30].enumerated() {
      stage.box(40 + 58 * Double(index), 120 - side, side, side, .crate)
    }
    for index in 0..<4 { stage.ball(60 + 60 * Double(index), 30, 22, .ball(index)) }
  }

  static let letters = PlayScene(
    "letters", .show, "Letters to throw. Can you still read them?", ground: .slate
  ) { stage in
    stage.material.elasticity = 0.3
    for (index, letter) in "DYNAMICS".enumerated() {
      let item = stage.box(
        40 + 34 * Double(index), 24 + 12 * Double(index * 5 % 8), 28, 28, .letter(letter, index))
      item.angle = 0.09 - 0.045 * Double(index * 3 % 5)
    }
  }

  static let wreckingBall = PlayScene(
    "wrecking-ball", .show, "The ball swings into the crates. Catch it, and let it go again.",
    ground: .paper
  ) { stage in
    let ball = stage.ball(40, 60, 38, .steel)
    let heavy = DynamicItemBehavior(items: [ball])
    heavy.density = 6
    let chain = AttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 150, y: 4))
    stage.add(heavy, chain)
    stage.material.friction = 0.6
    for row in 0..<6 {
      for column in 0..<3 {
        stage.box(
          210 + 24 * Double(column), 169 - 22 * Double(row), 24, 22,
          Look(.plain, Look.color(row), label: nil))
      }
    }
  }

  static let tower = PlayScene(
    "tower", .show, "A pyramid that stands. Pull out a crate.", ground: .paper
  ) { stage in
    stage.material.friction = 0.7
    let rows = 6
    for row in 0..<rows {
      for column in 0..<(rows - row) {
        let x = 160 + 26 * (Double(column) - Double(rows - row - 1) / 2)
        stage.box(x, 168 - 24 * Double(row), 24, 24, .crate)
      }
    }
  }

  static let doll = PlayScene(
    "doll", .show, "A doll on pins with ranges. Throw it by a hand or a foot."
  ) { stage in
    let torso = stage.box(160, 84, 26, 44, .plain(0))
    let head = stage.ball(160, 48, 26, .ball(3))
    func limb(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> BasicItem {
      stage.box(x, y, width, height, .plain(1))
    }
    func pin(_ part: BasicItem, _ to: BasicItem, _ x: Double, _ y: Double, range: CGFloat) {
      let joint = AttachmentBehavior.pinAttachment(
        with: part, attachedTo: to, attachmentAnchor: CGPoint(x: x, y: y))
      joint.attachmentRange = FloatRange(minimum: -range, maximum: range)
      stage.add(joint)
    }
    pin(head, torso, 160, 61, range: 0.6)
    for side in [-1.0, 1] {
      let (upper, lower) = (limb(160 + 27 * side, 68, 28, 9), limb(160 + 54 * side, 68, 28, 8))
      pin(upper, torso, 160 + 13 * side, 68, range: 1.5)
      pin(lower, upper, 160 + 41 * side, 68, range: 1.2)
      let (thigh, shin) = (limb(160 + 8 * side, 120, 10, 30), limb(160 + 8 * side, 148, 9, 30))
      pin(thigh, torso, 160 + 8 * side, 105, range: 1.2)
      pin(shin, thigh, 160 + 8 * side, 134, range: 1)
    }
  }
}

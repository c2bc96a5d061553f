import Dynamics
import DynamicsTestSupport

// Figures whose joints have ranges.

extension Stage {
  /// One to three dolls that are thrown into the room.
  static func dolls(_ random: inout SeededGenerator) -> Stage {
    let stage = Stage(material: material(&random))
    let count = random.int(in: 1...3)
    for index in 0..<count {
      let place = CGPoint(x: 120 + 160 * CGFloat(index), y: random.double(in: 150...450))
      stage.addDoll(at: place, &random)
    }
    return stage
  }

  /// The defaults, half of the time.
  static func material(_ random: inout SeededGenerator) -> Material {
    var material = Material()
    if random.bool() { material.friction = random.double(in: 0.1...1) }
    if random.bool() { material.elasticity = random.double(in: 0...0.5) }
    material.resistance = random.double(in: 0.3...1)
    return material
  }

  private func addDoll(at place: CGPoint, _ random: inout SeededGenerator) {
    let scale = random.double(in: 0.6...1.2)
    func part(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> BasicItem {
      add(
        .box, at: CGPoint(x: place.x + scale * x, y: place.y + scale * y),
        CGSize(width: scale * w, height: scale * h))
    }
    let torso = part(0, 0, 30, 60)
    let parts: [(BasicItem, BasicItem, CGFloat, CGFloat)]
    let head = add(
      .disc, at: CGPoint(x: place.x, y: place.y - scale * 44),
      CGSize(width: scale * 26, height: scale * 26))
    let (left, right) = (part(-32, -24, 36, 9), part(32, -24, 36, 9))
    let (leftLeg, rightLeg) = (part(-9, 50, 10, 42), part(9, 50, 10, 42))
    let (leftShin, rightShin) = (part(-9, 90, 9, 40), part(9, 90, 9, 40))
    parts = [
      (head, torso, 0, -31), (left, torso, -15, -24), (right, torso, 15, -24),
      (leftLeg, torso, -9, 30), (rightLeg, torso, 9, 30), (leftShin, leftLeg, -9, 70),
      (rightShin, rightLeg, 9, 70),
    ]
    for (limb, body, x, y) in parts {
      let range = random.double(in: 0.05...2)
      pin(
        limb, to: body, at: CGPoint(x: place.x + scale * x, y: place.y + scale * y),
        range: -range...random.double(in: 0...range))
    }
    throwAll([torso, head, left, right, leftLeg, rightLeg, leftShin, rightShin], &random)
  }

  private func throwAll(_ items: [BasicItem], _ random: inout SeededGenerator) {
    let way = CGPoint(x: random.double(in: -600...600), y: random.double(in: -300...300))
    let isWhole = random.bool()
    for item in items.prefix(isWhole ? items.count : 1) {
      properties.addLinearVelocity(way, for: item)
    }
  }

  /// Two to four arms of one to three parts that hang from the same place, inside each other, on a torso or not.
  static func onePlace(_ random: inout SeededGenerator) -> Stage {
    let stage = Stage(material: material(&random))
    let place = CGPoint(x: 280, y: 100)
    let (width, length) = (random.double(in: 3...12), random.double(in: 20...50))
    let parts = random.int(in: 1...3)
    let torso = random.bool() ? CGSize(width: 22, height: 80) : nil
    let end = CGPoint(x: place.x, y: place.y + CGFloat(parts) * length)
    let range = random.double(in: 0.1...2)
    let body = torso.map {
      stage.add(.box, at: CGPoint(x: end.x, y: end.y + $0.height / 2), $0)
    }
    for _ in 0..<random.int(in: 2...4) {
      var above: BasicItem?
      for part in 0..<parts {
        let top = CGPoint(x: place.x, y: place.y + CGFloat(part) * length)
        let item = stage.add(
          .box, at: CGPoint(x: top.x, y: top.y + length / 2), CGSize(width: width, height: length))
        stage.pin(item, to: above, at: top, range: -range...range)
        above = item
      }
      if let body, let above { stage.pin(body, to: above, at: end, range: -range...range) }
    }
    return stage
  }

  /// Boxes in rows and columns, each pinned to its neighbours, hung by a corner or two, or thrown.
  static func net(_ random: inout SeededGenerator) -> Stage {
    let stage = Stage(material: material(&random))
    let (columns, rows) = (random.int(in: 2...4), random.int(in: 2...4))
    let (apart, side) = (random.double(in: 25...45), random.double(in: 8...30))
    let range = random.double(in: 0.02...1)
    let start = CGPoint(x: 200, y: 120)
    var grid: [[BasicItem]] = []
    for row in 0..<rows {
      grid.append(
        (0..<columns).map { column in
          stage.add(
            random.bool() ? .box : .disc,
            at: CGPoint(
              x: start.x + apart * CGFloat(column), y: start.y + apart * CGFloat(row)),
            CGSize(width: side, height: side))
        })
    }
    func tie(_ a: BasicItem, _ b: BasicItem) {
      let middle = CGPoint(x: (a.center.x + b.center.x) / 2, y: (a.center.y + b.center.y) / 2)
      stage.pin(a, to: b, at: middle, range: -range...range)
    }
    for row in 0..<rows {
      for column in 0..<columns {
        if column > 0 { tie(grid[row][column], grid[row][column - 1]) }
        if row > 0 { tie(grid[row][column], grid[row - 1][column]) }
      }
    }
    let hung = random.int(in: 0...2)
    if hung > 0 { stage.pin(grid[0][0], to: nil, at: grid[0][0].center, range: nil) }
    if hung > 1 {
      stage.pin(grid[0][columns - 1], to: nil, at: grid[0][columns - 1].center, range: nil)
    }
    if hung == 0 { stage.throwAll(grid.flatMap { $0 }, &random) }
    return stage
  }

  /// Chains whose links turn only so far, thrown or hung, over anchored blocks.
  static func chains(_ random: inout SeededGenerator) -> Stage {
    let stage = Stage(material: material(&random))
    for chain in 0..<random.int(in: 1...2) {
      let count = random.int(in: 3...14)
      let size = CGSize(width: random.double(in: 14...30), height: random.double(in: 6...12))
      let start = CGPoint(x: 60, y: 120 + 200 * CGFloat(chain))
      let range = random.double(in: 0.05...1.5)
      var links: [BasicItem] = []
      for index in 0..<count {
        let center = CGPoint(x: start.x + size.width * CGFloat(index), y: start.y)
        let link = stage.add(.box, at: center, size)
        if let last = links.last {
          let place = CGPoint(x: center.x - size.width / 2, y: center.y)
          stage.pin(link, to: last, at: place, range: -range...range)
        }
        links.append(link)
      }
      if random.bool() {
        stage.pin(
          links[0], to: nil, at: CGPoint(x: start.x - size.width / 2, y: start.y), range: nil)
      } else {
        stage.throwAll(links, &random)
      }
    }
    for index in 0..<random.int(in: 0...3) {
      let place = CGPoint(x: 150 + 120 * CGFloat(index), y: random.double(in: 420...560))
      stage.addAnchored(
        at: place, CGSize(width: 40, height: 40), angle: random.double(in: 0...1.5))
    }
    return stage
  }
}

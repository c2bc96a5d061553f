import Dynamics
import DynamicsTestSupport

extension SeamScene {
  /// Puts a row of items before the wall, from the last to the first.
  func addItems(_ random: inout SeededGenerator) {
    let count = neighbors(&random) + 1
    var shapes: [SeamPlan.Feature?] = Array(repeating: nil, count: count)
    // Two shapes are beside each other.
    for (index, shape) in plan.features.filter(\.isShape).enumerated() {
      shapes[min(count - 1, index == 0 && random.bool() ? 0 : 1)] = shape
    }
    let spare = plan.situation == .rest ? 0 : spareRoom(&random)
    let isSpareAtWall = count == 1 || random.bool()
    let sizes = shapes.map { Self.size($0, &random) }
    var front: CGFloat = -plan.gap - (isSpareAtWall ? spare : 0)
    if plan.has(.curve) { front -= Self.sagitta(of: sizes[count - 1].height) }
    room = plan.gap * CGFloat(count + 1) + spare
    var row: [SeamBody] = []
    for index in shapes.indices.reversed() {
      let corners = random.int(in: 3...8)
      func body(at x: CGFloat, _ y: CGFloat) -> SeamBody {
        SeamBody(
          shapes[index], sizes[index], corners: corners, at: CGPoint(x: x, y: y), in: frame)
      }
      let aside =
        random.int(in: 0...2) == 0 ? sizes[index].height * random.double(in: -0.2...0.2) : 0
      let probe = body(at: 0, 0)
      let made = body(at: front - probe.front, aside)
      front -= probe.front + probe.back + plan.gap
      if index == 1, !isSpareAtWall { front -= spare }
      row.append(made)
      add(made, isHeavy: shapes[index] == .heavy, &random)
    }
    bodies = row.reversed()
  }

  private func neighbors(_ random: inout SeededGenerator) -> Int {
    if plan.situation == .rest, isPulled { return random.int(in: 1...5) }
    return random.pick(plan.has(\.isWall) ? [0, 1, 1, 2, 3] : [1, 1, 2])
  }

  private func spareRoom(_ random: inout SeededGenerator) -> CGFloat {
    if plan.situation == .towards { return random.double(in: 2...100) }
    return random.bool() ? 0 : random.double(in: 0...60)
  }

  private static func size(
    _ shape: SeamPlan.Feature?, _ random: inout SeededGenerator
  ) -> CGSize {
    let size = CGSize(width: random.double(in: 20...70), height: random.double(in: 20...70))
    switch shape {
    case .disc: return CGSize(width: size.width, height: size.width)
    case .tiny: return CGSize(width: random.double(in: 5...10), height: random.double(in: 5...10))
    default: return size
    }
  }

  private func add(_ body: SeamBody, isHeavy: Bool, _ random: inout SeededGenerator) {
    properties.addItem(body.item)
    if isHeavy {
      let weight = DynamicItemBehavior(items: [body.item])
      weight.density = random.double(in: 2...8)
      animator.addBehavior(weight)
    }
    gravity.addItem(body.item)
    collision.addItem(body.item)
    laws.watch(body.item, isPulled: isPulled)
  }

  /// Adds something that does not move by itself.
  func addObstacle(
    _ shape: SeamPlan.Feature? = nil, _ size: CGSize, at place: CGPoint, isKinematic: Bool = false
  ) -> any DynamicItem {
    let body = SeamBody(shape, size, corners: 4, at: place, in: frame)
    collision.addItem(body.item)
    if isKinematic { motion.addItem(body.item) } else { anchored.addItem(body.item) }
    obstacles.append(body)
    return body.item
  }

  /// Where the first item ends.
  var rear: CGFloat { frame.local(bodies[0].item.center).x - bodies[0].back }

  /// The radius of round walls.
  static var radius: CGFloat { 250 }

  /// How far a flat side stays from a round wall.
  private static func sagitta(of height: CGFloat) -> CGFloat {
    radius - (radius * radius - height * height / 4).squareRoot()
  }
}

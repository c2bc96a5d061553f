import Dynamics
import DynamicsTestSupport

extension Stage {
  /// Items of all kinds, many of them inside each other, some in exactly one place.
  static func shapes(_ random: inout SeededGenerator) -> Stage {
    let stage = Stage(material: material(&random))
    let place = CGPoint(x: random.double(in: 150...400), y: random.double(in: 200...500))
    for _ in 0..<random.int(in: 2...10) {
      let form = Form.allCases[random.int(in: 0...Form.allCases.count - 1)]
      let width = random.double(in: 15...60)
      let isWide = form == .box || form == .egg
      let height = isWide ? random.double(in: 15...60) : width
      let center =
        random.bool()
        ? place
        : CGPoint(
          x: place.x + random.double(in: -60...60), y: place.y + random.double(in: -60...60))
      stage.add(
        form, at: center, CGSize(width: width, height: height),
        angle: random.bool() ? 0 : random.double(in: -3...3))
    }
    return stage
  }

  /// One of a heap is dragged into the others, or through the floor; the pointer comes to rest there.
  static func drag(
    _ random: inout SeededGenerator, throughFloor: Bool
  ) -> [InvariantFault] {
    var material = material(&random)
    material.elasticity = random.bool() ? 0 : random.double(in: 0...0.5)
    // What turns freely on the pointer is slowed by nothing else.
    material.resistance = 2
    let stage = Stage(material: material)
    let count = random.int(in: 3...9)
    for index in 0..<count {
      let side = random.double(in: 24...60)
      stage.add(
        random.int(in: 0...3) == 0 ? .disc : .box,
        at: CGPoint(
          x: 180 + 64 * CGFloat(index % 3) + random.double(in: -4...4),
          y: 600 - 64 * CGFloat(index / 3)), CGSize(width: side, height: side))
    }
    for _ in 0..<240 { stage.step() }
    let item = stage.bodies[random.int(in: 0...count - 1)].item
    let grab =
      random.bool()
      ? item.center
      : item.room(CGPoint(x: random.double(in: -10...10), y: random.double(in: -10...10)))
    let target =
      throughFloor
      ? CGPoint(x: item.center.x, y: 640 + random.double(in: 0...120))
      : CGPoint(x: random.double(in: 180...320), y: random.double(in: 520...630))
    let drag = DragBehavior(item: item, grabbedAt: grab)
    stage.animator.addBehavior(drag)
    stage.laws.hold(item)
    let start = stage.animator.elapsedTime
    for step in 1...60 {
      let share = CGFloat(step) / 60
      let place = CGPoint(
        x: grab.x + share * (target.x - grab.x), y: grab.y + share * (target.y - grab.y))
      drag.move(to: place, at: start + Double(step) / 120)
      stage.step()
    }
    return stage.watch(Promises(fastest: 20_000, rise: nil, rest: 30))
  }
}

import Dynamics
import DynamicsTestSupport

/// A closed path that moves by at most 8 pt a step takes along an item that fits.
struct ContainerScene {
  private let corners: [CGPoint]
  private let item: BasicItem
  private let ways: [CGVector]

  init(_ random: inout SeededGenerator) {
    let outlines: [[(Double, Double)]] = [
      // A C, with an item in its back.
      [(0, 0), (300, 0), (300, 100), (100, 100), (100, 200), (300, 200), (300, 300), (0, 300)],
      [(0, 0), (300, 0), (0, 300)],
      [(0, 0), (300, 0), (300, 100), (100, 100), (100, 300), (0, 300)],
      [(0, 0), (200, 0), (200, 200), (0, 200)],
    ]
    corners = outlines[random.int(in: 0...3)].map { CGPoint(x: $0.0, y: $0.1) }
    let size = random.double(in: 1...30)
    let isDisc = random.bool()
    let height = isDisc ? size : random.double(in: 1...30)
    item = BasicItem(
      center: CGPoint(x: random.double(in: 30...70), y: random.double(in: 50...150)),
      size: CGSize(width: size, height: height),
      collisionBoundsType: isDisc ? .ellipse : .rectangle)
    let fixed = random.double(in: 0...6.28)
    let step = random.double(in: 0.5...8)
    let reverses = random.bool()
    ways = (0..<100).map { index in
      let sign = reverses && index % 20 >= 10 ? -1.0 : 1
      return CGVector(dx: sign * step * cos(fixed), dy: sign * step * sin(fixed))
    }
  }

  func run() -> [InvariantFault] {
    let path = Outline.polygon(corners).makePath()
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(withIdentifier: "room", for: path)
    let animator = DynamicAnimator(referenceBounds: .zero)
    animator.addBehavior(collision)
    let laws = MotionLaws(animator, collision)
    laws.watch(item, isPulled: false)
    for (step, way) in ways.enumerated() {
      path.apply(CGAffineTransform(translationX: way.dx, y: way.dy))
      collision.addBoundary(withIdentifier: "room", for: path)
      laws.step()
      if !path.contains(item.center) {
        return [
          InvariantFault(
            kind: .left, text: "\(item.bounds.size) by \(corners.count) corners in step \(step)")
        ]
      }
    }
    return laws.finish()
  }
}

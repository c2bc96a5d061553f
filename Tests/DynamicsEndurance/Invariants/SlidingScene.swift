import Dynamics
import DynamicsTestSupport

/// Something slides without friction over a floor of anchored tiles, or over a path that is bent by a hair.
struct SlidingScene {
  private enum Floor { case tiles, bentPath }

  private let floor: Floor
  private let isDisc: Bool
  private let size: CGFloat
  private let speed: CGFloat
  private let elasticity: CGFloat
  private let tile: CGFloat
  private let bends: [CGFloat]
  private let isUpsideDown: Bool

  init(_ random: inout SeededGenerator) {
    floor = random.bool() ? .tiles : .bentPath
    isDisc = random.bool()
    size = random.double(in: 10...40)
    speed = random.double(in: 50...600)
    elasticity = random.bool() ? 0.2 : random.double(in: 0...0.9)
    tile = random.double(in: 8...40)
    bends = Self.makeBends(&random)
    // The order in which tiles come must not matter.
    isUpsideDown = random.bool()
  }

  private static func makeBends(_ random: inout SeededGenerator) -> [CGFloat] {
    var bends: [CGFloat] = []
    for _ in 0..<100 { bends.append(random.double(in: -0.004...0.004)) }
    return bends
  }

  func run() -> [InvariantFault] {
    let item = BasicItem(
      center: CGPoint(x: 60, y: -size / 2), size: CGSize(width: size, height: size),
      collisionBoundsType: isDisc ? .ellipse : .rectangle)
    let animator = DynamicAnimator(referenceBounds: .zero)
    let collision = CollisionBehavior(items: [item])
    addFloor(to: collision, animator)
    let laws = MotionLaws(animator, collision)
    laws.watch(item, isPulled: true)
    let properties = DynamicItemBehavior(items: [item])
    (properties.elasticity, properties.friction, properties.resistance) = (elasticity, 0, 0)
    for behavior in [collision, GravityBehavior(items: [item]), properties] {
      animator.addBehavior(behavior)
    }
    properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
    var faults: [InvariantFault] = []
    for step in 1...240 where item.center.x < length - 60 {
      laws.step()
      let now = properties.linearVelocity(for: item)
      let ground = height(at: item.center.x)
      if abs(now.x / speed - 1) > 0.01 {
        faults.append(
          InvariantFault(kind: .slide, text: "\(now.x) of \(speed) pt/s in step \(step) \(place)"))
        break
      }
      // The middle of what lies across a bend is between the two edges.
      if abs(item.center.y + size / 2 - ground) > 0.1 + 0.004 * size {
        faults.append(
          InvariantFault(
            kind: .slide,
            text: "\(item.center.y + size / 2 - ground) pt deep in step \(step) \(place)"
          ))
        break
      }
    }
    return faults + laws.finish()
  }

  private var place: String { "on \(floor), \(isDisc ? "a disc" : "a box") of \(size) pt" }

  private var length: CGFloat { CGFloat(bends.count) * tile }

  private func addFloor(to collision: CollisionBehavior, _ animator: DynamicAnimator) {
    switch floor {
    case .tiles:
      let tiles = bends.indices.map {
        BasicItem(
          center: CGPoint(x: (CGFloat($0) + 0.5) * tile, y: 10),
          size: CGSize(width: tile, height: 20))
      }
      for tile in isUpsideDown ? tiles.reversed() : tiles { collision.addItem(tile) }
      let fixed = DynamicItemBehavior(items: tiles)
      fixed.isAnchored = true
      animator.addBehavior(fixed)
    case .bentPath:
      let path = BezierPath()
      path.move(to: CGPoint(x: 0, y: 0))
      for index in bends.indices {
        let x = CGFloat(index + 1) * tile
        path.addLine(to: CGPoint(x: x, y: corner(index + 1)))
      }
      collision.addBoundary(withIdentifier: "floor", for: path)
    }
  }

  /// A corner is a hair above or below the line, so that edges are bent by less than 0.03 degrees.
  private func corner(_ index: Int) -> CGFloat {
    index > 0 && index < bends.count ? bends[index] / 10 * tile / 8 : 0
  }

  private func height(at x: CGFloat) -> CGFloat { floor == .tiles ? 0 : corner(Int(x / tile)) }
}

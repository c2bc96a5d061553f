import Dynamics
import DynamicsTestSupport

// No function of the C library may decide how a scene begins, so that nothing here turns an angle.

extension BezierPath {
  /// Straight lines from corner to corner, and back to the first.
  convenience init(corners: [(CGFloat, CGFloat)]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    close()
  }
}

extension SeededGenerator {
  mutating func size(_ range: ClosedRange<Double>) -> CGSize {
    CGSize(width: double(in: range), height: double(in: range))
  }

  /// A box, a disc, an ellipse, a path or a group of two, in turn.
  mutating func item(_ index: Int, in area: CGRect) -> any DynamicItem {
    let place = point(in: area)
    switch index % 5 {
    case 0: return BasicItem(center: place, size: size(14...36))
    case 1:
      let width = double(in: 12...34)
      return BasicItem(
        center: place, size: CGSize(width: width, height: width), collisionBoundsType: .ellipse)
    case 2: return BasicItem(center: place, size: size(12...40), collisionBoundsType: .ellipse)
    case 3:
      let item = BasicItem(
        center: place, size: CGSize(width: 40, height: 40), collisionBoundsType: .path)
      let (a, b) = (double(in: 10...20), double(in: 6...16))
      item.collisionBoundingPath = BezierPath(
        corners: [(-a, b), (0, -a), (a, -b), (b, a), (-b, a)])
      return item
    default:
      let arm = BasicItem(center: place, size: CGSize(width: double(in: 24...40), height: 10))
      let leg = BasicItem(
        center: CGPoint(x: place.x + arm.bounds.width / 2 - 5, y: place.y + 18),
        size: CGSize(width: 10, height: 26))
      return DynamicItemGroup(items: [arm, leg])
    }
  }

  /// So many items of all kinds.
  mutating func items(_ count: Int, in area: CGRect) -> [any DynamicItem] {
    (0..<count).map { item($0, in: area) }
  }

  /// Gives each item a velocity up to `speed` pt/s each way, and a spin.
  mutating func throwAll(
    _ items: [any DynamicItem], with thrown: DynamicItemBehavior, speed: Double
  ) {
    for item in items {
      let velocity = CGPoint(x: double(in: -speed...speed), y: double(in: -speed...speed))
      thrown.addLinearVelocity(velocity, for: item)
      thrown.addAngularVelocity(double(in: -9...9), for: item)
    }
  }
}

extension DynamicAnimator {
  func addBehaviors(_ behaviors: [DynamicBehavior]) { behaviors.forEach(addBehavior) }
}

import UIKit

protocol Draggable: UIDynamicItem {
  var isDraggable: Bool { get }
}

extension CGVector {
  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: cos(angle) * length, dy: sin(angle) * length)
  }
}

extension UIDynamicItem {
  func distance(from other: UIDynamicItem) -> CGFloat {
    return hypot(center.x - other.center.x, center.y - other.center.y)
  }
}

class StoneView: UIView, Draggable {
  var isDraggable = true

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<5 {
      let angle = CGFloat(corner) * 2 * .pi / 5 - .pi / 2
      let point = CGPoint(x: cos(angle) * bounds.width / 2, y: sin(angle) * bounds.width / 2)
      if corner == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    path.close()
    return path
  }
}

/// A bit of everything.
class PlaygroundView: UIView {

  var animator: UIDynamicAnimator!
  var gravity: UIGravityBehavior!
  var collision: UICollisionBehavior!
  var stones = [StoneView]()
  var hits: [String] = []
  var ended = 0
  weak var lastHit: UIDynamicItem?

  func start() {
    animator = UIDynamicAnimator(referenceView: self)
    animator.delegate = self
    gravity = UIGravityBehavior(items: stones)
    gravity.gravityDirection = CGVector(dx: 0.0, dy: 0.8)
    collision = UICollisionBehavior(items: stones as [UIDynamicItem])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: bounds.maxY),
      to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    collision.addBoundary(
      withIdentifier: "left" as NSCopying, from: .zero, to: CGPoint(x: 0, y: bounds.maxY))
    collision.addBoundary(
      withIdentifier: NSNumber(value: 42), from: CGPoint(x: bounds.maxX, y: 0),
      to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    collision.collisionDelegate = self
    [gravity, collision].forEach { animator.addBehavior($0!) }
  }

  func addStone(at point: CGPoint) {
    let stone = StoneView(frame: CGRect(origin: .zero, size: CGSize(width: 50, height: 50)))
    stone.center = point
    stone.transform = CGAffineTransform(rotationAngle: .pi / 7)
    addSubview(stone)
    stones += [stone]
  }

  func blow(for seconds: TimeInterval, from angle: CGFloat) {
    let wind = UIPushBehavior(items: stones.filter { $0.isDraggable }, mode: .continuous)
    wind.pushDirection = CGVector(angle: angle, length: 0.4)
    let start = animator.elapsedTime
    wind.action = { [weak self, weak wind] in
      guard let self = self, let wind = wind else { return }
      if self.animator.elapsedTime - start > seconds {
        self.animator.removeBehavior(wind)
      }
    }
    animator.addBehavior(wind)
  }

  func calm() {
    animator.behaviors.filter { $0 is UIPushBehavior }.forEach(animator.removeBehavior)
  }

  func shake() {
    for behavior in animator.behaviors {
      switch behavior {
      case let gravity as UIGravityBehavior:
        gravity.angle = -.pi / 2
      case is UICollisionBehavior, is UIFieldBehavior:
        break
      default:
        animator.removeBehavior(behavior)
      }
    }
  }

  func spread<T: UIDynamicItem>(_ items: [T]) -> CGFloat {
    let xs = items.map { $0.center.x }
    return (xs.max() ?? 0) - (xs.min() ?? 0)
  }
}

extension PlaygroundView: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    if let name = identifier as? NSString {
      hits.append(name as String)
    } else if let number = identifier as? NSNumber {
      hits.append("number \(number.intValue)")
    }
    if let stone = item as? StoneView, stones.contains(stone) {
      stone.backgroundColor = .red
      lastHit = item
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem, at p: CGPoint
  ) {
    if item1 === stones.first || item2.isEqual(stones.first) {
      hits.append("first")
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  ) {
    if identifier != nil, String(describing: identifier!) == "floor" {
      ended += 1
    }
  }
}

extension PlaygroundView: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    hits.append("rest")
  }
}

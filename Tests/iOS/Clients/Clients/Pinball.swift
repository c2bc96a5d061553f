import UIKit

/// A ball between bumpers; the longer it stays in play, the more it is worth.
class PinballViewController: UIViewController {

  private enum Wall: String {
    case left, right, dome, drain
  }

  // MARK: - State

  let scoreLabel = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
  private(set) var score = 0 {
    didSet { scoreLabel.text = "Score: \(score)" }
  }
  private(set) var hits: [String] = []
  private(set) var secondsInPlay: CFTimeInterval = 0
  private(set) weak var ball: PinballView?

  // MARK: - Physics

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self.view)
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()
  private let steel: UIDynamicItemBehavior = {
    $0.elasticity = 0.7
    $0.friction = 0
    $0.resistance = 0
    return $0
  }(UIDynamicItemBehavior())
  private var clock: CADisplayLink?
  private var lastFrame: CFTimeInterval?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 560)
    view.addSubview(scoreLabel)
    gravity.magnitude = 0.6
    collision.collisionDelegate = self
    buildTable()
    [gravity, collision, steel].forEach(animator.addBehavior)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock?.invalidate()
    clock = nil
  }

  private func buildTable() {
    let (width, height) = (view.bounds.width, view.bounds.height)
    let radius = width / 2
    let top = CGPoint(x: 0, y: radius)
    addWall(.left, from: top, to: CGPoint(x: 0, y: height))
    addWall(.right, from: CGPoint(x: width, y: radius), to: CGPoint(x: width, y: height))
    addWall(.drain, from: CGPoint(x: 0, y: height), to: CGPoint(x: width, y: height))
    let dome = UIBezierPath(
      arcCenter: CGPoint(x: radius, y: radius), radius: radius, startAngle: .pi, endAngle: 0,
      clockwise: true)
    collision.addBoundary(withIdentifier: Wall.dome.rawValue as NSString, for: dome)
    let centers = [CGPoint(x: 90, y: 200), CGPoint(x: 230, y: 200), CGPoint(x: 160, y: 320)]
    for (index, center) in centers.enumerated() {
      let circle = CGRect(x: center.x - 24, y: center.y - 24, width: 48, height: 48)
      collision.addBoundary(withIdentifier: index as NSNumber, for: UIBezierPath(ovalIn: circle))
    }
  }

  private func addWall(_ wall: Wall, from start: CGPoint, to end: CGPoint) {
    collision.addBoundary(withIdentifier: wall.rawValue as NSString, from: start, to: end)
  }

  // MARK: - Playing

  func launch(at point: CGPoint, angle: CGFloat, impulse: CGFloat) {
    let ball = PinballView(center: point, radius: 8)
    view.addSubview(ball)
    gravity.addItem(ball)
    collision.addItem(ball)
    steel.addItem(ball)
    self.ball = ball

    let plunger = UIPushBehavior(items: [ball], mode: .instantaneous)
    plunger.setAngle(angle, magnitude: impulse)
    plunger.action = { [weak self, unowned plunger] in
      guard !plunger.active else { return }
      self?.animator.removeBehavior(plunger)
    }
    animator.addBehavior(plunger)

    lastFrame = nil
    clock = CADisplayLink(handler: { [weak self] sender in self?.tick(link: sender) })
    clock?.add(to: .main, forMode: RunLoop.Mode.common)
  }

  private func tick(link: CADisplayLink) {
    defer { lastFrame = link.timestamp }
    guard let lastFrame = lastFrame else { return }
    secondsInPlay += link.timestamp - lastFrame
  }

  private func drain(_ ball: PinballView) {
    clock?.invalidate()
    clock = nil
    gravity.removeItem(ball)
    collision.removeItem(ball)
    steel.removeItem(ball)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.cleanUp() }
    UIView.animate(withDuration: 0.2, animations: { ball.alpha = 0 }) { _ in
      ball.removeFromSuperview()
    }
  }

  private func cleanUp() {
    animator.removeAllBehaviors()
  }
}

// MARK: - UICollisionBehaviorDelegate

extension PinballViewController: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    guard let ball = item as? PinballView else { return }
    switch identifier {
    case let bumper as NSNumber:
      hits.append("bumper \(bumper.intValue)")
      score += 100
      // bumpers kick
      let velocity = steel.linearVelocity(for: ball)
      steel.addLinearVelocity(CGPoint(x: velocity.x * 0.2, y: velocity.y * 0.2), for: ball)
    case let name as String:
      hits.append(name)
      if Wall(rawValue: name) == .drain { drain(ball) }
    default:
      hits.append("nowhere")
    }
  }
}

final class PinballView: UIView {
  convenience init(center: CGPoint, radius: CGFloat) {
    self.init(
      frame: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    layer.cornerRadius = radius
    layer.allowsEdgeAntialiasing = true
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }
}

import UIKit

protocol BreakoutGameDelegate: AnyObject {
  func breakoutGame(_ game: BreakoutGameView, didBreak brick: Int)
  func breakoutGameDidLoseBall(_ game: BreakoutGameView)
}

class BreakoutGameView: UIView, UICollisionBehaviorDelegate {

  private struct Names {
    static let paddle = "paddle"
    static let floor = "floor"
    static let brickPrefix = "brick "
  }

  weak var gameDelegate: BreakoutGameDelegate?

  private(set) var ball: UIView?
  let paddle = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 12))
  private(set) var bricks = [Int: UIView]()

  private(set) lazy var animator: UIDynamicAnimator = UIDynamicAnimator(referenceView: self)
  let breakout = BreakoutBehavior()

  override init(frame: CGRect) {
    super.init(frame: frame)
    paddle.center = CGPoint(x: bounds.midX, y: bounds.maxY - 40)
    addSubview(paddle)
    breakout.collisionDelegate = self
    animator.addBehavior(breakout)
    breakout.addBarrier(UIBezierPath(rect: paddle.frame), named: Names.paddle)
    breakout.addWalls(around: bounds)
    breakout.addLine(
      from: CGPoint(x: bounds.minX, y: bounds.maxY - 5),
      to: CGPoint(x: bounds.maxX, y: bounds.maxY - 5), named: Names.floor)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func layBricks(rows: Int, columns: Int) {
    let size = CGSize(width: bounds.width / CGFloat(columns), height: 20)
    for row in 0..<rows {
      for column in 0..<columns {
        let number = row * columns + column
        let brick = UIView(
          frame: CGRect(
            x: CGFloat(column) * size.width, y: 40 + CGFloat(row) * size.height,
            width: size.width, height: size.height
          ).insetBy(dx: 2, dy: 2))
        brick.tag = number
        addSubview(brick)
        bricks[number] = brick
        breakout.addBarrier(UIBezierPath(rect: brick.frame), named: Names.brickPrefix + "\(number)")
      }
    }
  }

  func serve(angle: CGFloat) {
    let ball = BallView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    ball.center = CGPoint(x: paddle.center.x, y: paddle.frame.minY - 20)
    addSubview(ball)
    self.ball = ball
    breakout.addBall(ball)
    breakout.launch(ball, angle: angle)
  }

  func movePaddle(to x: CGFloat) {
    paddle.center.x = max(paddle.bounds.width / 2, min(x, bounds.width - paddle.bounds.width / 2))
    breakout.addBarrier(UIBezierPath(rect: paddle.frame), named: Names.paddle)
  }

  // MARK: - UICollisionBehaviorDelegate

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    guard let name = identifier as? String else { return }
    if name == Names.floor {
      if let ball = item as? UIView {
        breakout.removeBall(ball)
        ball.removeFromSuperview()
        self.ball = nil
        gameDelegate?.breakoutGameDidLoseBall(self)
      }
    } else if name.hasPrefix(Names.brickPrefix),
      let number = Int(name.dropFirst(Names.brickPrefix.count))
    {
      hit(number)
    }
  }

  private func hit(_ number: Int) {
    guard let brick = bricks.removeValue(forKey: number) else { return }
    breakout.removeBarrier(named: Names.brickPrefix + "\(number)")
    brick.removeFromSuperview()
    gameDelegate?.breakoutGame(self, didBreak: number)
  }
}

class BallView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }
}

class BreakoutBehavior: UIDynamicBehavior {

  private lazy var collider: UICollisionBehavior = {
    let lazilyCreatedCollider = UICollisionBehavior()
    lazilyCreatedCollider.collisionMode = .boundaries
    return lazilyCreatedCollider
  }()

  private lazy var ballBehavior: UIDynamicItemBehavior = {
    let lazilyCreatedBallBehavior = UIDynamicItemBehavior()
    lazilyCreatedBallBehavior.allowsRotation = false
    lazilyCreatedBallBehavior.elasticity = 1.0
    lazilyCreatedBallBehavior.friction = 0.0
    lazilyCreatedBallBehavior.resistance = 0.0
    return lazilyCreatedBallBehavior
  }()

  weak var collisionDelegate: UICollisionBehaviorDelegate? {
    get { return collider.collisionDelegate }
    set { collider.collisionDelegate = newValue }
  }

  override init() {
    super.init()
    addChildBehavior(collider)
    addChildBehavior(ballBehavior)
  }

  func addBarrier(_ path: UIBezierPath, named name: String) {
    collider.removeBoundary(withIdentifier: name as NSCopying)
    collider.addBoundary(withIdentifier: name as NSCopying, for: path)
  }

  func addLine(from start: CGPoint, to end: CGPoint, named name: String) {
    collider.addBoundary(withIdentifier: name as NSString, from: start, to: end)
  }

  func addWalls(around bounds: CGRect) {
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    for i in 1...3 {
      collider.addBoundary(withIdentifier: i as NSCopying, from: corners[i - 1], to: corners[i])
    }
  }

  func removeBarrier(named name: String) {
    collider.removeBoundary(withIdentifier: name as NSCopying)
  }

  func addBall(_ ball: UIView) {
    collider.addItem(ball)
    ballBehavior.addItem(ball)
  }

  func removeBall(_ ball: UIView) {
    collider.removeItem(ball)
    ballBehavior.removeItem(ball)
  }

  func launch(_ ball: UIView, angle: CGFloat) {
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    push.setAngle(angle, magnitude: 0.1)
    push.action = { [weak push] in
      if let push = push, !push.active {
        push.dynamicAnimator?.removeBehavior(push)
      }
    }
    dynamicAnimator?.addBehavior(push)
  }

  func velocity(of ball: UIView) -> CGPoint {
    return ballBehavior.linearVelocity(for: ball)
  }

  var barrierNames: [String] {
    return (collider.boundaryIdentifiers ?? []).compactMap { $0 as? String }
  }
}

// swift-format-ignore-file
import UIKit
import CoreMotion
import AVFoundation

struct Constants {
    static let bricksPerRow = 6
    static let ballSize: CGFloat = 30
    static let paddleSize = CGSize(width: 80, height: 20)
}

class BreakoutBehavior: UIDynamicBehavior, UICollisionBehaviorDelegate {
    let gravity = UIGravityBehavior()
    var hit: ((NSCopying) -> Void)?

    private lazy var collider: UICollisionBehavior = {
        let collider = UICollisionBehavior()
        collider.collisionDelegate = self
        collider.action = { [unowned self] in
            for ball in self.balls {
                if !self.dynamicAnimator!.referenceView!.bounds.intersects(ball.frame) {
                    self.removeBall(ball)
                }
            }
        }
        return collider
    }()

    private lazy var ballBehavior: UIDynamicItemBehavior = {
        let behavior = UIDynamicItemBehavior()
        behavior.allowsRotation = false
        behavior.elasticity = 1.0
        behavior.friction = 0.0
        behavior.resistance = 0.0
        return behavior
    }()

    var balls: [UIView] { return collider.items.filter { $0 is UIView }.map { $0 as! UIView } }

    override init() {
        super.init()
        addChildBehavior(gravity)
        addChildBehavior(collider)
        addChildBehavior(ballBehavior)
    }

    func addBall(_ ball: UIView) {
        dynamicAnimator?.referenceView?.addSubview(ball)
        collider.addItem(ball)
        ballBehavior.addItem(ball)
    }

    func removeBall(_ ball: UIView) {
        collider.removeItem(ball)
        ballBehavior.removeItem(ball)
        ball.removeFromSuperview()
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
        if let name = identifier { hit?(name) }
    }
}

class BreakoutViewController: UIViewController {
    @IBOutlet weak var gameView: UIView!
    @IBOutlet weak var speedSlider: UISlider!

    private let motionManager = CMMotionManager()
    private var player: AVAudioPlayer?
    private var breakout = BreakoutBehavior()
    private lazy var animator: UIDynamicAnimator = UIDynamicAnimator(referenceView: self.gameView)

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if motionManager.isAccelerometerAvailable {
            motionManager.accelerometerUpdateInterval = 1 / 50
            motionManager.startAccelerometerUpdates(to: OperationQueue.main) { (data, error) in
                self.breakout.gravity.gravityDirection = CGVector(dx: data!.acceleration.x, dy: -data!.acceleration.y)
            }
        }
    }

    @IBAction func speedChanged(_ sender: UISlider) {
        breakout.gravity.magnitude = CGFloat(sender.value)
    }

    @IBAction func gameOver() {
        let alert = UIAlertController(title: "Game Over", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Play Again", style: .default) { _ in })
        present(alert, animated: true, completion: nil)
    }
}

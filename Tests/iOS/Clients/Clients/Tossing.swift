import UIKit

/// Slides a card in, lets it drop to the floor, and can toss it out of the screen.
class TossingViewController: UIViewController, UIDynamicAnimatorDelegate {

  let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
  private(set) var log: [String] = []
  var onGone: (() -> Void)?

  lazy var animator: UIDynamicAnimator = {
    let animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = self
    return animator
  }()
  private lazy var gravity = UIGravityBehavior(items: [card])
  private lazy var collision = UICollisionBehavior(items: [card])
  private var hasSlidIn = false

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load")
    card.alpha = 0
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.append("layout")
    // the floor goes where the view ends, also after a turn
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -1000, y: view.bounds.maxY),
      to: CGPoint(x: view.bounds.maxX + 1000, y: view.bounds.maxY))
    if !hasSlidIn {
      card.center = CGPoint(x: -card.bounds.width, y: view.bounds.midY)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("appear")
    guard !hasSlidIn else { return }
    hasSlidIn = true
    UIView.animate(
      withDuration: 0.4,
      animations: {
        self.card.alpha = 1
        self.card.center = CGPoint(x: self.view.bounds.midX, y: self.view.bounds.midY)
      },
      completion: { [weak self] finished in
        guard let self = self, finished else { return }
        self.drop()
      })
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("disappear")
    animator.removeAllBehaviors()
  }

  private func drop() {
    log.append("drop")
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
  }

  func toss(angle: CGFloat = -.pi / 2, magnitude: CGFloat = 20) {
    animator.removeBehavior(collision)
    let push = UIPushBehavior(items: [card], mode: .instantaneous)
    push.setAngle(angle, magnitude: magnitude)
    push.action = { [weak self] in
      guard let self = self, !self.view.bounds.intersects(self.card.frame) else { return }
      self.animator.removeAllBehaviors()
      UIView.animate(
        withDuration: 0.2, delay: 0.1, options: [.curveEaseOut],
        animations: { self.view.alpha = 0 },
        completion: { [weak self] _ in self?.finish() })
    }
    animator.addBehavior(push)
  }

  private func finish() {
    log.append("gone")
    card.removeFromSuperview()
    onGone?()
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    log.append("rest")
  }
}

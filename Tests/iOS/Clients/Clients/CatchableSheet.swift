import UIKit

/// A sheet that springs up, is caught on its way, and is thrown down and out.
class CatchableSheetController: UIViewController, UIGestureRecognizerDelegate {

  let sheet = UIView()
  let closeButton = UIButton(type: .system)
  let pan = UIPanGestureRecognizer()

  private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
  private var spring: UIViewPropertyAnimator?

  private var restingCenter: CGPoint {
    return CGPoint(x: view.bounds.midX, y: view.bounds.maxY - sheet.bounds.height / 2)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sheet"
    sheet.frame = CGRect(x: 0, y: view.bounds.maxY, width: view.bounds.width, height: 300)
    view.addSubview(sheet)
    closeButton.frame = CGRect(x: 10, y: 10, width: 44, height: 44)
    sheet.addSubview(closeButton)
    pan.delegate = self
    sheet.addGestureRecognizer(pan)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.show(velocity: 0) })
  }

  func show(velocity: CGFloat) {
    let distance = restingCenter.y - sheet.center.y
    let timing = UISpringTimingParameters(
      dampingRatio: 0.8,
      initialVelocity: CGVector(dx: 0, dy: distance == 0 ? 0 : velocity / distance))
    let spring = UIViewPropertyAnimator(duration: 0.6, timingParameters: timing)
    spring.addAnimations { self.sheet.center = self.restingCenter }
    spring.addCompletion { [weak self] position in
      if position == .end { self?.spring = nil }
    }
    spring.startAnimation()
    self.spring = spring
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      spring?.stopAnimation(true)
      spring = nil
    case .changed:
      sheet.center.y += pan.translation(in: view).y
      pan.setTranslation(.zero, in: view)
    case .ended:
      // Its translation was just set, which must not change the velocity.
      let velocity = pan.velocity(in: view).y
      if velocity > 500 {
        fall(velocity: velocity)
      } else {
        show(velocity: velocity)
      }
    default:
      break
    }
  }

  private func fall(velocity: CGFloat) {
    let flight = UIDynamicItemBehavior(items: [sheet])
    flight.addLinearVelocity(CGPoint(x: 0, y: velocity), for: sheet)
    flight.action = { [weak self] in
      guard let self = self, self.sheet.frame.minY > self.view.bounds.maxY else { return }
      self.animator.removeAllBehaviors()
      self.sheet.removeFromSuperview()
    }
    animator.addBehavior(flight)
    animator.addBehavior(UIGravityBehavior(items: [sheet]))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    return touch.view !== closeButton
  }
}

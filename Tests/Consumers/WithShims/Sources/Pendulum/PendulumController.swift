import UIKit

class PendulumController: UIViewController {
  let bob = UIView(frame: CGRect(x: 230, y: 140, width: 40, height: 40))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var drag = UIAttachmentBehavior(item: bob, attachedToAnchor: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bob)
    animator.addBehavior(UIGravityBehavior(items: [bob]))
    animator.addBehavior(UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 150, y: 60)))
    let recognizer = UIPanGestureRecognizer(handler: { [weak self] sender in self?.pan(sender) })
    bob.addGestureRecognizer(recognizer)
  }

  private func pan(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began:
      drag.anchorPoint = gesture.location(in: view)
      drag.frequency = 5
      animator.addBehavior(drag)
    case .changed:
      drag.anchorPoint = gesture.location(in: view)
    default:
      animator.removeBehavior(drag)
    }
  }
}

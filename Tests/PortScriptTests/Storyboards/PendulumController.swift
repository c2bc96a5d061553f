// swift-format-ignore-file
import UIKit

class BobView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }
}

class PendulumController: UIViewController {
    @IBOutlet weak var bob: BobView!
    @IBOutlet weak var hint: UILabel!
    @IBOutlet var dots: [UIView]!
    private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
    private var rope: UIAttachmentBehavior!

    override func viewDidLoad() {
        super.viewDidLoad()
        #if os(Linux)
        loadStoryboard()
        #endif
        rope = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: view.bounds.midX, y: 100))
        animator.addBehavior(rope)
        animator.addBehavior(UIGravityBehavior(items: [bob]))
    }

    @IBAction func drag(_ sender: UIPanGestureRecognizer) {
        bob.center = sender.location(in: view)
        animator.updateItem(usingCurrentState: bob)
    }

    @IBAction func reset(sender: UIButton) {
        bob.center.x = view.bounds.midX
        animator.updateItem(usingCurrentState: bob)
    }
}

// swift-format-ignore-file
import UIKit

/// A drawer that is pulled in from the left edge and falls shut.
class EdgeDrawerController: UIViewController, UIGestureRecognizerDelegate {

    enum State { case open, closed }

    private lazy var drawer: UIView = {
        let view = UIView(frame: CGRect(x: -self.drawerWidth, y: 0, width: self.drawerWidth, height: self.view.bounds.height))
        view.backgroundColor = UIColor(white: 0.2, alpha: 0.9)
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 4, height: 0)
        return view
    }()
    private let drawerWidth: CGFloat = 260
    private var animator: UIDynamicAnimator!
    private var gravity: UIGravityBehavior!
    private var push: UIPushBehavior!
    private var panAttachment: UIAttachmentBehavior?
    fileprivate(set) var state = State.closed
    private var titleLabel = UILabel()

    override var prefersStatusBarHidden: Bool { return true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(drawer)

        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byWordWrapping
        titleLabel.attributedText = NSAttributedString(string: "Menu", attributes: [
            .font: UIFont.boldSystemFont(ofSize: UIFont.smallSystemFontSize),
            .foregroundColor: UIColor.white,
            .paragraphStyle: style
        ])
        titleLabel.numberOfLines = 0
        drawer.addSubview(titleLabel)

        animator = UIDynamicAnimator(referenceView: view)
        let collision = UICollisionBehavior(items: [drawer])
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: -drawerWidth - 1, bottom: 0, right: view.bounds.width - drawerWidth))
        animator.addBehavior(collision)

        gravity = UIGravityBehavior(items: [drawer])
        gravity.gravityDirection = CGVector(dx: -1, dy: 0)
        animator.addBehavior(gravity)

        push = UIPushBehavior(items: [drawer], mode: .instantaneous)
        push.magnitude = 0
        push.angle = 0
        animator.addBehavior(push)

        let properties = UIDynamicItemBehavior(items: [drawer])
        properties.elasticity = 0.35
        properties.allowsRotation = false
        animator.addBehavior(properties)

        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        edge.edges = .left
        edge.delegate = self
        view.addGestureRecognizer(edge)

        let pan = UIPanGestureRecognizer(target: self, action: #selector(EdgeDrawerController.handlePan(_:)))
        drawer.addGestureRecognizer(pan)

        NotificationCenter.default.addObserver(self, selector: #selector(close), name: Notification.Name("close"), object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        titleLabel.frame = CGRect(x: 20, y: 20, width: drawer.bounds.width - 40, height: 30)
    }

    @objc func handlePan(_ gesture: UIPanGestureRecognizer) {
        var location = gesture.location(in: view)
        location.y = drawer.center.y
        let velocity = gesture.velocity(in: view)

        switch gesture.state {
        case .began:
            animator.removeBehavior(gravity)
            panAttachment = UIAttachmentBehavior(item: drawer, attachedToAnchor: location)
            animator.addBehavior(panAttachment!)
        case .changed:
            panAttachment?.anchorPoint = location
        case .ended, .cancelled:
            if let attachment = panAttachment {
                animator.removeBehavior(attachment)
                panAttachment = nil
            }
            animator.addBehavior(gravity)
            setState(velocity.x > 0 ? .open : .closed)
            push.pushDirection = CGVector(dx: velocity.x / 10, dy: 0)
            push.active = true
        default:
            break
        }
    }

    private func setState(_ newState: State) {
        state = newState
        gravity.gravityDirection = CGVector(dx: newState == .open ? 1 : -1, dy: 0)
    }

    @objc private func close() {
        setState(.closed)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return true
    }
}

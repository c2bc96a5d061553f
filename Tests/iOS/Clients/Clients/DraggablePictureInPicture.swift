import UIKit

/// A small picture that is dragged by a finger and flies to the nearest corner when it is let go.
class DraggablePictureViewController: UIViewController {

  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  var margin: CGFloat = 20
  private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
  private(set) lazy var pan = UIPanGestureRecognizer(handler: { [weak self] sender in
    self?.pan(sender)
  })

  private var attachment: UIAttachmentBehavior?
  private var snap: UISnapBehavior?
  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [picture])
    behavior.resistance = 2
    behavior.angularResistance = 2
    return behavior
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.center = corners[0]
    view.addSubview(picture)
    picture.addGestureRecognizer(pan)
    animator.addBehavior(itemBehavior)
  }

  var corners: [CGPoint] {
    let area = view.bounds.insetBy(
      dx: margin + picture.bounds.width / 2, dy: margin + picture.bounds.height / 2)
    return [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
    ]
  }

  func nearestCorner(to point: CGPoint) -> CGPoint {
    return corners.min {
      hypot($0.x - point.x, $0.y - point.y) < hypot($1.x - point.x, $1.y - point.y)
    }!
  }

  func pan(_ sender: UIPanGestureRecognizer) {
    let location = sender.location(in: view)
    switch sender.state {
    case .began:
      if let snap = snap { animator.removeBehavior(snap) }
      snap = nil
      let inPicture = sender.location(in: picture)
      let offset = UIOffset(
        horizontal: inPicture.x - picture.bounds.midX, vertical: inPicture.y - picture.bounds.midY)
      let attachment = UIAttachmentBehavior(
        item: picture, offsetFromCenter: offset, attachedToAnchor: location)
      animator.addBehavior(attachment)
      self.attachment = attachment
    case .changed:
      attachment?.anchorPoint = location
    case .ended, .cancelled, .failed:
      if let attachment = attachment { animator.removeBehavior(attachment) }
      attachment = nil
      let velocity = sender.velocity(in: view)
      itemBehavior.addLinearVelocity(velocity, for: picture)
      let landing = CGPoint(
        x: picture.center.x + velocity.x * 0.15, y: picture.center.y + velocity.y * 0.15)
      let snap = UISnapBehavior(item: picture, snapTo: nearestCorner(to: landing))
      snap.damping = 0.6
      animator.addBehavior(snap)
      self.snap = snap
    default:
      break
    }
  }
}

// swift-format-ignore-file
import UIKit

protocol CardStackDelegate: class {
    func cardStack(_ stack: CardStack, didDismiss index: Int)
}

/// A stack of cards that are thrown off the screen.
class CardStack: UIView {
    weak var delegate: CardStackDelegate?
    private var cards: [UIImageView] = []
    private lazy var animator = UIDynamicAnimator(referenceView: self)
    private var attachment: UIAttachmentBehavior!
    private var originalCenter = CGPoint.zero
    private let threshold: CGFloat = 500

    func load(images: [UIImage]) {
        for (index, image) in images.enumerated() {
            let card = UIImageView(image: image)
            card.contentMode = .scaleAspectFill
            card.clipsToBounds = true
            card.tag = index
            card.isUserInteractionEnabled = true
            card.layer.borderWidth = 1
            card.layer.borderColor = UIColor.lightGray.cgColor
            card.transform = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 60)
            card.frame = bounds.insetBy(dx: 40, dy: 80)
            insertSubview(card, at: 0)
            card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
            cards.append(card)
        }
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let card = pan.view else { return }
        let location = pan.location(in: self)
        switch pan.state {
        case .began:
            animator.removeAllBehaviors()
            originalCenter = card.center
            let inCard = pan.location(in: card)
            let offset = UIOffset(horizontal: inCard.x - card.bounds.midX, vertical: inCard.y - card.bounds.midY)
            attachment = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: location)
            animator.addBehavior(attachment)
        case .changed:
            attachment.anchorPoint = location
        case .ended:
            animator.removeAllBehaviors()
            let velocity = pan.velocity(in: self)
            let magnitude = sqrt(velocity.x * velocity.x + velocity.y * velocity.y)
            if magnitude > threshold {
                let push = UIPushBehavior(items: [card], mode: .instantaneous)
                push.pushDirection = CGVector(dx: velocity.x / 10, dy: velocity.y / 10)
                push.magnitude = magnitude / 35
                push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 10), for: card)
                let spin = UIDynamicItemBehavior(items: [card])
                spin.friction = 0.2
                spin.allowsRotation = true
                spin.addAngularVelocity(.pi, for: card)
                push.action = { [weak self, weak card] in
                    guard let self = self, let card = card, !self.bounds.intersects(card.frame) else { return }
                    self.animator.removeAllBehaviors()
                    card.removeFromSuperview()
                    self.delegate?.cardStack(self, didDismiss: card.tag)
                }
                animator.addBehavior(push)
                animator.addBehavior(spin)
            } else {
                UIView.animate(withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [.allowUserInteraction], animations: {
                    card.center = self.originalCenter
                    card.transform = .identity
                }, completion: nil)
            }
        default:
            break
        }
    }
}

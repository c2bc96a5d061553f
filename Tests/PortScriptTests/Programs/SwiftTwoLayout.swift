// swift-format-ignore-file
import UIKit

class SpringyFlowLayout: UICollectionViewFlowLayout {
    private lazy var animator: UIDynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepareLayout() {
        super.prepareLayout()
        guard animator.behaviors.isEmpty else { return }
        let size = collectionViewContentSize
        for item in super.layoutAttributesForElementsInRect(CGRect(origin: .zero, size: size)) ?? [] {
            let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
            spring.length = 0
            spring.damping = 0.8
            spring.frequency = 1
            animator.addBehavior(spring)
        }
    }

    override func layoutAttributesForElementsInRect(rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return animator.itemsInRect(rect) as? [UICollectionViewLayoutAttributes]
    }

    override func shouldInvalidateLayoutForBoundsChange(newBounds: CGRect) -> Bool {
        return false
    }
}

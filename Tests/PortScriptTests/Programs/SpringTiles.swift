// swift-format-ignore-file
import UIKit

final class TilesController: UICollectionViewController {
    let colors = (0..<30).map { UIColor(hue: CGFloat($0) / 30, saturation: 0.7, brightness: 0.9, alpha: 1) }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        collectionView?.backgroundColor = .white
        collectionView?.alwaysBounceVertical = true
        collectionView?.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        collectionView!.collectionViewLayout = SpringLayout()
        installsStandardGestureForInteractiveMovement = false
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return colors.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        cell.contentView.backgroundColor = colors[indexPath.row]
        return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.collectionViewLayout.invalidateLayout()
    }
}

class SpringLayout: UICollectionViewFlowLayout {
    private var dynamicAnimator: UIDynamicAnimator!
    private var visible = Set<IndexPath>()
    private var latestDelta: CGFloat = 0

    override init() {
        super.init()
        setup()
    }
    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }
    private func setup() {
        minimumInteritemSpacing = 10
        itemSize = CGSize(width: 44, height: 44)
        dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
    }
    override func prepare() {
        super.prepare()
        let rect = collectionView!.bounds.insetBy(dx: -100, dy: -100)
        guard let items = super.layoutAttributesForElements(in: rect) else { return }
        let paths = Set(items.map { $0.indexPath })
        dynamicAnimator.behaviors.flatMap { $0 as? UIAttachmentBehavior }.filter { !paths.contains(($0.items.first as! UICollectionViewLayoutAttributes).indexPath) }.forEach {
            dynamicAnimator.removeBehavior($0)
            visible.remove(($0.items.first as! UICollectionViewLayoutAttributes).indexPath)
        }
        for item in items where !visible.contains(item.indexPath) {
            let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
            spring.length = 0; spring.damping = 0.8; spring.frequency = 1
            dynamicAnimator.addBehavior(spring)
            visible.insert(item.indexPath)
        }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return dynamicAnimator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return dynamicAnimator.layoutAttributesForCell(at: indexPath)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let delta = newBounds.origin.y - collectionView!.bounds.origin.y
        latestDelta = delta
        let touch = collectionView!.panGestureRecognizer.location(in: collectionView)
        for case let spring as UIAttachmentBehavior in dynamicAnimator.behaviors {
            let resistance = fabs(touch.y - spring.anchorPoint.y) / 1500
            guard let item = spring.items.first as? UICollectionViewLayoutAttributes else { continue }
            item.center.y += delta < 0 ? max(delta, delta * resistance) : min(delta, delta * resistance)
            dynamicAnimator.updateItem(usingCurrentState: item)
        }
        return false
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return nil
    }
}

import UIKit

/// The list of a messenger: each message hangs on a spring, and those far from the finger lag.
class BouncyLayout: UICollectionViewFlowLayout {

  private(set) lazy var dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)

  /// How many points from the finger an item does not follow it at all.
  var scrollResistance: CGFloat = 1500

  private var visibleIndexPaths = Set<IndexPath>()
  private var latestDelta: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }

    // a bit more than what is seen, so that nothing pops in
    let visibleRect = collectionView.bounds.insetBy(dx: -100, dy: -100)
    let visibleItems = super.layoutAttributesForElements(in: visibleRect) ?? []
    let visible = Set(visibleItems.map { $0.indexPath })

    let gone = dynamicAnimator.behaviors.compactMap { $0 as? UIAttachmentBehavior }.filter {
      guard let attributes = $0.items.first as? UICollectionViewLayoutAttributes else {
        return false
      }
      return !visible.contains(attributes.indexPath)
    }
    for behavior in gone {
      dynamicAnimator.removeBehavior(behavior)
      if let attributes = behavior.items.first as? UICollectionViewLayoutAttributes {
        visibleIndexPaths.remove(attributes.indexPath)
      }
    }

    let touch = collectionView.panGestureRecognizer.location(in: collectionView)
    for item in visibleItems where !visibleIndexPaths.contains(item.indexPath) {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      if touch != .zero {
        item.center = stretched(item.center, anchor: spring.anchorPoint, touch: touch)
      }
      dynamicAnimator.addBehavior(spring)
      visibleIndexPaths.insert(item.indexPath)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    return dynamicAnimator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return dynamicAnimator.layoutAttributesForCell(at: indexPath)
      ?? super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    latestDelta = newBounds.origin.y - collectionView.bounds.origin.y
    let touch = collectionView.panGestureRecognizer.location(in: collectionView)

    dynamicAnimator.behaviors.compactMap { $0 as? UIAttachmentBehavior }.forEach { spring in
      guard let item = spring.items.first else { return }
      item.center = stretched(item.center, anchor: spring.anchorPoint, touch: touch)
      dynamicAnimator.updateItem(usingCurrentState: item)
    }
    // the animator invalidates by itself
    return newBounds.width != collectionView.bounds.width
  }

  /// Holds a center back, the farther from the finger the more, and never by more than was scrolled.
  private func stretched(_ center: CGPoint, anchor: CGPoint, touch: CGPoint) -> CGPoint {
    let distance = abs(touch.x - anchor.x) + abs(touch.y - anchor.y)
    let share = distance / scrollResistance
    var center = center
    if latestDelta < 0 {
      center.y += max(latestDelta, latestDelta * share)
    } else {
      center.y += min(latestDelta, latestDelta * share)
    }
    return center
  }
}

/// A message.
final class MessageCell: UICollectionViewCell {
  static let identifier = "message"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

/// The screen of a conversation.
final class MessagesViewController: UIViewController, UICollectionViewDataSource {
  var messages: [String] = (1...50).map { "Message \($0)" }
  let layout = BouncyLayout()
  private(set) var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 280, height: 44)
    layout.minimumLineSpacing = 6
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(forCellWithReuseIdentifier: MessageCell.identifier) {
      MessageCell(frame: $0)
    }
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return messages.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: MessageCell.identifier, for: indexPath)
    (cell as? MessageCell)?.label.text = messages[indexPath.item]
    return cell
  }
}

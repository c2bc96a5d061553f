import UIKit

/// Lays cells out on a circle.
final class CircleLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []
  var radius: CGFloat = 100 {
    didSet { invalidateLayout() }
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let middle = CGPoint(x: collectionView.bounds.width / 2, y: collectionView.bounds.height / 2)
    attributes = (0..<count).map { item in
      let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
      let element = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      element.size = CGSize(width: 40, height: 40)
      element.center = CGPoint(
        x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
      return element
    }
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// An album whose photos the user shakes off and gathers again.
final class CircleAlbumController: UIViewController, UICollectionViewDataSource {
  let layout = CircleLayout()
  private(set) lazy var album = UICollectionView(
    frame: self.view.bounds, collectionViewLayout: self.layout)
  private(set) var animator: UIDynamicAnimator?
  var photoCount = 6

  override func viewDidLoad() {
    super.viewDidLoad()
    album.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    album.dataSource = self
    view.addSubview(album)
    animator = UIDynamicAnimator(referenceView: album)
  }

  /// Lets all photos fall.
  func shakeOff() {
    let cells = album.visibleCells
    animator?.addBehavior(UIGravityBehavior(items: cells))
    let collision = UICollisionBehavior(items: cells)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator?.addBehavior(collision)
  }

  /// Brings the photos back to their places.
  func gather() {
    animator?.removeAllBehaviors()
    UIView.animate(withDuration: 0.3) {
      self.album.visibleCells.forEach { $0.transform = .identity }
    }
    layout.invalidateLayout()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    photoCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }
}

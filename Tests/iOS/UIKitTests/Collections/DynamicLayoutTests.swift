import Testing
import UIKit

/// Items hang on springs.
private final class SpringyLayout: UICollectionViewFlowLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private var visible: Set<IndexPath> = []

  override init() {
    super.init()
    itemSize = CGSize(width: 300, height: 44)
    minimumLineSpacing = 6
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let items = super.layoutAttributesForElements(in: collectionView.bounds) ?? []
    let paths = Set(items.map(\.indexPath))
    for spring in springs where !paths.contains(spring.path) {
      animator.removeBehavior(spring.behavior)
      visible.remove(spring.path)
    }
    for item in items where visible.insert(item.indexPath).inserted { hang(item) }
  }

  private func hang(_ item: UICollectionViewLayoutAttributes) {
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
    spring.length = 0
    spring.damping = 0.8
    spring.frequency = 1
    animator.addBehavior(spring)
  }

  var springs: [(behavior: UIAttachmentBehavior, path: IndexPath)] {
    animator.behaviors.compactMap {
      guard let spring = $0 as? UIAttachmentBehavior,
        let item = spring.items.first as? UICollectionViewLayoutAttributes
      else { return nil }
      return (spring, item.indexPath)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect.insetBy(dx: 0, dy: -200)) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
      ?? super.layoutAttributesForItem(at: indexPath)
  }
}

/// Items stand on a circle, each held by a snap.
private final class CircleLayout: UICollectionViewLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private var items: [UICollectionViewLayoutAttributes] = []
  private var snaps: [UISnapBehavior] = []

  override func prepare() {
    guard let collectionView, collectionView.numberOfItems(inSection: 0) != items.count else {
      return
    }
    let count = collectionView.numberOfItems(inSection: 0)
    while items.count > count {
      items.removeLast()
      animator.removeBehavior(snaps.removeLast())
    }
    for index in items.count..<count {
      let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
      item.size = CGSize(width: 40, height: 40)
      item.center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
      items.append(item)
      let snap = UISnapBehavior(item: item, snapTo: item.center)
      snaps.append(snap)
      animator.addBehavior(snap)
    }
    for index in 0..<count { snaps[index].snapPoint = place(index, of: count) }
  }

  func place(_ index: Int, of count: Int) -> CGPoint {
    let bounds = collectionView?.bounds ?? .zero
    let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
    return CGPoint(x: bounds.midX + 100 * cos(angle), y: bounds.midY + 100 * sin(angle))
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { items.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }
}

/// A grid out of which an item can be dragged: the animator has that one, the flow all others.
private final class DraggableLayout: UICollectionViewFlowLayout {
  private var animator: UIDynamicAnimator?
  private var handle: UIAttachmentBehavior?
  private(set) var dragged: IndexPath?

  func startDragging(_ path: IndexPath, from point: CGPoint) {
    guard let item = super.layoutAttributesForItem(at: path) else { return }
    dragged = path
    item.zIndex = 1
    let animator = UIDynamicAnimator(collectionViewLayout: self)
    let handle = UIAttachmentBehavior(item: item, attachedToAnchor: point)
    handle.length = 0
    handle.frequency = 4
    handle.damping = 0.7
    let looks = UIDynamicItemBehavior(items: [item])
    looks.allowsRotation = false
    animator.addBehavior(handle)
    animator.addBehavior(looks)
    self.animator = animator
    self.handle = handle
  }

  func drag(to point: CGPoint, frames: Int) {
    handle?.anchorPoint = point
    for _ in 0..<frames { animator?.advance(by: 1.0 / 60) }
  }

  func stopDragging() {
    animator?.removeAllBehaviors()
    animator = nil
    dragged = nil
    invalidateLayout()
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let others = super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath != dragged }
    let moved = animator?.items(in: rect) as? [UICollectionViewLayoutAttributes]
    return (others ?? []) + (moved ?? [])
  }
}

/// Cards that fall on each other and rest.
private final class PileLayout: UICollectionViewLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()

  override func prepare() {
    guard animator.behaviors.isEmpty, let view = collectionView else { return }
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: view.bounds.maxY),
      to: CGPoint(x: view.bounds.maxX, y: view.bounds.maxY))
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    for item in 0..<view.numberOfItems(inSection: 0) { drop(IndexPath(item: item, section: 0)) }
  }

  func drop(_ path: IndexPath) {
    let card = UICollectionViewLayoutAttributes(forCellWith: path)
    card.frame = CGRect(x: 100, y: 300 - 60 * CGFloat(path.item), width: 100, height: 40)
    gravity.addItem(card)
    collision.addItem(card)
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }
}

@MainActor struct DynamicLayoutTests {
  private let size = CGSize(width: 300, height: 400)

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func springsComeAndGoUnderAFinger() throws {
    let layout = SpringyLayout()
    let view = CountedCollectionView([50], size: size, layout: layout)
    view.layoutIfNeeded()
    #expect(layout.springs.map(\.path.item) == Array(0...7))
    view.panGestureRecognizer.send(.began, location: CGPoint(x: 150, y: 350), in: view)
    for y in stride(from: 340, through: 50, by: -10) {
      view.panGestureRecognizer.send(.changed, location: CGPoint(x: 150, y: CGFloat(y)))
      layout.invalidateLayout()
      layout.animator.advance(by: 1.0 / 60)
      #expect((8...9).contains(layout.springs.count))
    }
    #expect(view.contentOffset.y == 300)
    #expect(layout.springs.map(\.path.item).sorted() == Array(6...13))
  }

  @Test func itemsSpringToTheirPlacesOnACircle() throws {
    let layout = CircleLayout()
    let view = CountedCollectionView([4], size: size, layout: layout)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.center) == Array(repeating: CGPoint(x: 150, y: 200), count: 4))
    layout.animator.advance(by: 5)
    for (index, cell) in view.visibleCells.enumerated() {
      let place = layout.place(index, of: 4)
      #expect(hypot(cell.center.x - place.x, cell.center.y - place.y) < 1)
    }
    // One more makes room among all the others.
    view.counts.counts = [5]
    view.reloadData()
    view.layoutIfNeeded()
    layout.animator.advance(by: 5)
    #expect(view.visibleCells.count == 5)
    for (index, cell) in view.visibleCells.enumerated() {
      let place = layout.place(index, of: 5)
      #expect(hypot(cell.center.x - place.x, cell.center.y - place.y) < 1)
    }
    view.counts.counts = [4]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 4)
    #expect(layout.animator.behaviors.count == 4)
  }

  @Test func anItemIsDraggedOutOfItsGridAndPutBack() throws {
    let layout = DraggableLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.minimumInteritemSpacing = 15
    let view = CountedCollectionView([6], size: size, layout: layout)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: path(1)))
    let home = cell.center
    layout.startDragging(path(1), from: home)
    layout.drag(to: CGPoint(x: 60, y: 300), frames: 3)
    #expect(cell.center.y > home.y && cell.center.y < 300)
    layout.drag(to: CGPoint(x: 60, y: 300), frames: 120)
    #expect(hypot(cell.center.x - 60, cell.center.y - 300) < 1)
    #expect(cell.layer.zPosition == 1)
    #expect(view.visibleCells.count == 6 && view.cellForItem(at: path(1)) === cell)
    layout.stopDragging()
    view.layoutIfNeeded()
    #expect(cell.center == home && cell.layer.zPosition == 0)
  }

  @Test func cardsFallOnEachOther() throws {
    let layout = PileLayout()
    let view = CountedCollectionView([2], size: size, layout: layout)
    view.layoutIfNeeded()
    layout.animator.advance(by: 5)
    #expect(abs(try #require(view.cellForItem(at: path(0))).center.y - 380) < 2)
    #expect(abs(try #require(view.cellForItem(at: path(1))).center.y - 340) < 3)
  }
}

import Testing
import UIKit

/// The well-known list whose cells hang on springs and lag behind when it is scrolled.
final class BouncyLayout: UICollectionViewFlowLayout {
  lazy var dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
  var invalidations = 0

  override init() {
    super.init()
    itemSize = CGSize(width: 300, height: 44)
    minimumLineSpacing = 10
    sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func invalidateLayout() {
    invalidations += 1
    super.invalidateLayout()
  }

  override func prepare() {
    super.prepare()
    guard dynamicAnimator.behaviors.isEmpty else { return }
    let contents = CGRect(origin: .zero, size: collectionViewContentSize)
    for item in super.layoutAttributesForElements(in: contents) ?? [] {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      dynamicAnimator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    dynamicAnimator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let delta = newBounds.origin.y - collectionView.bounds.origin.y
    let touch = collectionView.panGestureRecognizer.location(in: collectionView)
    for case let spring as UIAttachmentBehavior in dynamicAnimator.behaviors {
      guard let item = spring.items.first as? UICollectionViewLayoutAttributes else { continue }
      let distance = abs(touch.y - spring.anchorPoint.y)
      let resistance = distance / 1500
      var center = item.center
      center.y += delta < 0 ? max(delta, delta * resistance) : min(delta, delta * resistance)
      item.center = center
      dynamicAnimator.updateItem(usingCurrentState: item)
    }
    return false
  }
}

@MainActor struct BouncyLayoutTests {
  private let layout = BouncyLayout()
  private let view: CountedCollectionView

  init() {
    view = CountedCollectionView([20], size: CGSize(width: 320, height: 480), layout: layout)
    view.layoutIfNeeded()
  }

  private func cellY(_ item: Int) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.center.y
  }

  @Test func cellsLagBehindTheScrollAndComeBack() throws {
    let rest = CGFloat(10 + 22 + 4 * 54)
    #expect(cellY(4) == rest)
    #expect(layout.dynamicAnimator.behaviors.count == 20)
    view.panGestureRecognizer.send(.began, location: CGPoint(x: 160, y: 0), in: view)
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    let lag = 60 * (rest - 0) / 1500
    #expect(abs(try #require(cellY(4)) - rest - lag) < 1e-9)
    // What is farther from the finger lags more.
    #expect(try #require(cellY(8)) - (rest + 4 * 54) > lag)
    layout.dynamicAnimator.advance(by: 0.2)
    let later = try #require(cellY(4))
    #expect(later < rest + lag && later > rest - lag)
    layout.dynamicAnimator.advance(by: 10)
    #expect(abs(try #require(cellY(4)) - rest) < 0.5)
    #expect(!layout.dynamicAnimator.isRunning)
  }

  @Test func theLayoutIsInvalidatedEachFrameWhileItMoves() {
    layout.dynamicAnimator.advance(by: 10)
    view.contentOffset.y = 100
    let before = layout.invalidations
    for _ in 0..<5 { layout.dynamicAnimator.advance(by: 1.0 / 60) }
    #expect(layout.invalidations == before + 5)
    layout.dynamicAnimator.advance(by: 60)
    let atRest = layout.invalidations
    layout.dynamicAnimator.advance(by: 1)
    #expect(layout.invalidations == atRest)
  }

  @Test func theAnimatorFindsAttributesByTheirElement() {
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let path = IndexPath(item: 1, section: 0)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    for attributes in [cell, header] { attributes.size = CGSize(width: 10, height: 10) }
    animator.addBehavior(UIGravityBehavior(items: [cell, header]))
    #expect(animator.layoutAttributesForCell(at: path) === cell)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "h", at: path) === header)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "d", at: path) == nil)
    animator.advance(by: 0.5)
    // gt²/2 is 125 pt, but for a step or so.
    #expect(abs(cell.center.y - 125) < 10)
    #expect(header.center.y == cell.center.y)
  }

  @Test func theLayoutGoesWithItsView() {
    weak var gone: BouncyLayout?
    do {
      let layout = BouncyLayout()
      let view = CountedCollectionView(
        [3], size: CGSize(width: 320, height: 480), layout: layout)
      view.layoutIfNeeded()
      layout.dynamicAnimator.advance(by: 0.1)
      gone = layout
    }
    #expect(gone == nil)
  }
}

import Testing
import UIKit

@MainActor @Suite("A bouncy list of messages")
struct BouncyLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let list = MessagesViewController()
  private var view: UICollectionView { list.collectionView }
  private var animator: UIDynamicAnimator { list.layout.dynamicAnimator }

  init() {
    window.rootViewController = list
    window.makeKeyAndVisible()
    touch(at: 22)
  }

  private func touch(at y: CGFloat) {
    view.panGestureRecognizer.send(.began, location: CGPoint(x: 160, y: y))
  }

  private func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  private func flowY(_ item: Int) -> CGFloat { 22 + 50 * CGFloat(item) }

  private func cellY(_ item: Int) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.center.y
  }

  @Test("At first cells are where the flow says, and the animator pauses")
  func start() {
    #expect(view.visibleCells.count == 10)
    #expect(view.visibleCells.compactMap { ($0 as? MessageCell)?.label.text }.last == "Message 10")
    #expect(animator.runUntilPaused(limit: 2))
    for item in 0..<10 { #expect(cellY(item) == flowY(item)) }
    #expect(animator.behaviors.count == 12)
  }

  @Test("Scrolled, cells lag by their distance from the finger, and are farther apart")
  func stretching() {
    scroll(to: 60)
    // 60 pt · 50 pt per cell / 1500 pt.
    for item in 1..<10 {
      #expect(abs((cellY(item) ?? 0) - flowY(item) - 2 * CGFloat(item)) < 1e-9)
    }
    let attributes = list.layout.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))
    #expect(attributes?.center == CGPoint(x: 160, y: flowY(5) + 10))
  }

  @Test("Scrolled back, cells above the finger's place are held back the other way")
  func back() {
    #expect(animator.runUntilPaused(limit: 2))
    touch(at: 422)
    scroll(to: -30)
    for item in 0..<9 {
      #expect(abs((cellY(item) ?? 0) - flowY(item) + CGFloat(8 - item)) < 1e-9)
    }
  }

  @Test("However far it is thrown, no cell moves by more than that")
  func bounded() {
    list.layout.scrollResistance = 100
    scroll(to: 20)
    #expect(cellY(1) == flowY(1) + 10)
    for item in 2..<10 { #expect(cellY(item) == flowY(item) + 20) }
  }

  @Test("Cells swing back to the places of the flow, and then the animator pauses")
  func returning() {
    scroll(to: 60)
    #expect(animator.isRunning)
    #expect(animator.runUntilPaused(limit: 10))
    for item in 2..<10 { #expect(abs((cellY(item) ?? 0) - flowY(item)) < 0.5) }
    scroll(to: 61)
    #expect(animator.isRunning)
  }

  @Test("A long way down there are springs for what is near, and no others")
  func tiling() {
    for y in stride(from: CGFloat(0), through: 1500, by: 25) {
      scroll(to: y)
      animator.run(frames: 1)
      #expect((9...15).contains(animator.behaviors.count))
      #expect(animator.behaviors.count == Set(springs).count)
    }
    #expect(animator.runUntilPaused(limit: 10))
    #expect(springs.sorted() == Array(28...41))
    for item in 30..<39 { #expect(abs((cellY(item) ?? 0) - flowY(item)) < 0.5) }
    let cell = view.cellForItem(at: IndexPath(item: 32, section: 0)) as? MessageCell
    #expect(cell?.label.text == "Message 33")
    let far = list.layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    #expect(far?.center.y == flowY(3))
  }

  /// The items that hang on springs.
  private var springs: [Int] {
    animator.behaviors.compactMap { behavior in
      let item = (behavior as? UIAttachmentBehavior)?.items.first
      return (item as? UICollectionViewLayoutAttributes)?.indexPath.item
    }
  }

  @Test("Nothing outlives the screen")
  func memory() {
    weak var controller: MessagesViewController?
    weak var layout: BouncyLayout?
    weak var animator: UIDynamicAnimator?
    weak var spring: UIDynamicBehavior?
    weak var cell: UICollectionViewCell?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let list = MessagesViewController()
      window.rootViewController = list
      window.makeKeyAndVisible()
      list.collectionView.contentOffset.y = 200
      list.layout.dynamicAnimator.run(frames: 5)
      (controller, layout, animator) = (list, list.layout, list.layout.dynamicAnimator)
      (spring, cell) = (animator?.behaviors.first, list.collectionView.visibleCells.first)
      #expect(spring != nil)
      #expect(cell != nil)
    }
    #expect(controller == nil)
    #expect(layout == nil)
    #expect(animator == nil)
    #expect(spring == nil)
    #expect(cell == nil)
  }
}

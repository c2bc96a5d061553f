import Testing
import UIKit

/// In a visible window, the clock lays out views, as Core Animation's commit does.
@MainActor @Suite struct LayoutInFramesTests {
  private class Counting: UIView {
    var layouts = 0
    var sizes: [CGSize] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      sizes.append(bounds.size)
    }
  }

  private let clock = UIShimClock.shared
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let controller = UIViewController()
  private let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The layouts in a time of the clock.
  private func layouts(in seconds: TimeInterval) -> Int {
    let before = view.layouts
    clock.advance(by: seconds)
    return view.layouts - before
  }

  private func addView() {
    controller.view.addSubview(view)
    clock.advance(by: 1)
  }

  @Test func aNewViewIsLaidOutOnce() {
    controller.view.addSubview(view)
    #expect(view.layouts == 0)
    #expect(layouts(in: 1) == 1)
    #expect(layouts(in: 1) == 0)
  }

  @Test(arguments: [1, 1.0 / 60, 0.013, 0]) func aRequestIsMetInTheNextFrame(seconds: Double) {
    addView()
    for _ in 0..<3 { view.setNeedsLayout() }
    #expect(view.layouts == 1)
    #expect(layouts(in: seconds) == 1)
    #expect(layouts(in: 1) == 0)
  }

  @Test func aNewSizeOrANewSubviewIsARequest() {
    addView()
    view.frame.size.width = 50
    #expect(layouts(in: 0.1) == 1)
    #expect(view.sizes.last == CGSize(width: 50, height: 100))
    view.frame.origin.x = 50
    #expect(layouts(in: 0.1) == 0, "a move is none")
    let label = UILabel()
    view.addSubview(label)
    #expect(layouts(in: 0.1) == 1)
    label.removeFromSuperview()
    #expect(layouts(in: 0.1) == 1)
  }

  @Test func aViewOfAnotherWindowOrOfNoneWaits() {
    let root = UIView()
    root.addSubview(view)
    #expect(layouts(in: 1) == 0)
    let other = UIWindow()
    other.addSubview(root)
    #expect(layouts(in: 1) == 0, "a hidden window")
    other.isHidden = false
    #expect(layouts(in: 1) == 1)
    other.isHidden = true
    view.setNeedsLayout()
    #expect(layouts(in: 1) == 0)
    other.isHidden = false
    #expect(layouts(in: 1) == 1)
  }

  @Test func eachFrameLaysOutOnceWhateverAsks() {
    addView()
    let start = view.layouts
    let link = CADisplayLink(handler: { [view] _ in
      view.setNeedsLayout()
      view.setNeedsLayout()
    })
    link.add(to: .main, forMode: .common)
    let gravity = UIGravityBehavior(items: [view])
    gravity.action = { [view] in view.setNeedsLayout() }
    let animator = UIDynamicAnimator(referenceView: controller.view)
    animator.addBehavior(gravity)
    // Frames of another phase.
    clock.advance(by: 0.005)
    let late = CADisplayLink(handler: { [view] _ in view.setNeedsLayout() })
    late.add(to: .main, forMode: .common)
    for frame in 1...60 {
      clock.advance(by: 1.0 / 60)
      #expect(view.layouts - start == frame)
    }
  }

  @Test func aClosureOrACompletionSeesTheLayoutOfItsOwnFrame() {
    addView()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.13) { [view] in view.setNeedsLayout() }
    #expect(layouts(in: 0.13) == 1)
    UIView.animate(withDuration: 0.1) { [view] in
      view.alpha = 0
    } completion: { [view] _ in
      view.setNeedsLayout()
    }
    #expect(layouts(in: 0.1) == 1)
  }

  @Test func aLayoutThatAsksForLayoutIsMetInTheNextFrame() {
    final class Restless: Counting {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let restless = Restless()
    controller.view.addSubview(restless)
    clock.advance(by: 0.1)
    #expect((6...7).contains(restless.layouts))
    restless.removeFromSuperview()
  }

  @Test func aLayoutThatMakesSubviewsIsNotRepeated() {
    final class Builder: Counting {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.forEach { $0.removeFromSuperview() }
        addSubview(UIView())
      }
    }
    let builder = Builder()
    controller.view.addSubview(builder)
    clock.advance(by: 1)
    #expect(builder.layouts == 1)
  }

  @Test func theControllerIsToldOfEachLayout() {
    final class Told: UIViewController {
      var calls: [String] = []
      override func viewWillLayoutSubviews() { calls.append("will") }
      override func viewDidLayoutSubviews() { calls.append("did") }
    }
    let told = Told()
    window.rootViewController = told
    told.calls = []
    told.view.setNeedsLayout()
    clock.advance(by: 0.1)
    #expect(told.calls == ["will", "did"])
  }

  @Test func anAnimatorAdvancedAloneLaysOutToo() {
    addView()
    let animator = UIDynamicAnimator(referenceView: controller.view)
    let gravity = UIGravityBehavior(items: [view])
    gravity.action = { [view] in view.setNeedsLayout() }
    animator.addBehavior(gravity)
    for frame in 2...10 {
      animator.advance(by: 1.0 / 60)
      #expect(view.layouts == frame)
    }
  }

  @Test func tasksSeeLayouts() async {
    controller.view.addSubview(view)
    await clock.run(for: 0.1)
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    await clock.run(for: 1.0 / 60)
    #expect(view.layouts == 2)
  }

  @Test func aWindowWithWorkLeftIsFreed() {
    weak var left: UIWindow?
    do {
      let window = UIWindow()
      window.makeKeyAndVisible()
      window.addSubview(UIView())
      left = window
    }
    #expect(left == nil)
    clock.advance(by: 0.1)
  }

  @Test func aScrolledViewIsLaidOut() {
    let scroll = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(scroll)
    scroll.addSubview(view)
    clock.advance(by: 1)
    final class Sticky: UIScrollView {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      override func layoutSubviews() {
        super.layoutSubviews()
        if header.superview == nil { addSubview(header) }
        header.frame.origin.y = contentOffset.y
      }
    }
    let sticky = Sticky(frame: controller.view.bounds)
    controller.view.addSubview(sticky)
    sticky.contentOffset.y = 70
    clock.advance(by: 1.0 / 60)
    #expect(sticky.header.frame.origin.y == 70)
  }
}

/// A collection view in a visible window.
@MainActor @Suite struct CollectionsInFramesTests {
  /// Cells in a row, as far apart as the program says.
  private final class Row: UICollectionViewLayout {
    var spacing: CGFloat = 50
    var prepared = 0

    override func prepare() { prepared += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 100) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(indexPath.item) * spacing, y: 0, width: 40, height: 40)
      return attributes
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let layout = Row()
  private let list: CountedCollectionView

  init() {
    list = CountedCollectionView([3], size: CGSize(width: 300, height: 100), layout: layout)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(list)
  }

  @Test func cellsAreMadeAndPlacedByTheClock() {
    #expect(list.visibleCells.isEmpty)
    UIShimClock.shared.advance(by: 0.1)
    #expect(list.visibleCells.map(\.frame.origin.x) == [0, 50, 100])
    #expect(layout.prepared == 1)
  }

  @Test func anInvalidLayoutBringsTheCellsBack() throws {
    UIShimClock.shared.advance(by: 0.1)
    let cell = try #require(list.visibleCells.last)
    cell.center = CGPoint(x: 280, y: 90)
    UIShimClock.shared.advance(by: 0.1)
    #expect(cell.center == CGPoint(x: 280, y: 90))
    layout.invalidateLayout()
    UIShimClock.shared.advance(by: 0.1)
    #expect(cell.center == CGPoint(x: 120, y: 20))
    layout.spacing = 60
    layout.invalidateLayout()
    layout.invalidateLayout()
    UIShimClock.shared.advance(by: 0.1)
    #expect(list.visibleCells.map(\.frame.origin.x) == [0, 60, 120])
    #expect(layout.prepared == 3)
  }

  @Test func anAnimatorThatThrewTheCellsLeavesThemToTheLayout() throws {
    UIShimClock.shared.advance(by: 0.1)
    let cells = list.visibleCells
    let animator = UIDynamicAnimator(referenceView: list)
    animator.addBehavior(UIGravityBehavior(items: cells))
    UIShimClock.shared.advance(by: 0.5)
    #expect(cells.allSatisfy { $0.center.y > 100 })
    animator.removeAllBehaviors()
    layout.invalidateLayout()
    UIShimClock.shared.advance(by: 1.0 / 60)
    #expect(cells.map(\.center.y) == [20, 20, 20])
  }

  @Test func reloadedCellsComeByThemselves() {
    UIShimClock.shared.advance(by: 0.1)
    list.counts.counts = [2]
    list.reloadData()
    UIShimClock.shared.advance(by: 1.0 / 60)
    #expect(list.visibleCells.count == 2)
  }
}

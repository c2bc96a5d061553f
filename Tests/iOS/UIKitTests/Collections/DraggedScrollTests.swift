import Testing
import UIKit

@MainActor struct DraggedScrollTests {
  /// Writes down what a scroll view tells.
  final class Listener: NSObject, UICollectionViewDelegate {
    var told: [String] = []
    var wish: CGFloat?

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      told.append("begin \(scrollView.isDragging)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      told.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      told.append("will end \(velocity.y), \(targetContentOffset.pointee.y.rounded())")
      if let wish { targetContentOffset.pointee.y = wish }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      told.append("end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      told.append("slow \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("shown") }
  }

  private let layout = UICollectionViewFlowLayout()
  private let view: CountedCollectionView
  private let listener = Listener()
  private var pan: UIPanGestureRecognizer { view.panGestureRecognizer }

  init() {
    layout.itemSize = CGSize(width: 300, height: 90)
    view = CountedCollectionView([100], size: CGSize(width: 300, height: 500), layout: layout)
    view.delegate = listener
    view.layoutIfNeeded()
  }

  private func drag(from start: CGFloat, to end: CGFloat, velocity: CGFloat = 0) {
    pan.send(.began, location: CGPoint(x: 100, y: start))
    pan.send(.changed, location: CGPoint(x: 100, y: end))
    pan.send(.ended, velocity: CGPoint(x: 0, y: velocity))
  }

  @Test func contentsFollowAFinger() {
    pan.send(.began, location: CGPoint(x: 100, y: 400))
    #expect(view.isDragging && view.isTracking)
    pan.send(.changed, location: CGPoint(x: 130, y: 340))
    #expect(view.contentOffset == CGPoint(x: 0, y: 60))
    pan.send(.changed, location: CGPoint(x: 130, y: 250))
    #expect(view.contentOffset == CGPoint(x: 0, y: 150))
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(1...6))
    // A program may scroll in between; the finger goes on from where it began.
    pan.send(.changed, location: CGPoint(x: 130, y: 300))
    #expect(view.contentOffset.y == 100)
    pan.send(.ended)
    #expect(!view.isDragging && view.contentOffset.y == 100)
    #expect(
      listener.told == [
        "begin true", "scroll 60.0", "scroll 150.0", "scroll 100.0", "will end -0.0, 100.0",
        "end false",
      ])
  }

  @Test func aFlickEndsWhereItWouldComeToRest() {
    drag(from: 400, to: 340, velocity: -1000)
    // 1 pt/ms · 0.998 / 0.002 beyond 60.
    #expect(abs(view.contentOffset.y - 559) < 1e-9)
    #expect(
      listener.told.filter { !$0.hasPrefix("scroll") } == [
        "begin true", "will end 1.0, 559.0", "end true", "slow true", "rest",
      ])
    #expect(!view.isDecelerating)
    view.decelerationRate = .fast
    drag(from: 400, to: 400, velocity: -1000)
    #expect(abs(view.contentOffset.y - 559 - 99) < 1e-9)
    drag(from: 400, to: 400, velocity: 1e6)
    #expect(view.contentOffset.y == 0)
  }

  @Test func theDelegateSaysWhereItEnds() {
    listener.wish = 300
    drag(from: 400, to: 340, velocity: -1000)
    #expect(view.contentOffset.y == 300)
    #expect(view.indexPathsForVisibleItems.first?.item == 3)
  }

  @Test func theLayoutSaysWhereItEnds() {
    final class Snapping: UICollectionViewFlowLayout {
      var asked: [CGPoint] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked.append(velocity)
        return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
      }
    }
    let snapping = Snapping()
    snapping.itemSize = layout.itemSize
    view.collectionViewLayout = snapping
    view.layoutIfNeeded()
    drag(from: 400, to: 340)
    #expect(view.contentOffset.y == 100)
    #expect(snapping.asked == [.zero])
    #expect(listener.told.suffix(4) == ["end true", "slow true", "scroll 100.0", "rest"])
  }

  @Test func pastTheEdgeContentsFollowLessAndSpringBack() {
    pan.send(.began, location: CGPoint(x: 100, y: 100))
    pan.send(.changed, location: CGPoint(x: 100, y: 200))
    let share: CGFloat = 100 * 0.55 / 500
    let way = (1 - 1 / (share + 1)) * 500
    #expect(abs(view.contentOffset.y + way) < 1e-9)
    pan.send(.cancelled)
    #expect(view.contentOffset.y == 0)
    view.bounces = false
    pan.send(.began, location: CGPoint(x: 100, y: 100))
    pan.send(.changed, location: CGPoint(x: 100, y: 200))
    #expect(view.contentOffset.y == 0)
  }

  @Test func contentsThatFitStayUnlessTheyBounce() {
    view.counts.counts = [2]
    view.reloadData()
    drag(from: 400, to: 300)
    #expect(view.contentOffset.y == 0)
    #expect(!listener.told.contains { $0.hasPrefix("scroll") })
    view.alwaysBounceVertical = true
    pan.send(.began, location: CGPoint(x: 100, y: 400))
    pan.send(.changed, location: CGPoint(x: 100, y: 300))
    #expect(view.contentOffset.y > 20 && view.contentOffset.y < 100)
  }

  @Test func pagesAreTurnedOneByOne() {
    view.isPagingEnabled = true
    drag(from: 400, to: 340, velocity: -5000)
    #expect(view.contentOffset.y == 500)
    drag(from: 400, to: 100)
    #expect(view.contentOffset.y == 1000)
    drag(from: 400, to: 500)
    #expect(view.contentOffset.y == 1000)
    drag(from: 400, to: 410, velocity: 100)
    #expect(view.contentOffset.y == 500)
  }

  @Test func aViewThatMayNotScrollStays() {
    view.isScrollEnabled = false
    drag(from: 400, to: 300)
    #expect(view.contentOffset.y == 0 && listener.told.isEmpty)
  }

  @Test func itemsAreScrolledTo() {
    let path = IndexPath(item: 20, section: 0)
    view.scrollToItem(at: path, at: .top, animated: false)
    #expect(view.contentOffset.y == 2000)
    view.scrollToItem(at: path, at: .bottom, animated: false)
    #expect(view.contentOffset.y == 1590)
    view.scrollToItem(at: path, at: .centeredVertically, animated: true)
    #expect(view.contentOffset.y == 1795)
    #expect(listener.told.last == "shown")
    view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 9490)
  }
}

import DynamicsReporting
import Testing
import UIKit

@MainActor @Suite struct UnusableScrollTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var ends = 0
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func drag() {
    let pan = view.panGestureRecognizer
    pan.send(.began, location: .zero, in: view)
    pan.send(.changed, location: CGPoint(x: 10, y: 10), in: view)
    pan.send(.ended)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func contentsOfNoSizeAreDiagnosedAndDragged(unusable: CGFloat) {
    view.alwaysBounceVertical = true
    view.alwaysBounceHorizontal = true
    let misuse = DynamicsDiagnostics.collecting {
      view.contentSize = CGSize(width: 200, height: unusable)
      view.contentInset = UIEdgeInsets(top: unusable, left: 0, bottom: 0, right: 0)
    }
    #expect(
      misuse.diagnostics.map(\.reporter) == [
        "UIScrollView.contentSize", "UIScrollView.contentInset",
      ])
    #expect(view.contentSize == .zero)
    #expect(view.contentInset == .zero)
    drag()
    #expect(view.contentOffset == .zero)
  }

  @Test func whereNothingScrollsToNoScrollingEnds() {
    let listener = Listener()
    view.delegate = listener
    let misuse = DynamicsDiagnostics.collecting {
      view.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
    }
    #expect(misuse.diagnostics.count == 1)
    #expect(listener.ends == 0)
    view.setContentOffset(CGPoint(x: 1, y: 0), animated: true)
    #expect(listener.ends == 1)
  }
}

import DynamicsReporting
import Testing
import UIKit

@MainActor struct ViewGeometryTests {
  @Test func frameSetsCenterAndBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(view.center == CGPoint(x: 50, y: 30))
    view.frame.origin.x = 7
    #expect(view.frame == CGRect(x: 7, y: 0, width: 100, height: 60))
  }

  @Test func boundsChangeAboutTheCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 50, height: 10)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 0, y: 35, width: 50, height: 10))
  }

  @Test func frameOfATurnedViewIsTheBoxAroundIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let diagonal = 100 * 2.0.squareRoot()
    #expect(abs(view.frame.width - diagonal) < 1e-9)
    #expect(abs(view.frame.midX - 50) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.center == CGPoint(x: 50, y: 50))
  }

  @Test func frameOfAViewTurnedByAQuarterIsWhatWasSet() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 100, y: 200, width: 30, height: 60)
    #expect(abs(view.bounds.width - 60) < 1e-9)
    #expect(abs(view.bounds.height - 30) < 1e-9)
    #expect(abs(view.frame.minX - 100) < 1e-9)
    #expect(abs(view.frame.minY - 200) < 1e-9)
    #expect(abs(view.center.x - 115) < 1e-9)
  }

  @Test func scaleShowsInTheFrameOnly() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 0, y: -10, width: 40, height: 60))
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test func anchorPointIsWhatIsAtTheCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.frame.origin == CGPoint(x: 50, y: 50))
    view.layer.position = CGPoint(x: 10, y: 10)
    #expect(view.center == CGPoint(x: 10, y: 10))
    view.frame = CGRect(x: 5, y: 6, width: 50, height: 50)
    #expect(view.center == CGPoint(x: 5, y: 6))
    let child = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    view.addSubview(child)
    let root = UIView()
    root.addSubview(view)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 6, y: 7))
  }

  @Test func layerAndViewAreTheSamePlace() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func pointsAreConvertedThroughScrolledAndTurnedViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let scrolled = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let turned = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(scrolled)
    scrolled.addSubview(turned)
    let corner = turned.convert(CGPoint.zero, to: root)
    // A quarter turn clockwise takes the top left corner to the top right.
    #expect(abs(corner.x - 200) < 1e-9)
    #expect(abs(corner.y - 100) < 1e-9)
    let back = turned.convert(corner, from: root)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    let box = root.convert(CGRect(x: 0, y: 0, width: 100, height: 10), from: turned)
    #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 100) < 1e-9)
  }

  @Test func conversionToNoViewIsToTheWindow() {
    let window = UIWindow(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    window.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
    #expect(view.convert(CGPoint(x: 11, y: 11), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test func sizeToFitKeepsTheOrigin() {
    final class Badge: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let badge = Badge(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    badge.sizeToFit()
    #expect(badge.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  private nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 180, height: 80)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 80, height: 30)),
    (.flexibleTopMargin, CGRect(x: 10, y: 60, width: 80, height: 30)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 60, y: 10, width: 80, height: 30)),
    ([], CGRect(x: 10, y: 10, width: 80, height: 30)),
  ]

  @Test(arguments: masks)
  func masksSayHowSubviewsFollow(mask: UIView.AutoresizingMask, expected: CGRect) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let subview = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    subview.autoresizingMask = mask
    view.addSubview(subview)
    view.frame.size = CGSize(width: 200, height: 100)
    #expect(subview.frame == expected)
  }

  @Test func aSubviewWithoutRoomFollowsFromNothing() {
    let view = UIView()
    let subview = UIView()
    subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(subview)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(subview.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func numbersThatAreNoneAreDiagnosed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let misuse = DynamicsDiagnostics.collecting {
      view.center.x = .nan
      view.bounds.size.width = .infinity
      view.transform.a = .nan
      view.frame = .null
    }
    #expect(misuse.diagnostics.count == 4)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}

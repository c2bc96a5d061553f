import Testing
import UIKit

@MainActor @Suite("A sheet that is caught")
struct CatchableSheetTests {
  private let controller = CatchableSheetController()
  private let navigation: UINavigationController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    controller.pan.addHandler { [controller] in controller.handlePan($0) }
  }

  private var shown: CGFloat { controller.sheet.layer.presentation()?.position.y ?? .nan }

  @Test("A button of the bar shows it, and it springs to its rest")
  func showing() {
    let start = controller.sheet.center.y
    controller.navigationItem.rightBarButtonItem?.sendAction()
    UIShimClock.shared.advance(by: 0.15)
    #expect(shown < start && shown > controller.sheet.center.y)
    UIShimClock.shared.advance(by: 0.5)
    #expect(shown == controller.view.bounds.maxY - 150)
  }

  @Test("Caught on its way, it stays under the finger")
  func caught() {
    controller.show(velocity: 0)
    UIShimClock.shared.advance(by: 0.1)
    let place = shown
    controller.pan.send(.began, location: CGPoint(x: 100, y: 100), in: controller.sheet)
    UIShimClock.shared.advance(by: 0.3)
    #expect(abs(shown - place) < 1e-9)
    let finger = controller.pan.location(in: controller.view)
    controller.pan.send(
      .changed, location: CGPoint(x: finger.x, y: finger.y - 20), in: controller.view)
    #expect(abs(shown - (place - 20)) < 1e-9)
  }

  @Test("Thrown down, it falls out with the finger's speed")
  func thrown() {
    controller.show(velocity: 0)
    UIShimClock.shared.advance(by: 1)
    controller.pan.swipe(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 500), duration: 0.1,
      in: controller.view)
    let start = controller.sheet.center.y
    // At 1000 pt/s, and 1000 pt/s² faster: 105 pt, within a frame.
    UIShimClock.shared.advance(by: 0.1)
    #expect(abs(controller.sheet.center.y - start - 105) < 20)
    UIShimClock.shared.advance(by: 1)
    #expect(controller.sheet.superview == nil)
    #expect(controller.animator.behaviors.isEmpty)
  }

  @Test("A touch of its button does not drag it")
  func button() {
    let place = controller.sheet.frame
    controller.pan.swipe(
      from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 120), duration: 0.1,
      in: controller.sheet)
    #expect(controller.pan.state == .possible)
    #expect(controller.sheet.frame == place)
  }
}

import Testing
import UIKit

@MainActor @Suite("A banner on a sliding attachment with a range")
struct PullBannerTests {
  private let clock = UIShimClock.shared
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let banner = PullBanner(title: "News", width: 320, height: 60, travel: 120)

  init() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(banner)
  }

  @Test("Shut, it stays at the top, where its range ends")
  func shut() {
    clock.advance(by: 1)
    #expect(abs(banner.center.y - 30) < 0.1)
    #expect(banner.state == .closed)
  }

  @Test("Thrown down, it opens as far as its range allows, and shuts again")
  func thrown() {
    var states: [PullBanner.State] = []
    banner.didChangeState = { states.append($0) }
    clock.advance(by: 0.1)
    banner.letGo(velocity: 400)
    clock.advance(by: 2)
    #expect(abs(banner.center.y - 150) < 0.1)
    #expect(abs(banner.center.x - 160) < 1e-6 && banner.transform.b == 0)
    banner.letGo(velocity: -400)
    clock.advance(by: 2)
    #expect(abs(banner.center.y - 30) < 0.1)
    #expect(states == [.open, .closed])
  }

  @Test("Its title and its grip are placed by the clock")
  func laidOut() {
    let title = banner.subviews[0]
    #expect(title.frame == .zero)
    clock.advance(by: 1.0 / 60)
    #expect(title.frame == CGRect(x: 20, y: 8, width: 280, height: 44))
    #expect(banner.layer.sublayers?.last?.frame.midX == 160)
    banner.bounds.size.width = 200
    clock.advance(by: 1.0 / 60)
    #expect(title.frame.width == 160)
  }

  @Test("It can draw itself, which shows nothing")
  func drawn() {
    banner.setNeedsDisplay()
    banner.draw(banner.bounds)
    #expect(GripLayer(layer: GripLayer()).length == 40)
  }
}

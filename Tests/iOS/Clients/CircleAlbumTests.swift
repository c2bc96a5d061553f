import Testing
import UIKit

@MainActor @Suite("An album with a layout of its own")
struct CircleAlbumTests {
  private let clock = UIShimClock.shared
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = CircleAlbumController()

  init() {
    controller.loadViewIfNeeded()
    controller.album.register(forCellWithReuseIdentifier: "photo") {
      UICollectionViewCell(frame: $0)
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
  }

  private var centers: [CGPoint] { controller.album.visibleCells.map(\.center) }

  @Test("Its photos are on the circle without a call of layoutIfNeeded")
  func onTheCircle() {
    #expect(centers.count == 6)
    for center in centers {
      #expect(abs(hypot(center.x - 160, center.y - 240) - 100) < 1e-9)
    }
  }

  @Test("Shaken off, they fall; gathered, they are back in the next frame")
  func shakenAndGathered() {
    let places = centers
    controller.shakeOff()
    clock.advance(by: 3)
    #expect(centers.allSatisfy { $0.y > 380 })
    controller.gather()
    clock.advance(by: 1.0 / 60)
    #expect(centers == places)
    #expect(controller.album.visibleCells.allSatisfy { $0.transform.isIdentity })
    clock.advance(by: 1)
    #expect(centers == places)
  }

  @Test("A new radius, size or number of photos is laid out by the clock")
  func changed() {
    controller.layout.radius = 60
    clock.advance(by: 1.0 / 60)
    #expect(abs(centers[0].x - 220) < 1e-9)
    window.frame.size = CGSize(width: 480, height: 320)
    clock.advance(by: 1.0 / 60)
    #expect(abs(centers[0].x - 300) < 1e-9 && abs(centers[0].y - 160) < 1e-9)
    controller.photoCount = 4
    controller.album.reloadData()
    clock.advance(by: 1.0 / 60)
    #expect(centers.count == 4)
  }
}

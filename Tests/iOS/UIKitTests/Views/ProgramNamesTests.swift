import Testing
import UIKit

/// What iOS programs write in passing.
@MainActor @Suite struct ProgramNamesTests {
  @Test func literalsAreColors() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
  }

  @Test func vectorsMayBeWhole() {
    let (dx, dy) = (3, -4)
    #expect(CGVector(dx: dx, dy: dy) == CGVector(dx: 3.0, dy: -4.0))
  }

  @Test func identifiersAreComparedAsObjects() {
    let floor = NSUUID()
    let identifier: (any NSCopying)? = floor
    #expect(identifier === floor)
    #expect(!(identifier === NSUUID()))
    let nothing: (any NSCopying)? = nil
    #expect(!(nothing === floor))
  }

  @Test func theApplicationKnowsItsWindows() {
    let (one, other) = (UIWindow(), UIWindow())
    one.makeKeyAndVisible()
    other.isHidden = false
    #expect(UIApplication.shared.keyWindow === one)
    #expect(UIApplication.shared.windows.filter { $0 === one || $0 === other } == [one, other])
    one.isHidden = true
    #expect(!UIApplication.shared.windows.contains(one))
  }

  final class Round: UICollectionViewLayoutAttributes {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  @Test func elementsMayBeRound() {
    let item: any UIDynamicItem = Round(forCellWith: IndexPath(item: 0, section: 0))
    #expect(item.collisionBoundsType == .ellipse)
  }

  @Test func notificationsReachClosures() {
    let center = NotificationCenter()
    var heard = 0
    let token = center.addObserver(forName: Notification.Name("turned"), object: nil) { _ in
      heard += 1
    }
    center.post(name: Notification.Name("turned"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("turned"), object: nil)
    #expect(heard == 1)
  }
}

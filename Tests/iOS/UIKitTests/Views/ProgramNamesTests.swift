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

/// Names that programs with dynamics used.
@MainActor @Suite struct CheapNamesTests {
  @Test func aRunningPropertyAnimatorAnimates() {
    let view = makeView(at: 0, 0)
    var ends: [UIViewAnimatingPosition] = []
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 },
      completion: { ends.append($0) })
    UIShimClock.shared.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 50) < 1e-9)
    UIShimClock.shared.advance(by: 0.5)
    #expect(ends == [.end])
  }

  @Test func colorsOfTraitsAreTheLightOnes() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color == .red && color.resolvedColor(with: UITraitCollection()) == .red)
    #expect(UIColor() == UIColor(white: 0, alpha: 0))
  }

  @Test func theSafeAreaIsTheWholeView() {
    let view = makeView(at: 50, 50)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
  }

  @Test func picturesMayBeToldToMove() {
    let view = UIImageView(image: UIImage.animatedImageNamed("none", duration: 1))
    #expect(view.image == nil)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }
}

import Dynamics
import Foundation
import Testing

/// A snap or a drag that pulls a card toward a point behind another card presses the two together.
///
/// The card used to go through the other one, which left at up to 2600 pt/s: an island with a joint
/// got 20 iterations, and a contact that had opened by a hundredth of a point did not exist.
@Suite struct PressedByASnapTests {
  /// The other card is at the right wall, and the card is snapped to a point behind it.
  @Test(
    arguments: [(80, 40), (80, 80), (60, 60), (40, 80)] as [(CGFloat, CGFloat)],
    [5, 20, 50, 100] as [CGFloat])
  func aSnappedCardStopsInFrontOfAnother(sides: (CGFloat, CGFloat), beyond: CGFloat) {
    for isDisc in [false, true] {
      let scene = Scene(side: sides.0, other: sides.1, isDisc: isDisc, gap: 100)
      scene.animator.addBehavior(
        SnapBehavior(item: scene.card, snapTo: CGPoint(x: scene.touching + beyond, y: 300)))
      let fastest = scene.fastestOther(steps: 360)
      #expect(abs(scene.card.center.x - scene.touching) < 0.3, "isDisc \(isDisc)")
      #expect(abs(scene.other.center.x - (600 - sides.1 / 2)) < 0.3, "isDisc \(isDisc)")
      #expect(fastest < 20, "isDisc \(isDisc)")
      #expect(!scene.animator.isRunning)
    }
  }

  /// From two points away, as hard as a push of a hundred times gravity.
  @Test func aSnapPressesLikeAPushOfTheSameForce() {
    let scene = Scene(side: 80, other: 40, isDisc: false, gap: 2)
    scene.animator.addBehavior(
      SnapBehavior(item: scene.card, snapTo: CGPoint(x: scene.touching + 75, y: 300)))
    #expect(scene.fastestOther(steps: 240) < 20)
    #expect(abs(scene.card.center.x - scene.touching) < 0.3)
    #expect(abs(scene.other.center.y - 300) < 0.3)
  }

  @Test(arguments: [[100, 40, 60, 20], [100, 100, 500, 20], [80, 80, 500, 60]] as [[CGFloat]])
  func aDraggedCardStopsInFrontOfAnother(numbers: [CGFloat]) {
    let (side, other, speed, beyond) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let scene = Scene(side: side, other: other, isDisc: false, gap: 100)
    let drag = DragBehavior(item: scene.card, grabbedAt: scene.card.center)
    scene.animator.addBehavior(drag)
    let start = scene.card.center.x
    let fastest = scene.fastestOther(steps: 600) { step in
      let x = min(start + speed * CGFloat(step) / 120, scene.touching + beyond)
      drag.move(to: CGPoint(x: x, y: 300), at: Double(step) / 120)
    }
    #expect(fastest < 20)
    #expect(abs(scene.card.center.x - scene.touching) < 1)
  }
}

private struct Scene {
  let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 600, height: 600))
  let card: BasicItem
  let other: BasicItem
  /// The center of the card when it touches the other one.
  let touching: CGFloat
  private let properties: DynamicItemBehavior

  init(side: CGFloat, other width: CGFloat, isDisc: Bool, gap: CGFloat) {
    touching = 600 - width - side / 2
    card = BasicItem(
      center: CGPoint(x: touching - gap, y: 300), size: CGSize(width: side, height: side))
    other = BasicItem(
      center: CGPoint(x: 600 - width / 2, y: 300), size: CGSize(width: width, height: width),
      collisionBoundsType: isDisc ? .ellipse : .rectangle)
    let collision = CollisionBehavior(items: [other, card])
    collision.translatesReferenceBoundsIntoBoundary = true
    properties = DynamicItemBehavior(items: [other, card])
    animator.addBehavior(collision)
    animator.addBehavior(properties)
  }

  /// - Returns: The greatest speed of the other card.
  func fastestOther(steps: Int, before: (Int) -> Void = { _ in }) -> CGFloat {
    var fastest: CGFloat = 0
    for step in 1...steps {
      before(step)
      animator.step()
      let velocity = properties.linearVelocity(for: other)
      fastest = max(fastest, hypot(velocity.x, velocity.y))
    }
    return fastest
  }
}

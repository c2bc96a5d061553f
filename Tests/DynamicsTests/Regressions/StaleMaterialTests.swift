import Dynamics
import Testing

/// Changes of an item behavior were ignored when bounds moved, and for later items of a custom
/// field.
///
/// Anchored items were moved, items no longer anchored were left outside, and masses were old.
@Suite struct StaleMaterialTests {
  private let room = CGRect(x: 0, y: 0, width: 300, height: 300)
  private let corner = CGRect(x: 100, y: 100, width: 200, height: 200)

  private struct Scene {
    let item = BasicItem.box(20, 20, 20, 20)
    let collision: CollisionBehavior
    let properties: DynamicItemBehavior
    let animator: DynamicAnimator

    init(_ bounds: CGRect, isAnchored: Bool, walls: (CollisionBehavior) -> Void) {
      (collision, properties) = (CollisionBehavior(items: [item]), .init(items: [item]))
      properties.isAnchored = isAnchored
      walls(collision)
      animator = .headless(bounds)
      animator.addBehavior(collision)
      animator.addBehavior(properties)
      animator.advance(by: 0.1)
      properties.isAnchored.toggle()
    }
  }

  @Test(arguments: [true, false])
  func boundsAskWhatIsAnchoredNow(isAnchored: Bool) {
    let scene = Scene(room, isAnchored: !isAnchored) {
      $0.translatesReferenceBoundsIntoBoundary = true
    }
    scene.animator.referenceBounds = corner
    scene.animator.advance(by: 0.1)
    if isAnchored {
      #expect(scene.item.center == CGPoint(x: 20, y: 20))
    } else {
      #expect(corner.contains(scene.item.center))
    }
  }

  @Test(arguments: [true, false])
  func otherBoundariesLeaveAnchoredItems(isAnchored: Bool) {
    let scene = Scene(room, isAnchored: !isAnchored) {
      $0.addBoundary(withIdentifier: "box", for: BezierPath(rect: room))
    }
    scene.collision.addBoundary(withIdentifier: "box", for: BezierPath(rect: corner))
    scene.animator.advance(by: 0.1)
    if isAnchored {
      #expect(scene.item.center == CGPoint(x: 20, y: 20))
    } else {
      #expect(corner.contains(scene.item.center))
    }
  }

  /// The bounds of a view are only read at the beginning of a step.
  @Test func boundsOfAViewUseNewMaterials() {
    final class View: ReferenceView {
      var bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    }
    let (view, item) = (View(), BasicItem.box(20, 20, 20, 20))
    let animator = DynamicAnimator(referenceView: view, frameSource: nil)
    let (collision, properties) = (CollisionBehavior(items: [item]), DynamicItemBehavior())
    collision.translatesReferenceBoundsIntoBoundary = true
    properties.isAnchored = true
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 500, 500)]))
    animator.step()
    properties.addItem(item)
    view.bounds = corner
    animator.step()
    #expect(item.center.x == 20)
  }

  @Test func eachCallOfABlockIsGivenWhatTheCallBeforeHasSet() {
    let items = [BasicItem.box(0, 0, 100, 100), BasicItem.box(500, 0, 100, 100)]
    let properties = DynamicItemBehavior(items: items)
    var given: [CGFloat] = []
    let field = FieldBehavior.field { _, _, _, mass, _, _ in
      given.append(mass)
      properties.density += 1
      return .zero
    }
    for item in items { field.addItem(item) }
    let animator = DynamicAnimator.headless()
    animator.addBehavior(properties)
    animator.addBehavior(field)
    animator.step()
    animator.step()
    #expect(given == [1, 2, 3, 4])
  }

  @Test func aBlockThatAnchorsAnItemIsNotAskedAboutIt() {
    let items = [BasicItem.crate(at: 0, 0), BasicItem.crate(at: 500, 0)]
    let properties = DynamicItemBehavior(items: [items[1]])
    var calls = 0
    let field = FieldBehavior.field { _, _, _, _, _, _ in
      calls += 1
      properties.isAnchored = true
      return CGVector(dx: 1, dy: 0)
    }
    for item in items { field.addItem(item) }
    let animator = DynamicAnimator.headless()
    animator.addBehavior(properties)
    animator.addBehavior(field)
    animator.step()
    #expect(calls == 1)
  }

  @Test func aBlockThatTakesItsFieldAwayIsNotCalledAgain() {
    let items = [BasicItem.crate(at: 0, 0), BasicItem.crate(at: 500, 0)]
    let animator = DynamicAnimator.headless()
    var calls = 0
    let field = FieldBehavior.field { field, _, _, _, _, _ in
      calls += 1
      field.dynamicAnimator?.removeBehavior(field)
      return CGVector(dx: 1, dy: 0)
    }
    for item in items { field.addItem(item) }
    animator.addBehavior(GravityBehavior(items: items))
    animator.addBehavior(field)
    animator.step()
    animator.step()
    #expect(calls == 1)
    #expect(items[0].center.x == 0)
  }
}

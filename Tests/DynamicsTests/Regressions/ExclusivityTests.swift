import Dynamics
import Testing

/// Diagnostics handlers, `deinit`s and `==` of identifiers that accessed a behavior during its
/// change ended the process: "simultaneous accesses".
@Suite struct ExclusivityTests {
  private let room = CGRect(x: 0, y: 0, width: 300, height: 300)

  /// An object for a handler to access; tests are single-threaded.
  private struct Box<Value>: @unchecked Sendable { let value: Value }

  private func withHandler(_ look: @escaping () -> Void, _ body: () -> Void) -> Int {
    let box = Box(value: look)
    let heard = Heard()
    DynamicsDiagnostics.withHandler({ _ in
      heard.count += 1
      box.value()
    }) { body() }
    return heard.count
  }

  private final class Heard: @unchecked Sendable { var count = 0 }

  @Test func aHandlerMayLookAtTheBoundariesThatItIsToldOf() {
    let animator = DynamicAnimator.headless(room)
    let item = BasicItem.crate(at: 150, 150)
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let count = withHandler {
      _ = collision.boundaryIdentifiers
      collision.addBoundary(withIdentifier: "a", from: .zero, to: CGPoint(x: 9, y: 9))
      collision.removeItem(item)
    } _: {
      animator.referenceBounds = CGRect(x: 200, y: 200, width: 50, height: 50)
    }
    #expect(count == 1)
    #expect(collision.boundaryIdentifiers == ["a"] && collision.items.isEmpty)
  }

  @Test func aHandlerMayChangeTheBehaviorThatRefusedANumber() {
    let item = BasicItem.crate(at: 0, 0)
    let snap = SnapBehavior(item: item, snapTo: .zero)
    let field = FieldBehavior.springField()
    let animator = DynamicAnimator.headless()
    animator.addBehavior(snap)
    animator.addBehavior(field)
    field.addItem(item)
    var seen: [CGFloat] = []
    _ = withHandler {
      seen += [snap.frequency, snap.snapPoint.x, field.position.x]
      animator.step()
    } _: {
      snap.frequency = .nan
      snap.snapPoint.x = .nan
      field.position.x = .nan
    }
    #expect(seen.count == 9 && seen.allSatisfy(\.isFinite))
  }

  @Test func aHandlerMayDriveTheAnimatorWhoseViewHasNoSoundBounds() {
    final class View: ReferenceView {
      var bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    }
    let view = View()
    let animator = DynamicAnimator(referenceView: view, frameSource: nil)
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    view.bounds.size.width = .nan
    let count = withHandler({ animator.step() }, { animator.step() })
    #expect(count == 1)
    #expect(abs(animator.elapsedTime - 2 * animator.timeStep) < 1e-12, "\(animator.elapsedTime)")
  }

  /// An identifier that accesses its behavior in its `deinit`.
  private final class Witness: Hashable {
    var onDeinit: () -> Void = {}
    var onEquals: () -> Void = {}
    static func == (a: Witness, b: Witness) -> Bool {
      a.onEquals()
      return a === b
    }
    func hash(into hasher: inout Hasher) {}
    deinit { onDeinit() }
  }

  @Test func identifiersMayLookAtTheirBehavior() {
    let collision = CollisionBehavior(items: [BasicItem.crate(at: 50, 50)])
    let animator = DynamicAnimator.headless(room)
    animator.addBehavior(collision)
    var looks = 0
    func addWitness() -> Witness {
      let witness = Witness()
      let look = { [unowned collision] in
        looks += 1
        _ = collision.boundaryIdentifiers
        collision.addBoundary(withIdentifier: "b", from: .zero, to: CGPoint(x: 9, y: 9))
      }
      collision.addBoundary(withIdentifier: witness, from: .zero, to: CGPoint(x: 0, y: 300))
      (witness.onDeinit, witness.onEquals) = (look, { _ = collision.boundaryIdentifiers })
      return witness
    }
    _ = addWitness()
    collision.removeAllBoundaries()
    #expect(looks == 1)
    do { collision.removeBoundary(withIdentifier: addWitness()) }
    #expect(looks == 2)
    #expect(collision.boundaryIdentifiers == ["b"])
  }

  @Test func anIdentifierMayGoWithTheContactThatItNames() {
    let item = BasicItem.box(50, 280, 40, 40)
    let animator = DynamicAnimator.headless(room)
    var looks = 0
    do {
      let collision = CollisionBehavior(items: [item])
      let witness = Witness()
      collision.addBoundary(
        withIdentifier: witness, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
      let log = ContactLog()
      collision.collisionDelegate = log
      let gravity = GravityBehavior(items: [item])
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
      animator.advance(by: 0.2)
      #expect(log.points.count == 1)
      witness.onDeinit = { [unowned animator] in
        looks += 1
        animator.removeAllBehaviors()
      }
      animator.removeBehavior(collision)
    }
    animator.advance(by: 0.1)
    #expect(looks == 1)
    #expect(animator.items.isEmpty)
  }

  @Test func whatAnActionCapturedMayLookAtTheAction() {
    let gravity = GravityBehavior()
    var hadAction: Bool?
    func setAction() {
      let witness = Witness()
      witness.onDeinit = { [unowned gravity] in hadAction = gravity.action != nil }
      gravity.action = { _ = witness }
    }
    setAction()
    gravity.action = nil
    #expect(hadAction == false)
  }

  @Test func aHandlerIsNotSentItsOwnMisuse() {
    let animator = DynamicAnimator.headless()
    let count = withHandler({ animator.advance(by: -1) }, { animator.advance(by: .nan) })
    #expect(count == 1)
  }
}

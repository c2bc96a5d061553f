import DynamicsTestSupport
import Testing

@testable import Dynamics

@Suite struct DebugOverlayTests {
  private static let room = CGRect(x: 0, y: 0, width: 400, height: 300)

  // MARK: No effect on motion

  @Test func nothingMovesDifferently() {
    let (plain, watched) = (BusyScene(), BusyScene())
    let overlay = DebugOverlayBehavior()
    var kinds: Set<DebugMark.Kind> = []
    for step in 0..<220 {
      // The overlay is added during motion, removed, and added again.
      if [30, 150].contains(step) { watched.animator.addBehavior(overlay) }
      if step == 120 { watched.animator.removeBehavior(overlay) }
      #expect(watched.run(from: step, steps: 1) == plain.run(from: step, steps: 1), "step \(step)")
      kinds.formUnion(overlay.marks.map(\.kind))
      _ = (overlay.items, overlay.boundaries)
    }
    #expect(watched.items.map(\.center) == plain.items.map(\.center))
    #expect(watched.log.entries.count == plain.log.entries.count && !plain.log.entries.isEmpty)
    #expect(watched.log.points == plain.log.points)
    #expect(kinds == Set(DebugMark.Kind.allCases))
  }

  @Test func itNeitherStartsAnAnimatorNorKeepsItRunning() {
    func stepsToRest(_ overlay: DebugOverlayBehavior?) -> Int {
      let animator = DynamicAnimator(referenceBounds: Self.room)
      if let overlay { animator.addBehavior(overlay) }
      #expect(!animator.isRunning)
      animator.addBehavior(GravityBehavior(items: [BasicItem.box(100, 280, 20, 20)]))
      let collision = CollisionBehavior(items: animator.items)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      var steps = 0
      while animator.isRunning, steps < 1000 {
        animator.step()
        if steps == 30, let overlay {
          animator.removeBehavior(overlay)
          animator.addBehavior(overlay)
        }
        steps += 1
      }
      #expect(!animator.isRunning)
      if let overlay {
        animator.removeBehavior(overlay)
        animator.addBehavior(overlay)
        overlay.contactDuration = 3
        #expect(!animator.isRunning)
      }
      return steps
    }
    #expect(stepsToRest(DebugOverlayBehavior()) == stepsToRest(nil))
  }

  @Test func snapshotsDoNotHaveIt() throws {
    func scene(_ overlay: DebugOverlayBehavior?) -> DynamicAnimator {
      let animator = DynamicAnimator(referenceBounds: Self.room)
      let ball = BasicItem.box(100, 100, 20, 20)
      if let overlay {
        // Overlays come first, and between two children of another behavior.
        animator.addBehavior(DebugOverlayBehavior())
        let group = DynamicBehavior()
        group.addChildBehavior(overlay)
        group.addChildBehavior(GravityBehavior(items: [ball]))
        animator.addBehavior(group)
      } else {
        let group = DynamicBehavior()
        group.addChildBehavior(GravityBehavior(items: [ball]))
        animator.addBehavior(group)
      }
      let collision = CollisionBehavior(items: [ball])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      return animator
    }
    let overlay = DebugOverlayBehavior()
    let (plain, watched) = (scene(nil), scene(overlay))
    plain.advance(by: 0.3)
    watched.advance(by: 0.3)
    let (one, other) = (plain.snapshot(), watched.snapshot())
    #expect(one == other)
    plain.advance(by: 0.7)
    watched.advance(by: 0.7)
    #expect(overlay.marks.contains { $0.kind == .contact })
    try plain.restore(other)
    try watched.restore(one)
    #expect(plain.stateHash == watched.stateHash)
    // The overlay is still there, without the contacts that are in the future now.
    #expect(overlay.dynamicAnimator === watched && watched.behaviors.count == 3)
    #expect(overlay.marks.map(\.kind) == [.velocity])
    #expect(watched.simulation.items.count == 1)
    plain.advance(by: 0.7)
    watched.advance(by: 0.7)
    #expect(plain.stateHash == watched.stateHash)
    #expect(overlay.marks.contains { $0.kind == .contact })
  }

  @Test func itLeavesAndReturnsWithItsParent() throws {
    let animator = DynamicAnimator(referenceBounds: Self.room)
    animator.addBehavior(GravityBehavior(items: [BasicItem.box(100, 100, 20, 20)]))
    let before = animator.snapshot()
    let (group, overlay) = (DynamicBehavior(), DebugOverlayBehavior())
    group.addChildBehavior(overlay)
    animator.addBehavior(group)
    let after = animator.snapshot()
    try animator.restore(before)
    #expect(overlay.dynamicAnimator == nil && overlay.items.isEmpty)
    try animator.restore(after)
    #expect(overlay.dynamicAnimator === animator && overlay.items.count == 1)
  }

  @Test func removingItEndsAll() {
    let scene = BusyScene()
    let overlay = DebugOverlayBehavior()
    scene.animator.addBehavior(overlay)
    _ = scene.run(from: 0, steps: 60)
    #expect(!overlay.marks.isEmpty && !overlay.items.isEmpty && !overlay.boundaries.isEmpty)
    scene.animator.removeBehavior(overlay)
    #expect(overlay.marks.isEmpty && overlay.items.isEmpty && overlay.boundaries.isEmpty)
    // Earlier contacts do not return.
    scene.animator.addBehavior(overlay)
    #expect(!overlay.marks.contains { $0.kind == .contact })
  }

  @Test func itKeepsNothingAlive() {
    let overlay = DebugOverlayBehavior()
    weak var animator: DynamicAnimator?
    weak var item: BasicItem?
    do {
      let (owner, ball) = (DynamicAnimator(referenceBounds: Self.room), BasicItem.crate(at: 60, 60))
      owner.addBehavior(overlay)
      owner.addBehavior(GravityBehavior(items: [ball]))
      owner.advance(by: 0.1)
      #expect(!overlay.marks.isEmpty)
      (animator, item) = (owner, ball)
    }
    #expect(animator == nil && item == nil)
    #expect(overlay.marks.isEmpty && overlay.items.isEmpty && overlay.boundaries.isEmpty)
  }

  // MARK: Items and boundaries

  @Test func itemsSayWhetherTheySleep() {
    let animator = DynamicAnimator(referenceBounds: Self.room)
    let overlay = DebugOverlayBehavior()
    animator.addBehavior(overlay)
    let items = [
      BasicItem.box(50, 50, 20, 20), .box(150, 50, 20, 20), .box(250, 50, 20, 20),
    ]
    animator.addBehavior(DynamicBehavior())
    let still = DynamicItemBehavior(items: [items[0]])
    let moving = animator.withoutResistance(items[1])
    moving.addLinearVelocity(CGPoint(x: 20, y: 0), for: items[1])
    let held = DynamicItemBehavior(items: [items[2]])
    held.isAnchored = true
    animator.addBehavior(still)
    animator.addBehavior(held)
    animator.advance(by: 1.5)
    let states = Dictionary(uniqueKeysWithValues: overlay.items.map { ($0.id, $0.state) })
    #expect(
      items.map { states[animator.id(of: $0)!]! } == [.asleep, .awake, .anchored])
    #expect(overlay.items.first { $0.state == .awake }?.center == items[1].center)
    overlay.layers = .outlines
    #expect(overlay.items.map(\.state) == [nil, nil, nil])
    overlay.layers = .contacts
    #expect(overlay.items.isEmpty && overlay.marks.isEmpty)
  }

  @Test func outlinesAreWhatCollides() throws {
    let animator = DynamicAnimator(referenceBounds: Self.room)
    let overlay = DebugOverlayBehavior()
    let box = BasicItem(center: CGPoint(x: 100, y: 50), size: CGSize(width: 40, height: 20))
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let ball = BasicItem(
      center: CGPoint(x: 200, y: 50), size: CGSize(width: 30, height: 30),
      collisionBoundsType: .ellipse)
    let group = DynamicItemGroup(items: [BasicItem.box(280, 50, 10, 10), .box(300, 50, 10, 30)])
    animator.addBehavior(DynamicItemBehavior(items: [box, ball, group]))
    animator.addBehavior(overlay)
    let items = overlay.items
    try #require(items.count == 3)
    let corners = [(110, 30), (110, 70), (90, 70), (90, 30)]
    #expect(items[0].outlines.map(\.count) == [4])
    for (corner, expected) in zip(items[0].outlines[0], corners) {
      #expect(
        abs(corner.x - CGFloat(expected.0)) < 1e-9 && abs(corner.y - CGFloat(expected.1)) < 1e-9)
    }
    #expect(items[1].outlines.map(\.count) == [64])
    #expect(
      items[1].outlines[0].allSatisfy {
        abs((($0.x - 200) * ($0.x - 200) + ($0.y - 50) * ($0.y - 50)).squareRoot() - 15) < 1e-6
      })
    #expect(items[2].outlines.count == 2)
    let boxes = items[2].outlines.map { outline in
      outline.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
    #expect(
      boxes == [
        CGRect(x: 275, y: 45, width: 10, height: 10), CGRect(x: 295, y: 35, width: 10, height: 30),
      ])
  }

  @Test func boundariesFollowEachChange() throws {
    let animator = DynamicAnimator(referenceBounds: Self.room)
    let overlay = DebugOverlayBehavior()
    animator.addBehavior(overlay)
    let collision = CollisionBehavior()
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: 0, y: 200), to: CGPoint(x: 400, y: 200))
    #expect(overlay.boundaries.isEmpty)
    animator.addBehavior(collision)
    let floor = DebugBoundary(
      name: "floor", lines: [[CGPoint(x: 0, y: 200), CGPoint(x: 400, y: 200)]])
    #expect(overlay.boundaries == [floor])
    let before = animator.snapshot()
    collision.translatesReferenceBoundsIntoBoundary = true
    #expect(overlay.boundaries.map(\.name) == [nil, "floor"])
    animator.referenceBounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(overlay.boundaries[0].lines[0].allSatisfy { $0.x <= 10 && $0.y <= 10 })
    // A boundary is replaced while the overlay is not read.
    try animator.restore(before)
    collision.addBoundary(withIdentifier: "floor", from: .zero, to: CGPoint(x: 1, y: 1))
    #expect(overlay.boundaries.map(\.lines) == [[[.zero, CGPoint(x: 1, y: 1)]]])
    collision.removeAllBoundaries()
    #expect(overlay.boundaries.isEmpty)
    try animator.restore(before)
    #expect(overlay.boundaries == [floor])
    animator.removeBehavior(collision)
    #expect(overlay.boundaries.isEmpty)
  }

  // MARK: Contacts

  @Test func aContactFadesEvenly() throws {
    let animator = DynamicAnimator(referenceBounds: Self.room)
    let overlay = DebugOverlayBehavior()
    overlay.layers = .contacts
    overlay.contactDuration = 0.25
    let ball = BasicItem.box(100, 250, 20, 20)
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(overlay)
    animator.addBehavior(collision)
    let properties = animator.withoutResistance(ball)
    properties.addLinearVelocity(CGPoint(x: 0, y: 300), for: ball)
    while overlay.marks.isEmpty, animator.elapsedTime < 1 { animator.step() }
    let first = try #require(overlay.marks.first)
    #expect(first.kind == .contact && first.start.y == 300 && first.strength == 1)
    // Straight down, for 0.04 kg at 3 m/s: 8 + 32 · 0.12 / 1.12 pt, and more if it bounces.
    #expect(first.end.x == first.start.x && (11...16).contains(first.end.y - first.start.y))
    for step in 1..<30 {
      animator.step()
      let mark = try #require(overlay.marks.first, "after \(step) steps")
      #expect(abs(mark.strength - (1 - CGFloat(step) / 30)) < 1e-6)
      #expect(mark.start == first.start && mark.end == first.end)
    }
    animator.step()
    #expect(overlay.marks.isEmpty)
  }

  @Test func contactsAreBounded() {
    let scene = BusyScene()
    let overlay = DebugOverlayBehavior()
    overlay.layers = .contacts
    overlay.contactDuration = 60
    scene.animator.addBehavior(overlay)
    let began = scene.log
    for step in 0..<600 { _ = scene.run(from: step, steps: 1) }
    #expect((1...1000).contains(overlay.marks.count))
    #expect(began.points.count >= overlay.marks.count { $0.kind == .contact })
  }

  // MARK: Misuse

  @Test func wrongSettingsChangeNothing() {
    let overlay = DebugOverlayBehavior()
    let (_, reports) = DynamicsDiagnostics.collecting {
      overlay.contactDuration = -1
      overlay.contactDuration = .nan
      overlay.fieldSpacing = 0
      overlay.fieldSpacing = .infinity
      overlay.addChildBehavior(GravityBehavior())
    }
    #expect(reports.count == 5)
    #expect(overlay.contactDuration == 0.5 && overlay.fieldSpacing == 40)
    #expect(overlay.childBehaviors.isEmpty)
    #expect(overlay.marks.isEmpty && overlay.items.isEmpty && overlay.boundaries.isEmpty)
  }
}
